import type { Category } from "~/modules/partners/rules/categories";

type Need = {
  /** `{thing}` is one of the things. */
  titles: readonly string[];
  things: readonly string[];
  wanted: readonly string[];
  /** Usual budgets in lei, from and to. */
  budget: readonly [number, number];
};

/** What authorities ask for in each category. */
export const NEEDS: Readonly<Record<Category, Need>> = {
  eu_funds: {
    titles: [
      "Cerere de finanțare pentru {thing}",
      "Studiu de eligibilitate pentru {thing}",
      "Managementul proiectului pentru {thing}",
      "Raportări și cereri de plată pentru {thing}",
    ],
    things: [
      "reabilitarea grădiniței",
      "modernizarea drumurilor comunale",
      "extinderea canalizării",
      "construirea unei creșe",
      "renovarea energetică a școlii",
      "dotarea dispensarului",
      "un centru de zi pentru vârstnici",
      "iluminatul public",
      "restaurarea căminului cultural",
      "piste de biciclete",
      "o bază sportivă",
    ],
    wanted: [
      "Avem nevoie de verificarea eligibilității, de scrierea cererii și de răspunsuri la clarificări până la contractare.",
      "Așteptăm un calendar al documentelor, cu ce pregătim noi și ce pregătește firma.",
      "Indicatorii trebuie calculați împreună cu directorul școlii și cu medicul de familie.",
    ],
    budget: [25_000, 180_000],
  },
  public_procurement: {
    titles: [
      "Documentație de atribuire pentru {thing}",
      "Caiet de sarcini pentru {thing}",
      "Strategie de contractare pentru {thing}",
      "Sprijin la evaluarea ofertelor pentru {thing}",
    ],
    things: [
      "asfaltarea străzilor",
      "un autobuz școlar electric",
      "mobilierul școlii",
      "un utilaj de deszăpezire",
      "servicii de pază",
      "proiectarea podului",
      "alimentarea cu apă a satelor",
      "acoperișul primăriei",
      "panouri fotovoltaice",
      "calculatoarele bibliotecii",
    ],
    wanted: [
      "Dorim fișa de date, caietul de sarcini și modelul de contract, gata de publicat.",
      "Comisia are trei membri; unul dintre ei este la prima evaluare.",
      "Cerințele tehnice trebuie scrise fără a favoriza vreun producător.",
    ],
    budget: [8_000, 60_000],
  },
  legal_advice: {
    titles: [
      "Opinie juridică privind {thing}",
      "Asistență juridică pentru {thing}",
      "Redactarea documentelor pentru {thing}",
      "Reprezentare în litigiul privind {thing}",
    ],
    things: [
      "concesionarea pășunilor",
      "un contract de salubrizare",
      "inventarul domeniului public",
      "regulamentul pieței",
      "delegarea serviciului de apă",
      "un teren revendicat",
      "statutul unei asociații",
      "contractele de închiriere",
    ],
    wanted: [
      "Ne trebuie o opinie scrisă, cu temeiul legal și cu pașii următori.",
      "Dosarul este complet și poate fi studiat la sediu.",
      "Consiliul local votează la următoarea ședință, așa că textul trebuie explicat consilierilor.",
    ],
    budget: [4_000, 45_000],
  },
  digitalisation: {
    titles: [
      "Soluție informatică pentru {thing}",
      "Aplicație online pentru {thing}",
      "Analiză și plan de digitalizare pentru {thing}",
      "Întreținerea sistemului pentru {thing}",
    ],
    things: [
      "plata taxelor locale",
      "registrul agricol",
      "programări la ghișeu",
      "petiții și sesizări",
      "arhiva primăriei",
      "certificate de urbanism",
      "evidența contractelor",
      "monitorul oficial local",
      "harta digitală a localității",
      "copiile de siguranță",
    ],
    wanted: [
      "Soluția trebuie să meargă și pe calculatoarele mai vechi, fără instalări.",
      "Datele de acum sunt în foi de calcul și trebuie mutate fără pierderi.",
      "Instruirea celor cinci colegi face parte din lucrare.",
    ],
    budget: [15_000, 220_000],
  },
  environment: {
    titles: [
      "Documentație de mediu pentru {thing}",
      "Studiu privind {thing}",
      "Plan de măsuri pentru {thing}",
      "Consultanță pentru {thing}",
    ],
    things: [
      "închiderea depozitului vechi",
      "gestionarea deșeurilor",
      "calitatea apei din fântâni",
      "împădurirea terenurilor degradate",
      "curățarea pârâului",
      "spațiile verzi",
      "zgomotul din centru",
      "stația de epurare",
      "protejarea zonei umede",
    ],
    wanted: [
      "Certificatul de urbanism este emis, avizele se pot ridica de la sediu.",
      "Măsurătorile trebuie făcute în două anotimpuri.",
      "Rezultatele vor fi prezentate locuitorilor într-o dezbatere.",
    ],
    budget: [6_000, 90_000],
  },
  local_strategies: {
    titles: [
      "Strategie pentru {thing}",
      "Plan de acțiune pentru {thing}",
      "Actualizarea documentelor pentru {thing}",
      "Consultare publică pentru {thing}",
    ],
    things: [
      "dezvoltarea locală",
      "mobilitate",
      "turism",
      "tineret",
      "serviciile sociale",
      "energie și climă",
      "patrimoniul local",
      "centrul localității",
      "piețele și producătorii locali",
    ],
    wanted: [
      "Perioada acoperită este de șapte ani, cu un portofoliu de proiecte și surse de finanțare.",
      "Vrem cel puțin patru întâlniri cu locuitorii, în sate diferite.",
      "Documentul final nu trece de optzeci de pagini, cu un rezumat de patru.",
    ],
    budget: [12_000, 110_000],
  },
  taxation: {
    titles: [
      "Fundamentarea tarifelor pentru {thing}",
      "Studiu de cost pentru {thing}",
      "Proiect de hotărâre privind {thing}",
      "Analiza încasărilor pentru {thing}",
    ],
    things: [
      "apă și canalizare",
      "salubrizare",
      "taxele speciale",
      "impozitul pe clădiri",
      "ocuparea domeniului public",
      "parcări",
      "piața agroalimentară",
      "iazuri și pășuni",
    ],
    wanted: [
      "Putem da execuția bugetară pe trei ani și lista contractelor.",
      "Așteptăm proiectul de hotărâre, raportul de specialitate și o explicație pentru locuitori.",
      "Tarifele trebuie comparate cu cele ale vecinilor.",
    ],
    budget: [5_000, 40_000],
  },
  human_resources: {
    titles: [
      "Program de formare pentru {thing}",
      "Atelier practic pentru {thing}",
      "Evaluarea nevoilor de instruire pentru {thing}",
      "Curs la sediu pentru {thing}",
    ],
    things: [
      "relația cu cetățenii",
      "achiziții directe",
      "registrul agricol",
      "arhivare",
      "scrierea clară",
      "managementul proiectelor",
      "control intern",
      "integritate",
      "asistență socială",
    ],
    wanted: [
      "Participă între opt și douăzeci de colegi, din toate compartimentele.",
      "Preferăm două zile la sediu și o întâlnire online după o lună.",
      "La sfârșit dorim materialele și un test scurt.",
    ],
    budget: [3_000, 35_000],
  },
  marketing: {
    titles: [
      "Campanie de promovare pentru {thing}",
      "Identitate vizuală pentru {thing}",
      "Film și fotografii pentru {thing}",
      "Pagină de prezentare pentru {thing}",
    ],
    things: [
      "zilele localității",
      "traseele din pădure",
      "produsele gospodăriilor",
      "muzeul satului",
      "târgul de toamnă",
      "investițiile publice",
      "festivalul de folclor",
      "centrul de informare turistică",
    ],
    wanted: [
      "Avem stema și câteva fotografii bune; restul se face în teren.",
      "Publicul sunt familiile care vin la sfârșit de săptămână.",
      "Materialele rămân în proprietatea noastră, cu toate drepturile.",
    ],
    budget: [4_000, 70_000],
  },
};

