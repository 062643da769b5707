import type { DemoCommunity } from "./community";

/** The communities of the two accounts with which anybody may sign in. */
export const accountCommunities: readonly DemoCommunity[] = [
  {
    owner: "uat@demo.ro",
    age: 3,
    description:
      "Trei sate pe două văi, la o jumătate de oră de Zalău: Fântâna Albastră, Lunca Popii și Dealul Morii. Izvorul din mijlocul satului, căptușit cu piatră de var, dă apei culoarea după care ne cheamă lumea.\nTrăim din livezi, din oi și, de zece ani încoace, din ateliere: la noi se fac uși, se țes covoare și se repară tractoare pentru jumătate de județ. Primăria are 19 angajați și ușa deschisă în fiecare zi până la patru, marțea până la șase.",
    objectives:
      "Apă și canalizare în toate cele trei sate până în 2028.\nO grădiniță caldă și o școală care nu mai arde lemne.\nTot ce se poate depune la ghișeu să se poată depune și de acasă.",
    population: 4120,
    areaHectares: 8450,
    projectsCompleted: 14,
    budgetAllocated: "12 milioane lei, 2021–2027",
    citizensServed: 4120,
    address: "Strada Morii nr. 4, Fântâna Albastră, județul Sălaj",
    phone: "+40260000201",
    email: "primaria@fantana-albastra.example",
    website: "https://fantana-albastra.example",
    cover: ["hills", "Dealurile cu livezi de deasupra satului Fântâna Albastră, dimineața"],
    attractions: [
      {
        type: "natural",
        name: "Izvorul Albastru",
        description:
          "Apa iese rece și vara, opt grade, din piatra de var. Copiii spun că are culoarea cerului; geologii spun că e de la calcit. Amândouă sunt adevărate.",
        shots: [["forest", "Poteca prin pădure către Izvorul Albastru"]],
      },
      {
        type: "religious",
        name: "Biserica de lemn din Dealul Morii",
        description:
          "Ridicată în 1742 fără niciun cui de fier. Cheia este la familia de peste drum; se deschide oricui bate la poartă.",
        shots: [["church", "Biserica de lemn din Dealul Morii, cu turla ascuțită"]],
      },
      {
        type: "cultural",
        name: "Casa covoarelor",
        description:
          "Șase războaie de țesut la care se lucrează de marți până sâmbătă. Cine vine la atelierul de o zi pleacă acasă cu un colț de covor făcut cu mâna lui.",
        shots: [["culture", "Casa covoarelor, cu prispă și porți sculptate"]],
      },
    ],
    projects: [
      {
        title: "Rețea de apă în Lunca Popii și Dealul Morii",
        description: "11,4 km de conductă, un rezervor de 200 m³ și 312 branșamente. Se sapă acum pe ulița bisericii.",
        status: "in_progress",
        progress: 65,
        days: [-250, 190],
      },
      {
        title: "Reabilitarea termică a grădiniței",
        description: "Pereți, acoperiș, ferestre și o pompă de căldură pentru 68 de copii.",
        status: "in_progress",
        progress: 30,
        days: [-90, 240],
      },
      {
        title: "Portal de taxe și cereri online",
        description: "Plata impozitelor și 24 de cereri care se pot depune de pe telefon. Acum este în probe.",
        status: "review",
        progress: 90,
        days: [-150, 25],
      },
      {
        title: "Drumul de plai spre stână",
        description: "Studiul este gata; căutăm finanțare pentru 6 km de drum agricol.",
        status: "planning",
        progress: 0,
        days: [-20, null],
      },
      {
        title: "Iluminat public cu LED în satul de centru",
        description: "186 de stâlpi, factură mai mică cu 58%.",
        status: "completed",
        progress: 100,
        days: [-620, -410],
      },
      {
        title: "Teren de sport la școală",
        description: "Sintetic, cu nocturnă, deschis tuturor după ore.",
        status: "completed",
        progress: 100,
        days: [-900, -700],
      },
    ],
    gallery: [
      ["orchard", "Livada de meri a școlii, primăvara"],
      ["townhall", "Primăria din Fântâna Albastră"],
      ["kindergarten", "Curtea grădiniței"],
      ["festival", "Hora de la Ziua Izvorului, în august"],
    ],
  },
  {
    owner: "uat2@demo.ro",
    age: 6,
    description:
      "Un oraș mic între coline, cu trei izvoare sărate și o promenadă pe care tot orașul se plimbă după ora șapte. Am fost stațiune de cură, apoi oraș de fabrică, iar acum învățăm să fim amândouă deodată.\nAvem două școli, un liceu, o piață care umple centrul vinerea și un muzeu al sării coborât 38 de metri sub pământ.",
    objectives:
      "Să fim din nou oraș de cură: apă, liniște, pietoni.\nStrada principală fără mașini la sfârșit de săptămână.\nIluminat, școli și bloc social cu consum de energie la jumătate.",
    population: 9140,
    areaHectares: 5230,
    projectsCompleted: 27,
    budgetAllocated: "48,6 milioane lei, 2021–2027",
    citizensServed: 11300,
    address: "Piața Centrală nr. 1, Trei Izvoare, județul Vâlcea",
    phone: "+40250000202",
    email: "contact@trei-izvoare.example",
    website: "https://trei-izvoare.example",
    cover: ["square", "Piața Centrală din Trei Izvoare, cu fântâna și teii"],
    attractions: [
      {
        type: "historic",
        name: "Vila Brâncovenilor Mici",
        description:
          "Pavilion de cură din 1897, cu foișor și vitralii. Pe terasă se servește apa izvorului al doilea, gratuit, în cana adusă de acasă.",
        shots: [["museum", "Vila Brâncovenilor Mici, cu coloane și foișor"]],
      },
      {
        type: "recreational",
        name: "Promenada celor trei izvoare",
        description:
          "2,1 km la umbră, cu 64 de bănci și două locuri de joacă. Se poate merge cu căruciorul până la capăt.",
        shots: [
          ["playground", "Loc de joacă pe promenadă"],
          ["river", "Pârâul de-a lungul promenadei"],
        ],
      },
      {
        type: "cultural",
        name: "Muzeul sării",
        description:
          "O galerie de mină, coborâtă în 1911 și redeschisă în 2019. Ultimul tur pleacă la 16:30; luați o haină.",
      },
      {
        type: "sport",
        name: "Ștrandul „Izvorul Mare”",
        description: "Bazin de 33 m cu apă sărată, deschis din mai până în septembrie.",
        shots: [["sports", "Terenurile de lângă ștrand"]],
      },
    ],
    projects: [
      {
        title: "Modernizarea iluminatului public",
        description: "1.240 de corpuri cu LED și telegestiune. S-au montat cartierele de nord și centrul.",
        status: "in_progress",
        progress: 55,
        days: [-180, 150],
      },
      {
        title: "Strada principală pietonală",
        description:
          "Pavaj, arbori și o parcare de margine; se lucrează pe jumătăți, ca să rămână deschise magazinele.",
        status: "in_progress",
        progress: 40,
        days: [-120, 260],
      },
      {
        title: "Strategia de dezvoltare 2027–2034",
        description: "Consultarea cartierelor s-a încheiat; urmează votul consiliului local.",
        status: "review",
        progress: 85,
        days: [-200, 40],
      },
      {
        title: "Reparația pasarelei peste pârâu",
        description: "Oprită până la terminarea expertizei tehnice; ocolirea este semnalizată.",
        status: "on_hold",
        progress: 20,
        days: [-300, null],
      },
      {
        title: "Centrul de zi pentru vârstnici",
        description: "60 de locuri, masă caldă și cabinet medical.",
        status: "completed",
        progress: 100,
        days: [-1100, -640],
      },
      {
        title: "Mobilier școlar pentru 14 săli de clasă",
        description: "Bănci reglabile și dulapuri, cumpărate prin licitație deschisă.",
        status: "completed",
        progress: 100,
        days: [-420, -330],
      },
    ],
    gallery: [
      ["market", "Piața de vineri din centru"],
      ["lighting", "Bulevardul cu iluminatul nou, seara"],
      ["library", "Biblioteca orășenească"],
      ["clinic", "Dispensarul din cartierul de sud"],
    ],
  },
];
