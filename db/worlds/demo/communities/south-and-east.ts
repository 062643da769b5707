import type { DemoCommunity } from "./community";

/** Galați, Buzău, Suceava, Vâlcea, Vaslui, Tulcea, Dolj. */
export const southernAndEasternCommunities: readonly DemoCommunity[] = [
  {
    owner: "podul-lung@demo.ro",
    age: 11,
    description:
      "Municipiu la apă mare: port, șantier naval, două facultăți și un pod de 1.107 metri pe care localnicii îl trec pe jos măcar o dată pe an, în noaptea de Înviere.\nAvem 61.300 de locuitori, 14.000 de dosare de urbanism scanate și o faleză la care lucrăm de cinci ani.",
    objectives:
      "Faleza întreagă, fără garduri, până în 2028.\nTransport public electric pe cele patru linii mari.\nToate autorizațiile eliberate online.",
    population: 61300,
    areaHectares: 22400,
    projectsCompleted: 58,
    budgetAllocated: "412 milioane lei, 2021–2027",
    citizensServed: 84500,
    address: "Bulevardul Dunării nr. 12, Podul Lung, județul Galați",
    phone: "+40236000208",
    email: "relatii@podul-lung.example",
    website: "https://podul-lung.example",
    cover: ["bridge", "Podul cel lung peste fluviu, la apus"],
    attractions: [
      {
        type: "recreational",
        name: "Faleza de jos",
        description: "4,3 km de plimbare la nivelul apei, cu pontoane de pescuit și o bibliotecă într-un vagon.",
        shots: [
          ["river", "Fluviul văzut de pe faleza de jos"],
          ["playground", "Locul de joacă de pe faleză"],
        ],
      },
      {
        type: "cultural",
        name: "Teatrul Mic de pe Cheu",
        description: "Fost depozit de grâne; 180 de locuri, premieră în fiecare lună, bilet de elev la 5 lei.",
        shots: [["culture", "Teatrul Mic de pe Cheu"]],
      },
      {
        type: "sport",
        name: "Clubul de canotaj",
        description: "Șaisprezece ambarcațiuni și trei campioni naționali de juniori. Încercare gratuită sâmbăta.",
      },
    ],
    projects: [
      {
        title: "Faleza de sus, etapa a treia",
        description: "1,2 km de consolidare și promenadă, cu 300 de arbori.",
        status: "in_progress",
        progress: 60,
        days: [-400, 320],
      },
      {
        title: "Douăzeci de autobuze electrice",
        description: "Livrate 12; stațiile de încărcare din depou sunt gata.",
        status: "in_progress",
        progress: 75,
        days: [-260, 90],
      },
      {
        title: "Management electronic al documentelor",
        description: "Primăria și 11 instituții subordonate, un singur flux.",
        status: "planning",
        progress: 0,
        days: [-15, 400],
      },
      {
        title: "Pasajul de la gară",
        description: "Suspendat până la mutarea unei conducte de gaze.",
        status: "on_hold",
        progress: 35,
        days: [-420, null],
      },
      {
        title: "Arhivă digitală la urbanism",
        description: "14.000 de dosare, căutare după adresă și titular.",
        status: "completed",
        progress: 100,
        days: [-340, -60],
      },
      {
        title: "Creșa „Luntrea”",
        description: "120 de locuri, clădire cu consum aproape zero.",
        status: "completed",
        progress: 100,
        days: [-1000, -450],
      },
      {
        title: "Parcul Gării",
        description: "3 hectare pe locul unei autogări.",
        status: "completed",
        progress: 100,
        days: [-1400, -900],
      },
    ],
    gallery: [
      ["transport", "Autobuz electric în stația de la gară"],
      ["square", "Piața Mare a municipiului"],
      ["townhall", "Palatul primăriei"],
      ["roadworks", "Lucrări pe faleza de sus"],
      ["sports", "Arena sporturilor"],
    ],
  },
  {
    owner: "magura@demo.ro",
    age: 52,
    description:
      "Comună de olari. Lutul se scoate din măgura de deasupra satului, roșu ca obrazul, și ajunge oale, cahle și țiglă. Ultimul cuptor mare se aprinde de Sfântul Ilie; se vede din trei comune.",
    objectives: "Căminul cultural, din nou cu lumină și cu teatru.\nUn atelier-școală pentru olari tineri.",
    population: 2980,
    areaHectares: 7040,
    projectsCompleted: 8,
    budgetAllocated: "7,4 milioane lei, 2022–2027",
    citizensServed: 2980,
    address: "Strada Olarilor nr. 7, Măgura de Lut, județul Buzău",
    phone: "+40238000209",
    email: "primaria@magura-de-lut.example",
    attractions: [
      {
        type: "cultural",
        name: "Ulița olarilor",
        description:
          "Nouă ateliere deschise, cu roata la vedere. Întrebați de nea Stoica: el a făcut cahlele primăriei.",
        shots: [["culture", "Casă cu prispă pe ulița olarilor"]],
      },
      {
        type: "natural",
        name: "Măgura Roșie",
        description: "Deal de lut cu pereți verticali în care își fac cuib prigoriile.",
        shots: [["hills", "Măgura Roșie la amiază"]],
      },
    ],
    projects: [
      {
        title: "Reabilitarea căminului cultural",
        description: "Finanțarea este aprobată; se alege constructorul.",
        status: "review",
        progress: 15,
        days: [-45, 500],
      },
      {
        title: "Teren de fotbal cu tribună mică",
        description: "200 de locuri și vestiare.",
        status: "completed",
        progress: 100,
        days: [-700, -480],
      },
    ],
    gallery: [
      ["fields", "Lanuri sub Măgură"],
      ["church", "Biserica din deal"],
    ],
  },
  {
    owner: "cerbilor@demo.ro",
    age: 95,
    description:
      "Oraș la marginea codrului, cu 2.300 de gospodării, o fabrică de creioane și cerbi care coboară iarna până în parc. De trei ani plătim o taxă de salubrizare pe care oamenii o înțeleg, pentru că le-am arătat calculul.",
    population: 8420,
    areaHectares: 15600,
    projectsCompleted: 17,
    budgetAllocated: "29 milioane lei, 2021–2027",
    citizensServed: 9050,
    address: "Strada Pădurii nr. 9, Câmpul Cerbilor, județul Suceava",
    phone: "+40230000210",
    email: "primaria@campul-cerbilor.example",
    website: "https://campul-cerbilor.example",
    attractions: [
      {
        type: "religious",
        name: "Schitul de sub Brad",
        description: "La o oră de mers pe jos. Călugării fac brânză și nu răspund la telefon.",
        shots: [["church", "Schitul de sub Brad, în poiană"]],
      },
      {
        type: "sport",
        name: "Patinoarul natural",
        description: "Din decembrie până în februarie, cât ține gerul. Patine de împrumut la casa de cultură.",
      },
    ],
    projects: [
      {
        title: "Centru de colectare cu aport voluntar",
        description: "Pentru mobilă, moloz, electronice și uleiuri, la marginea orașului.",
        status: "in_progress",
        progress: 85,
        days: [-210, 20],
      },
    ],
  },
  {
    owner: "salcia@demo.ro",
    age: 130,
    description:
      "Două sate pe malul drept al râului, cu sălcii tunse scund și un islaz care aparține tuturor și, de aceea, încă nimănui. Ne-am înscris ca să găsim un jurist răbdător.",
    population: 1540,
    areaHectares: 3960,
    address: "Strada Râului nr. 5, Salcia Nouă, județul Vâlcea",
    phone: "+40250000211",
    attractions: [
      {
        type: "natural",
        name: "Balta cu nuferi",
        description: "Nuferi galbeni din iunie până în august; se vede de pe digul vechi.",
        shots: [["lake", "Balta cu nuferi de la marginea satului"]],
      },
    ],
  },
  { owner: "dealul@demo.ro", age: 190 },
  {
    name: "Comuna Ulmii cu Umbră",
    kind: "commune",
    county: "TL",
    age: 260,
    description:
      "Sat lipovenesc și sat de ciobani, despărțite de un șir de ulmi. Profilul a fost întocmit de asociație; primăria îl poate prelua după înscriere.",
    population: 2210,
    areaHectares: 14300,
    projectsCompleted: 2,
    citizensServed: 2210,
    cover: ["lake", "Ghiolul de la marginea comunei, în zori"],
    attractions: [
      {
        type: "natural",
        name: "Ghiolul Egretelor",
        description: "Observator de păsări din lemn, cu o scară bună și o carte de oaspeți.",
      },
      {
        type: "historic",
        name: "Ruinele turnului vămii",
        description: "Un colț de zid roman și jumătate dintr-un turn genovez.",
        shots: [["fortress", "Turnul vămii, pe dealul de deasupra ghiolului"]],
      },
    ],
    projects: [
      {
        title: "Debarcader pentru bărci mici",
        description: "Ponton de 40 m și o rampă; licitația s-a încheiat.",
        status: "planning",
        progress: 5,
        days: [-10, 280],
      },
    ],
  },
  {
    name: "Comuna Zăvoiul Cocorilor",
    kind: "commune",
    county: "DJ",
    age: 340,
    description:
      "Nisip, pepeni și cea mai lungă perdea de salcâmi din câmpie. Din aprilie trec cocorii; oamenii îi numără și trec numărul pe poarta primăriei.",
    population: 3380,
    areaHectares: 8870,
    projectsCompleted: 5,
    citizensServed: 3380,
    cover: ["fields", "Câmpul cu pepeni și perdeaua de salcâmi"],
    attractions: [
      {
        type: "recreational",
        name: "Ziua pepenelui",
        description: "Ultima sâmbătă din iulie. Recordul comunei: 41 de kilograme, din 2022.",
      },
    ],
    projects: [
      {
        title: "Perdea forestieră, încă 9 km",
        description: "60.000 de puieți de salcâm, plantați cu școala.",
        status: "in_progress",
        progress: 35,
        days: [-230, 500],
      },
      {
        title: "Dispensar cu doi medici",
        description: "Clădire nouă, laborator mic și locuință de serviciu.",
        status: "completed",
        progress: 100,
        days: [-880, -520],
      },
    ],
  },
];
