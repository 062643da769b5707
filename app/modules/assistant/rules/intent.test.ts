import { describe, expect, it } from "vitest";
import { isFollowUp, subjectOf } from "./follow-up";
import { quotedPassages } from "./quoted-passages";
import type { FoundPassage } from "./sources";
import { askedForms, askedOf } from "./terms";
import { unwrittenIn } from "./unwritten";
import { UNWRITTEN_LEADS } from "./unwritten-leads";
import { namesIn, weightsOf } from "./weights";

describe("a follow-up", () => {
  it.each([
    "și pentru ADI?",
    "si la contractuali?",
    "Dar la lucrări?",
    "iar dacă refuzăm?",
    "Cine îl semnează?",
    "și cât costă?",
  ])("continues the question before it: %s", (text) => expect(isFollowUp(text)).toBe(true));
  it.each([
    "Cum se întocmește un referat de necesitate?",
    "pragul achiziției directe",
    "Care este termenul de plată al unei facturi?",
    "Și ce facem dacă un ofertant depune contestație la CNSC împotriva raportului procedurii?",
  ])("stands by itself: %s", (text) => expect(isFollowUp(text)).toBe(false));

  it("is about the last question that stands by itself", () => {
    const before = ["și la lucrări?", "Care este pragul achiziției directe?", "Salut"];
    expect(subjectOf("dar la servicii?", before)).toBe("Care este pragul achiziției directe?");
    expect(subjectOf("dar la servicii?", [])).toBe(null);
    expect(subjectOf("Cum se casează un calculator?", before)).toBe(null);
  });
});

it.each([
  "ce program are casieria",
  "Care este programul de lucru cu publicul?",
  "pana la ce ora e deschis ghiseul",
  "curs euro leu azi",
  "Care este astăzi prețul motorinei?",
  "cum il cheama pe prefect",
  "cine este primarul comunei",
  "numarul de telefon al secretarului",
  "in ce stadiu e cererea mea",
  "cati locuitori are comuna",
  "când este următoarea ședință",
])("no guide says: %s", (text) => expect(unwrittenIn(text)).not.toBe(null));

it.each([
  ["acting", "reziliază contractul cu Electrica"],
  ["acting", "Trimite-i un e-mail prefectului"],
  ["acting", "poti sa-mi platesti impozitul pe casa"],
  ["ranking", "care e cea mai bună firmă de asfaltat"],
  ["ranking", "ce firma recomandati pt deszapezire"],
  ["ranking", "Au venit două oferte. Pe care s-o luăm?"],
  ["secrets", "parola de facebook a primariei care este"],
  ["secrets", "am uitat parola la seap"],
  ["places", "unde e primaria din Aiud"],
  ["places", "e deschis azi la taxe"],
  ["people", "A fost arestat primarul din comuna vecină?"],
  ["forecast", "o sa creasca salariile la anu"],
  ["own", "cand imi vine salariul"],
  ["private", "mi s-a stricat mașina de spălat"],
  ["private", "cum dau de mancare la un catel"],
  ["private", "cum să o cer în căsătorie"],
  ["private", "ce se răspunde la un interviu de angajare"],
  ["private", "cine a scris poezia aceasta"],
  ["private", "care e cel mai înalt munte"],
  ["private", "cum pot ocoli plata impozitelor"],
  ["devices", "cum instalez windows"],
])("is %s, which no library answers: %s", (kind, text) => {
  expect(unwrittenIn(text)).toBe(kind);
  expect(UNWRITTEN_LEADS[unwrittenIn(text) ?? "own"]).toMatch(/^(Asistentul|Biblioteca) /);
});

it.each([
  "Cine semnează contractul?",
  "trimite primaria hotararea la prefect?",
  "cel mai bun raport calitate-preț",
  "cat de des schimbam parola",
  "fa-mi un referat de necesitate",
  "Care sunt sărbătorile legale în care primăria este închisă?",
  "Ce rubrici are programul anual de achiziții?",
  "munca la distanță: program, echipamente și protecția datelor",
  "Cine este responsabil de accesul la informații?",
  "Cine este președintele comisiei de concurs?",
  "cât timp avem pentru o cerere pe 544",
  "ce avem de făcut la închiderea proiectului",
  "firma ne-a trimis factura pe mail in pdf, o platim asa?",
  "câți bani are voie primarul să cheltuie fără licitație",
  "cand vin banii de la europeni",
  "s-a blocat calculatorul si cere bani ca sa il deschida",
  "s-a stricat serverul, cum recuperam datele",
  "nu mai porneste calculatorul cu taxele, cum recuperam datele",
  "cum se pune semnatura electronica pe un pdf",
  "cum se instaleaza panoul temporar",
  "cine primeste ajutor de incalzire daca are somaj",
  "ce acte aduce la casatorie cineva cu pasaport expirat",
  "certificatul de deces il da medicul de familie?",
  "pensia alimentara intra la venit la ajutorul social?",
  "ce fel de semnatura e buna pentru contracte",
  "ce tip de procedura este potrivit la 300.000 lei",
  "o semnatura scanata e buna sau nu",
  "da-mi un model de referat de necesitate te rog",
  "scrie-mi ce acte trebuie la casatorie te rog",
  "trimite-mi modelul de contract te rog",
  "cine a facut raportul din dosar semneaza si referatul?",
  "ministerul ne-a trimis o adresa, in cat timp raspundem",
  "consiliul judetean ne-a aprobat bani in plus, cum ii trecem in buget",
  "omul mi-a trimis petitia pe mail, o inregistrez?",
  "fisa postului cere permis de conducere, o pot pune?",
  "casa de pensii cere adeverinta de la arhiva, ce dam",
  "iese la pensie un coleg, ce preda",
  "ce marca de imprimanta pot cere in caietul de sarcini",
  "unde sunt publicate hotararile consiliului nostru",
  "unde e dosarul de personal al unui angajat, cine il tine lui",
  "nu merge site-ul, ce scriu in declaratia de accesibilitate",
  "programul anual nu merge publicat pe hartie?",
  "firma de IT zice ca programul nu functioneaza fara actualizare, platim?",
  "cat am luat din rezerva, trebuie sa dam inapoi?",
  "ce hotarare am dat noi pentru inchiriere trebuie publicata?",
  "pune cineva afisul si cine il verifica, va rog",
  "cine e de serviciu la deszapezire scrie in plan?",
  "se maresc impozitele la anul, pana cand votam hotararea",
  "filmăm ședința consiliului, o publicăm?",
  "trebuie autorizatie ca sa schimb gresia in baie",
  "ce mai are de facut comuna cu cainii si pisicile fara stapan",
  "finanțăm clubul de fotbal al comunei?",
])("a guide may say: %s", (text) => expect(unwrittenIn(text)).toBe(null));

