import type { ArticleCategory } from "~/modules/articles/rules/categories";

/** Titles by category; {loc} is a place, in each of them once. */
export const ARTICLE_TITLES: Readonly<Record<ArticleCategory, readonly string[]>> = {
  "local-news": [
    "Ce s-a hotărât la ședința din {loc}",
    "Programul de iarnă al primăriei din {loc}",
    "Drumul spre {loc} se redeschide",
    "Cum se circulă prin {loc} cât țin lucrările",
  ],
  projects: [
    "Canalizarea din {loc}: unde am ajuns",
    "Școala din {loc} se face caldă",
    "Trotuare noi în {loc}",
    "Grădinița din {loc}, la jumătatea lucrărilor",
  ],
  events: [
    "Zilele comunității {loc}: programul",
    "Târgul de toamnă de la {loc}",
    "Tabăra de pictură din {loc}",
    "Crosul din {loc} se aleargă sâmbătă",
  ],
  announcements: [
    "Ridicarea deșeurilor în {loc}: calendarul nou",
    "Înscrieri la grădinița din {loc}",
    "Plata taxelor în {loc}, fără coadă",
    "Apa se oprește o noapte în {loc}",
  ],
  achievements: [
    "Iluminatul din {loc}, după doi ani",
    "Cum a economisit {loc} o treime din energie",
    "Biblioteca din {loc} are cititori noi",
    "Dispensarul din {loc} s-a deschis",
  ],
  "local-development": [
    "Strategia pentru {loc}, pe înțelesul tuturor",
    "Ce își doresc tinerii din {loc}",
    "Un plan de zece ani pentru {loc}",
    "De la hartă la bani: exemplul din {loc}",
  ],
  "eu-funds": [
    "Ce am învățat din cererea pentru {loc}",
    "Finanțarea școlii din {loc}, pas cu pas",
    "Trei greșeli îndreptate la {loc}",
  ],
  it: [
    "Registratura electronică din {loc}",
    "Cum a trecut {loc} la cereri de acasă",
    "Harta digitală a localității {loc}",
  ],
  sustainability: [
    "Auditul energetic al școlii din {loc}",
    "Pădurea de la marginea localității {loc}",
    "Deșeurile din {loc}, cântărite",
  ],
  legal: [
    "Un regulament citit cu locuitorii din {loc}",
    "Pășunea din {loc}: cum s-a lămurit proprietatea",
    "Termene ținute la {loc}",
  ],
  "public-procurement": [
    "Caietul de sarcini scris împreună cu {loc}",
    "O licitație fără clarificări, la {loc}",
    "Cum a cumpărat {loc} masa caldă",
  ],
  "project-management": [
    "Un proiect în douăsprezece ședințe, la {loc}",
    "Calendarul care a ținut: {loc}",
    "Recepția de la {loc}, cu lista în mână",
  ],
  "rural-development": [
    "Serviciul de apă din {loc}, primul an",
    "Piața producătorilor din {loc}",
    "Drumul agricol de la {loc}",
  ],
  innovation: [
    "Drona deasupra localității {loc}",
    "O probă de șase săptămâni la {loc}",
    "Contoare citite de la distanță în {loc}",
  ],
};

/** What such a text says, some of them in each. */
export const ARTICLE_SENTENCES: readonly string[] = [
  "Am pornit de la ce spun oamenii la ghișeu, nu de la ce scria în studiu.",
  "Lucrarea merge pe bucăți scurte, ca nicio stradă să nu stea închisă mai mult de o zi.",
  "Cifrele se afișează în fiecare vineri, la intrare și pe pagina localității.",
  "Două dintre ofertele primite au răspuns la întrebări pe care nu le pusesem.",
  "Consiliul local a ales varianta mai ieftină, cu o condiție: să se poată extinde.",
  "Copiii de la școală au numărat mașinile timp de o săptămână; numărătoarea lor a schimbat proiectul.",
  "Pământul a fost mai tare decât arătau forajele, așa că am pierdut zece zile.",
  "Întreținerea pe cinci ani a fost trecută în contract, cu termen de răspuns de două zile.",
  "Fiecare gospodărie a primit acasă un bilet cu ziua ei.",
  "Ce nu s-a putut face anul acesta este scris la sfârșit, cu motivul.",
  "Colegii din comuna vecină ne-au dat caietul lor, cu greșelile însemnate pe margine.",
  "Factura a scăzut de la prima iarnă, iar diferența merge la trotuare.",
  "Întâlnirile au fost seara, după ora șapte, ca să poată veni și cei care lucrează.",
  "Documentele rămân la bibliotecă, pentru oricine vrea să le citească întregi.",
  "În prima lună s-au folosit amândouă registrele, cel vechi și cel nou.",
  "La probă au venit mai mulți oameni decât aveam scaune.",
  "Pentru vârstnici s-a pus transport, la cerere, cu o zi înainte.",
  "Planșele au stat trei duminici la poartă, să le corecteze cine știe mai bine.",
  "O parte din bani vine de la localitate, restul dintr-un program care se verifică pe pagina lui.",
  "Cel mai greu a fost să renunțăm la ce părea frumos și nu folosea nimănui.",
  "Anul viitor măsurăm din nou, în aceeași săptămână, și punem cifrele una lângă alta.",
  "Cine are o întrebare o pune la telefonul primăriei, între opt și patru.",
];

export const ARTICLE_REASONS: readonly string[] = [
  "Textul conține date personale. Scrieți-l fără nume și trimiteți-l din nou.",
  "Lipsesc faptele: ce s-a făcut, când, cu ce bani.",
  "Este o reclamă; ofertele au locul lor în profilul firmei.",
  "Sursa cifrelor nu este spusă.",
];
