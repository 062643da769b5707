/** Sentences of offers, questions, messages and reviews. `{thing}`, `{place}`, `{name}` stand for what they are about. */
export const OFFER_OPENINGS: readonly string[] = [
  "Vă mulțumim pentru solicitare; am citit-o cu atenție și am lucrat la ceva asemănător anul trecut.",
  "Putem începe în cel mult zece zile de la semnare.",
  "Oferta noastră cuprinde toate etapele cerute, fără subcontractanți.",
  "Cunoaștem zona și putem ajunge la {place} în aceeași zi.",
  "Propunem o lucrare în trei etape, fiecare cu recepția ei.",
];

export const OFFER_METHODS: readonly string[] = [
  "Începem cu o întâlnire la sediu, urmată de un plan de lucru scris.",
  "După prima săptămână predăm o versiune de lucru, pe care o discutăm împreună.",
  "Un coleg cu experiență rămâne persoana de contact pe toată durata.",
  "Documentele se predau în format deschis, editabil, cu drepturi depline.",
  "Verificarea finală o face un al doilea specialist, care nu a lucrat la text.",
  "Includem o sesiune de instruire pentru colegii dumneavoastră.",
];

export const OFFER_ENDINGS: readonly string[] = [
  "Prețul este ferm până la sfârșitul lucrării.",
  "Răspundem la clarificări timp de un an, fără alt cost.",
  "Plata se face numai după recepție.",
  "Suntem deschiși la o discuție înainte de semnare.",
  "Garanția pentru lucrare este de doi ani.",
];

export const OFFER_EXPERIENCES: readonly string[] = [
  "Zece lucrări asemănătoare în ultimii trei ani, toate recepționate la timp.",
  "Patru comune și un oraș, cu recomandări la cerere.",
  "Echipa a lucrat împreună la douăzeci de proiecte.",
];

export const WITHDRAWALS: readonly string[] = [
  "Echipa noastră este ocupată până la sfârșitul anului.",
  "Nu mai putem respecta termenul cerut.",
  "Am constatat că lucrarea depășește competențele noastre.",
];

export const QUESTIONS: readonly (readonly [question: string, answer: string])[] = [
  ["Se acceptă oferte numai pentru o parte din lucrare?", "Nu, lucrarea se contractează întreagă."],
  ["Există o documentație anterioară?", "Da, din urmă cu șase ani; o trimitem firmei alese."],
  ["Deplasările intră în preț?", "Da, prețul cuprinde toate deplasările."],
  ["Câți colegi vor folosi rezultatul?", "Între cinci și opt, din trei compartimente."],
  ["Se poate lucra și la distanță?", "Da, cu cel puțin două întâlniri la sediu."],
  ["Cine semnează recepția?", "O comisie de trei persoane, numită de primar."],
  ["Termenul poate fi decalat cu două săptămâni?", "Numai pentru a doua etapă."],
  ["Plata se face în lei?", "Da, prin trezorerie, în treizeci de zile."],
];

export const AUTHORITY_MESSAGES: readonly string[] = [
  "Bună ziua, vă mulțumim pentru răspuns. Când putem stabili o întâlnire la sediu?",
  "Am primit documentele și le citim în această săptămână.",
  "Colegii de la contabilitate cer și defalcarea pe etape, dacă se poate până vineri.",
  "Ședința de consiliu s-a mutat pe joi; vă spunem rezultatul imediat după aceea.",
  "Pagina a treia are o sumă greșită, vă rugăm să o corectați.",
  "Suntem de acord cu calendarul propus.",
  "Vă trimitem planurile scanate mâine dimineață.",
  "Domnul viceprimar vă așteaptă la {place}, marți la ora zece.",
  "Am nevoie de o factură proformă pentru deschiderea angajamentului.",
  "Recepția s-a încheiat fără observații. Vă mulțumim!",
  "Ne puteți trimite o versiune mai scurtă, pentru panoul de afișaj?",
  "Ultima etapă poate începe și mai devreme, dacă aveți oameni liberi.",
  "Avem o singură observație: lipsește anexa a doua.",
  "Termenul rămâne cel din ofertă, nu îl putem muta.",
  "Am vorbit cu școala, accesul este liber după ora paisprezece.",
  "Vă rugăm să confirmați că ați primit avizul.",
];

export const FIRM_MESSAGES: readonly string[] = [
  "Bună ziua, vă mulțumim pentru încredere. Putem veni oricând după ora nouă.",
  "Am corectat suma și am retrimis documentul.",
  "Defalcarea pe etape este gata, o găsiți în ultima pagină.",
  "Confirmăm întâlnirea de marți, la {place}.",
  "Colega noastră, care se ocupă de lucrare, vă sună astăzi după prânz.",
  "Am primit planurile, sunt clare și complete.",
  "Prima etapă este încheiată, o putem recepționa săptămâna aceasta.",
  "Am observat o nepotrivire între cele două tabele; care dintre ele este cel bun?",
  "Ne încadrăm în termen, nu sunt întârzieri.",
  "Vă trimitem proforma în cursul zilei.",
  "Versiunea scurtă este gata, are două pagini.",
  "Putem începe de luni, echipa este pregătită.",
  "Anexa a doua lipsea din greșeală, o adăugăm acum.",
  "Confirmăm primirea avizului și continuăm.",
  "Pentru orice neclaritate suntem la dispoziția dumneavoastră.",
  "A fost o plăcere să lucrăm împreună!",
];

export const SUBJECTS: readonly string[] = [
  "Întrebări despre servicii",
  "O primă discuție",
  "Cerere de informații",
  "Posibilă colaborare",
  "Disponibilitate pentru anul viitor",
];

/** From one star to five. */
export const REVIEW_TEXTS: readonly (readonly string[])[] = [
  [
    "Lucrarea a trebuit refăcută de altcineva, iar telefoanele au rămas fără răspuns.",
    "Termenul a trecut de trei ori.",
  ],
  [
    "Am primit până la urmă documentele, dar cu multe greșeli.",
    "Comunicarea a fost slabă, rezultatul abia mulțumitor.",
  ],
  ["Lucrare în regulă, cu o întârziere de două săptămâni.", "Rezultatul este bun, prețul puțin peste așteptări."],
  ["Oameni serioși, care răspund repede. Le-am mai da de lucru.", "Lucrare bună, predată aproape la timp."],
  [
    "Totul la timp și explicat pe înțelesul nostru. Recomandăm fără rezerve.",
    "Cea mai bună colaborare de până acum; colegii din {place} sunt încântați.",
    "Firmă de cuvânt: prețul din ofertă a fost prețul din factură.",
  ],
];

export const REVIEW_REPLIES: readonly string[] = [
  "Vă mulțumim pentru încredere și pentru timpul acordat.",
  "A fost o bucurie să lucrăm cu echipa dumneavoastră.",
  "Am luat aminte și am schimbat felul în care planificăm.",
];