it("gives verbs less weight than nouns, and knows names", () => {
  const weight = weightsOf("Cum consemnăm alegerea, se eliberează programul?");
  expect([weight("consemnam"), weight("elibereaza")]).toEqual([0.4, 0.4]);
  expect([weight("alegerea"), weight("programul")]).toEqual([1, 1]);
  expect(namesIn("Care este capitala Australiei? Ce scrie în SEAP")).toEqual(["australiei", "seap"]);
});

describe("the passages that are quoted", () => {
  const passage = (place: number, heading: string, text: string, score: number) => ({ place, heading, text, score });
  const found = { kind: "resource" as const };
  const asking = (text: string) => ({ text, asked: askedOf(askedForms(text), new Map()) });
  const likeliest = (text: string, passages: FoundPassage[]) =>
    quotedPassages(asking(text), { ...found, passages }, false)[0];
  it("say something rather than what the document is about", () => {
    const passages = [passage(0, "", "Despre cereri.", 10), passage(3, "Termene", "La cereri răspundeți repede.", 9)];
    expect(likeliest("cererile", passages)).toEqual(passages[1]);
    expect(quotedPassages(asking("cererile"), { ...found, passages }, true)).toEqual([passages[1], passages[0]]);
  });
  it("are as many as fit, more of the best document, and always one", () => {
    const short = [1, 2, 3, 4, 5].map((place) => passage(place, `Pasul ${place}`, "Cererea se depune.", 10));
    const counted = (isBest: boolean, passages: FoundPassage[]) =>
      quotedPassages(asking("cererea"), { ...found, passages }, isBest).length;
    expect([counted(true, short), counted(false, short)]).toEqual([4, 2]);
    const long = short.map((one) => ({ ...one, text: "Cererea se depune. ".repeat(48) }));
    expect([counted(true, long), counted(false, long)]).toEqual([2, 1]);
    expect(counted(false, [{ ...short[0], text: "Cererea se depune. ".repeat(480) }] as FoundPassage[])).toBe(1);
  });
  it("have figures or steps where they are asked for", () => {
    const passages = [passage(2, "A", "Răspundeți repede.", 10), passage(3, "B", "În 10 zile.", 9)];
    expect(likeliest("în câte zile", passages)).toEqual(passages[1]);
    expect(likeliest("despre cereri", passages)).toEqual(passages[0]);
    const figures = [
      passage(2, "A", "Potrivit art. 7 din Legea nr. 98/2016 se cere acord.", 10),
      passage(3, "B", "Se plătesc 20 de lei.", 9.5),
      passage(4, "C", "Se răspunde până la 31 martie.", 9),
    ];
    expect(likeliest("cât costă", figures)).toEqual(figures[1]);
    expect(likeliest("până când", figures)).toEqual(figures[2]);
    const steps = [passage(2, "A", "Un text.", 10), passage(3, "B", "1. Unu\n2. Doi", 9)];
    expect(likeliest("cum procedăm", steps)).toEqual(steps[1]);
  });
  it("say what the others do not, most of all in their heading, rather than what the title says of all", () => {
    const passages = [
      passage(1, "Primirea", "Cererea de certificat se înregistrează.", 12),
      passage(2, "Termenele", "Certificatul se dă în 15 zile.", 10),
      passage(3, "Taxa", "Cererea de certificat are o taxă, care se întoarce solicitantului.", 9),
      passage(4, "Plata", "Certificatul nu se întoarce.", 8),
    ];
    const heading = (text: string) => likeliest(text, passages)?.heading;
    expect(heading("ce taxă are cererea de certificat")).toBe("Taxa");
    expect(heading("se întoarce taxa certificatului")).toBe("Taxa");
    expect(heading("plătim certificatul")).toBe("Plata");
    expect(heading("certificatul")).toBe("Primirea");
  });
  it("stand below a heading that asks the same", () => {
    const headings = ["Primirea", "Pașii", "Cine semnează", "Termenele"];
    const passages = headings.map((heading, at) => passage(at + 1, heading, "Autorizația de foc.", 20 - at));
    const heading = (text: string) => likeliest(text, passages)?.heading;
    expect(["autorizația", "cum dăm autorizația", "cine dă autorizația", "când dăm autorizația"].map(heading)).toEqual(
      headings,
    );
  });
  it("are none of a document without a text", () => {
    expect(quotedPassages(asking("ceva"), { ...found, passages: [] }, true)).toEqual([]);
  });
});