export const TITLE_ENDINGS: readonly string[] = [
  "",
  "",
  "",
  ", etapa a doua",
  ", lot nou",
  ", varianta revizuită",
  ", reluare",
];

/** `{place}` is the locality. */
export const SITUATIONS: readonly string[] = [
  "La {place} discutăm de doi ani despre acest lucru și este momentul să începem.",
  "Locuitorii din {place} au cerut acest lucru la ultima adunare, iar consiliul local a aprobat suma.",
  "Lucrarea de dinainte nu mai corespunde și trebuie luată de la capăt.",
  "Avem o parte din documente, strânse de colegii din {place} în ultimul an.",
  "În {place} nu există un specialist pe această temă, de aceea căutăm un partener.",
  "Este a doua oară când încercăm; prima dată răspunsurile au venit prea târziu.",
];

export const CONDITIONS: readonly string[] = [
  "Vă rugăm să treceți în ofertă etapele, cu termene și cu persoana de contact.",
  "Plata se face în două tranșe, după recepția fiecărei etape.",
  "O vizită la fața locului se poate stabili în orice zi lucrătoare.",
  "Contează mai mult claritatea decât numărul de pagini.",
  "Prețul va fi dat fără TVA și va cuprinde deplasările.",
  "Rugăm firmele să spună deschis ce nu intră în preț.",
  "Termenul nostru intern este sfârșitul trimestrului.",
  "Documentele existente se trimit firmei alese, după semnare.",
];

export const CLARIFICATIONS: readonly string[] = [
  "Precizăm că prețul cuprinde și deplasările la fața locului.",
  "Planurile existente au fost scanate și pot fi consultate la sediu.",
  "Lucrarea privește toate satele, nu numai centrul.",
  "Instruirea poate avea loc și online.",
];
