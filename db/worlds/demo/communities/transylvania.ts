import type { DemoCommunity } from "./community";

/** Sălaj, Cluj, Mureș, Harghita, Maramureș. */
export const transylvanianCommunities: readonly DemoCommunity[] = [
  {
    owner: "sapte-ape@demo.ro",
    age: 18,
    description:
      "Nouă comune care împart șapte pâraie, un depozit de deșeuri închis la timp și un autobuz școlar. Asociația face împreună ce fiecare comună ar face singură de trei ori mai scump: apă, salubrizare, urbanism, achiziții.",
    objectives:
      "Un singur operator de apă pentru toate cele nouă comune.\nColectare din poartă în poartă până la sfârșitul lui 2027.",
    population: 31800,
    areaHectares: 74100,
    projectsCompleted: 9,
    budgetAllocated: "86 milioane lei, 2022–2027",
    citizensServed: 31800,
    address: "Strada Izvorului nr. 2, Valea Mică, județul Harghita",
    phone: "+40266000203",
    email: "birou@sapte-ape.example",
    website: "https://sapte-ape.example",
    attractions: [
      {
        type: "natural",
        name: "Lacul din Valea Mică",
        description:
          "Lac de baraj natural, la 940 m. Iarna îngheață destul cât să se patineze, vara se închiriază bărci.",
        shots: [["lake", "Lacul din Valea Mică între brazi"]],
      },
    ],
    projects: [
      {
        title: "Stație de tratare a apei pentru cinci comune",
        description: "Construcția s-a terminat; se montează filtrele și se fac probele de presiune.",
        status: "in_progress",
        progress: 80,
        days: [-500, 60],
      },
      {
        title: "Plan comun de gestionare a deșeurilor",
        description: "Fluxuri, investiții și costuri pe fiecare membru, în lucru cu un consultant ales pe platformă.",
        status: "in_progress",
        progress: 45,
        days: [-70, 120],
      },
    ],
  },
  {
    owner: "piatra@demo.ro",
    age: 40,
    description:
      "Pe stânca de la intrarea în sat sunt săpate semne pe care nu le-a citit încă nimeni; noi zicem că e prima listă de taxe locale. În rest suntem o comună obișnuită: 2.460 de oameni, patru biserici, un medic bun și cel mai mare târg de ceapă din zonă.",
    objectives: "Registratură fără dosare pierdute.\nHarta comunei la vedere, pentru toți.",
    population: 2460,
    areaHectares: 6120,
    projectsCompleted: 6,
    budgetAllocated: "5,2 milioane lei, 2023–2026",
    citizensServed: 2460,
    address: "Strada Școlii nr. 3, Piatra Scrisă, județul Cluj",
    phone: "+40264000204",
    email: "primaria@piatra-scrisa.example",
    attractions: [
      {
        type: "historic",
        name: "Piatra scrisă",
        description:
          "41 de semne pe o stâncă de gresie. Universitatea vine în fiecare vară cu studenți; se poate urca pe treptele de lemn.",
        shots: [["mountain", "Stânca de gresie de la intrarea în sat"]],
      },
      {
        type: "recreational",
        name: "Târgul de ceapă",
        description: "A doua duminică din septembrie. Cine aduce cea mai lungă funie de ceapă câștigă un purcel.",
        shots: [["market", "Tarabe la târgul de ceapă"]],
      },
    ],
    projects: [
      {
        title: "Registratură electronică",
        description: "Șapte utilizatori, termene urmărite, confirmare pentru cetățeni.",
        status: "completed",
        progress: 100,
        days: [-330, -210],
      },
      {
        title: "Asfaltarea uliței de la cimitir la stadion",
        description: "1,8 km, cu rigole și două podețe.",
        status: "in_progress",
        progress: 70,
        days: [-95, 35],
      },
    ],
  },
  {
    owner: "valea-mare@demo.ro",
    age: 75,
    description:
      "Oraș de munte cu o stradă lungă de șapte kilometri și un singur semafor. Am avut mină până în 1998; acum avem pârtie, liceu forestier și cel mai tânăr consiliu local din județ.\nLa primărie suntem 96. Ne reorganizăm ca să ajungă pentru toți cei care stau la coadă.",
    objectives: "Programări la ghișeu, fără coadă de la 7 dimineața.\nHala minei, loc de muncă din nou.",
    population: 14250,
    areaHectares: 18700,
    projectsCompleted: 31,
    budgetAllocated: "64 milioane lei, 2021–2027",
    citizensServed: 17900,
    address: "Strada Independenței nr. 20, Valea Mare, județul Cluj",
    phone: "+40264000205",
    email: "primaria@orasul-valea-mare.example",
    website: "https://orasul-valea-mare.example",
    cover: ["mountain", "Orașul Valea Mare sub creasta muntelui"],
    attractions: [
      {
        type: "sport",
        name: "Pârtia Copiilor",
        description: "600 de metri, pantă blândă, telescaun și nocturnă joia. Elevii orașului schiază gratuit.",
        shots: [["mountain", "Pârtia Copiilor văzută de la telescaun"]],
      },
      {
        type: "historic",
        name: "Hala minei",
        description:
          "Hală de oțel din 1931, cu ceasul oprit la ora închiderii. Se vizitează cu foști mineri drept ghizi.",
      },
      {
        type: "natural",
        name: "Cheile Ursului",
        description: "Traseu de două ore, marcat cu triunghi albastru, cu scări noi la cele trei cascade.",
        shots: [["river", "Apa din Cheile Ursului, printre stânci"]],
      },
    ],
    projects: [
      {
        title: "Hala minei: incubator de ateliere",
        description: "2.400 m² pentru 18 firme mici. Structura a fost expertizată; se proiectează instalațiile.",
        status: "planning",
        progress: 10,
        days: [-60, 600],
      },
      {
        title: "Panouri solare pe școli și pe primărie",
        description: "320 kW pe șase acoperișuri.",
        status: "in_progress",
        progress: 50,
        days: [-140, 80],
      },
      {
        title: "Bloc pentru tineri specialiști",
        description: "24 de apartamente, toate ocupate; în două stau medici.",
        status: "completed",
        progress: 100,
        days: [-1300, -520],
      },
    ],
    gallery: [
      ["solar", "Panouri pe acoperișul liceului forestier"],
      ["school", "Liceul forestier"],
      ["transport", "Autobuzul orașului pe strada lungă"],
    ],
  },
  {
    owner: "lunca@demo.ro",
    age: 110,
    description:
      "Comună de câmp, între două brațe de râu. Primăvara ne vizitează berzele, toamna tractoarele vecinilor. Numele vine de la doi frați Dragu, care au împărțit lunca fără notar și au rămas vecini.",
    population: 1870,
    areaHectares: 4380,
    address: "Strada Bisericii nr. 11, Lunca Dragilor, județul Sălaj",
    phone: "+40260000206",
    projects: [
      {
        title: "Rețea de apă în trei sate",
        description: "Cererea de finanțare este depusă; așteptăm evaluarea.",
        status: "planning",
        progress: 0,
        days: [-30, null],
      },
    ],
  },
  {
    owner: "stejaris@demo.ro",
    age: 160,
    description:
      "Patru sate în jurul unei păduri de stejari pe care nimeni nu a tăiat-o, pentru că pădurarul a fost mereu mai încăpățânat decât primarul. Avem o fanfară de 22 de oameni și o strategie de 14 pagini pe care o și urmăm.",
    objectives: "Zece fișe de proiect gata de depus, oricând s-ar deschide un apel.",
    population: 3100,
    areaHectares: 9260,
    projectsCompleted: 4,
    citizensServed: 3100,
    address: "Strada Principală nr. 88, Stejărișul de Sus, județul Mureș",
    phone: "+40265000207",
    email: "primaria@stejarisul-de-sus.example",
    website: "https://stejarisul-de-sus.example",
    cover: ["forest", "Pădurea de stejari bătrâni"],
    attractions: [
      {
        type: "natural",
        name: "Stejarii Bătrâni",
        description: "412 stejari de peste două sute de ani. Cel mai gros se cuprinde cu șapte oameni și un copil.",
      },
      {
        type: "religious",
        name: "Biserica fortificată",
        description:
          "Zid de cinci metri, turn cu ceas care merge și, în pivniță, lăzile de grâu ale fiecărei familii, cu numărul casei.",
        shots: [["fortress", "Zidul și turnul bisericii fortificate"]],
      },
    ],
    projects: [
      {
        title: "Site nou, accesibil",
        description: "Conținutul se mută bucată cu bucată; o colegă învață să îl țină la zi.",
        status: "in_progress",
        progress: 25,
        days: [-25, 70],
      },
    ],
  },
  {
    name: "Orașul Poarta Vântului",
    kind: "town",
    county: "MM",
    age: 300,
    description:
      "La trecătoarea prin care intră iarna în țară: trei biserici, un tunel și o gară în care oprește un singur tren pe zi. Profilul a fost întocmit de asociație; primăria îl poate prelua după înscriere.",
    population: 7680,
    areaHectares: 11900,
    projectsCompleted: 3,
    citizensServed: 7680,
    attractions: [
      {
        type: "cultural",
        name: "Târgul fetelor de la poartă",
        description: "În prima duminică din mai coboară satele de pe ambele versanturi, cu muzică.",
        shots: [["festival", "Horă la târgul de la Poarta Vântului"]],
      },
    ],
  },
];
