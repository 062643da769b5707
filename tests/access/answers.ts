import type { Row } from "./expected/row";
import { PERSONAS, type Persona } from "./world";

const UAT: readonly Persona[] = PERSONAS.filter((persona) => persona.startsWith("uat"));
const FIRMA: readonly Persona[] = PERSONAS.filter((persona) => persona.startsWith("firma"));
const VERIFIED_UAT: readonly Persona[] = ["uat", "uatColleague", "uatOther"];
const VERIFIED_FIRMA: readonly Persona[] = ["firma", "firmaOther", "firmaAccepted", "firmaDeclined"];

/** Groups of personas that have a name, the larger ones first; the personas themselves at the end. */
const GROUPS: readonly (readonly [name: string, personas: readonly Persona[]])[] = [
  ["oricine", PERSONAS],
  ["oricine are cont", [...UAT, ...FIRMA, "admin"]],
  ["orice organizație", [...UAT, ...FIRMA]],
  ["celelalte organizații", [...UAT, ...FIRMA].filter((one) => one !== "uat" && one !== "uatColleague")],
  [
    "orice organizație nesuspendată",
    [...VERIFIED_UAT, "uatUnverified", ...VERIFIED_FIRMA, "firmaUnverified"] as Persona[],
  ],
  ["orice organizație verificată", [...VERIFIED_UAT, ...VERIFIED_FIRMA]],
  ["orice firmă", FIRMA],
  ["orice UAT", UAT],
  ["celelalte firme", FIRMA.filter((one) => one !== "firma")],
  ["orice firmă nesuspendată", [...VERIFIED_FIRMA, "firmaUnverified"]],
  ["orice firmă verificată", VERIFIED_FIRMA],
  ["orice UAT nesuspendat", [...VERIFIED_UAT, "uatUnverified"]],
  [
    "orice organizație neverificată sau suspendată",
    ["uatUnverified", "uatSuspended", "firmaUnverified", "firmaSuspended"],
  ],
  ["orice UAT verificat", VERIFIED_UAT],
  ["celelalte UAT", ["uatOther", "uatUnverified", "uatSuspended"]],
  ["celelalte firme verificate", ["firmaOther", "firmaAccepted", "firmaDeclined"]],
  ["UAT-ul în cauză", ["uat", "uatColleague"]],
  ["UAT neverificat sau suspendat", ["uatUnverified", "uatSuspended"]],
  ["firmă neverificată sau suspendată", ["firmaUnverified", "firmaSuspended"]],
  ["fără cont", ["anonymous"]],
  ["persoana în cauză din UAT", ["uat"]],
  ["un coleg din același UAT", ["uatColleague"]],
  ["alt UAT", ["uatOther"]],
  ["UAT neverificat", ["uatUnverified"]],
  ["UAT suspendat", ["uatSuspended"]],
  ["firma în cauză", ["firma"]],
  ["altă firmă", ["firmaOther"]],
  ["firma aleasă", ["firmaAccepted"]],
  ["firma nealeasă", ["firmaDeclined"]],
  ["firmă neverificată", ["firmaUnverified"]],
  ["firmă suspendată", ["firmaSuspended"]],
  ["ADMIN", ["admin"]],
];

type Code = { GET: string; POST: string };
/** What the codes mean. A set of answers says numbers in their order, then the rest. */
const CODES: Readonly<Record<string, Code>> = {
  "200": { GET: "Poate citi", POST: "Primește răspunsul (200)" },
  "303": { GET: "Este trimis la altă pagină (303)", POST: "Poate face" },
  "400": { GET: "Adresă greșită (400)", POST: "Formular greșit (400)" },
  "401": { GET: "Fără sesiune (401)", POST: "Fără sesiune (401)" },
  "403": { GET: "Nu are voie (403)", POST: "Nu are voie (403)" },
  "404": { GET: "Ca și cum nu ar exista (404)", POST: "Ca și cum nu ar exista (404)" },
  "405": { GET: "Nu se citește (405)", POST: "Nu se trimite nimic aici (405)" },
  "409": { GET: "Acum nu se poate (409)", POST: "Acum nu se poate (409)" },
  "410": { GET: "Link expirat sau folosit (410)", POST: "Link expirat sau folosit (410)" },
  "415": { GET: "Alt fel de date (415)", POST: "Alt fel de date (415)" },
  login: { GET: "Este trimis la conectare", POST: "Este trimis la conectare" },
  home: { GET: "Este trimis la panoul propriu", POST: "Este trimis la panoul propriu" },
};
const SUCCESS: readonly string[] = ["200", "303"];

/** The names of these personas, none of them twice. */
function namesOf(personas: readonly Persona[]): string[] {
  const left = new Set(personas);
  return GROUPS.flatMap(([name, group]) => {
    if (group.length === 0 || !group.every((persona) => left.has(persona))) return [];
    for (const persona of group) left.delete(persona);
    return [name];
  });
}

const withCode = (codes: readonly string[], code: string) => PERSONAS.filter((_, place) => codes[place] === code);

/** What somebody is answered who is not meant: without an account, and with one. The page says it once, at its beginning. */
const plainAnswer = (method: Row["method"], persona: Persona): string => {
  if (persona === "anonymous") return "login";
  return method === "GET" ? "home" : "403";
};

/** A set of answers in words, without those that everybody gets who is not meant. */
export function answersInWords({ method, codes }: Pick<Row, "method" | "codes">): string {
  const unknown = codes.find((code) => !(code in CODES));
  if (unknown) throw new Error(`tests/access/answers.ts does not say what ${unknown} means`);
  const admitted = SUCCESS.filter((code) => codes.includes(code));
  const sentences = Object.entries(CODES).flatMap(([code, words]) => {
    const who = withCode(codes, code).filter((persona) => code !== plainAnswer(method, persona));
    if (who.length === 0) return [];
    const names = namesOf(who);
    const only = admitted.length === 1 && admitted[0] === code && !names[0]?.startsWith("oric") ? "numai " : "";
    return [`${words[method]}: ${only}${names.join(", ")}.`];
  });
  return sentences.length > 0 ? sentences.join(" ") : "Nimeni.";
}

const AUDIENCES = [
  "Oricine, și fără cont",
  "Mai multe feluri de conturi",
  "UAT",
  "Firme",
  "ADMIN",
  "Nimeni: ce lipsește, ce nu se mai poate, formulare greșite",
] as const;

/** The kind of people whom the answers let in, as the heading above them; in the order of the page. */
export function audienceOf(codes: readonly string[]): (typeof AUDIENCES)[number] {
  const admitted = PERSONAS.filter((_, place) => SUCCESS.includes(codes[place] ?? ""));
  const within = (group: readonly Persona[]) => admitted.every((persona) => group.includes(persona));
  if (admitted.length === 0) return AUDIENCES[5];
  if (admitted.includes("anonymous")) return AUDIENCES[0];
  if (within(UAT)) return AUDIENCES[2];
  if (within(FIRMA)) return AUDIENCES[3];
  return within(["admin"]) ? AUDIENCES[4] : AUDIENCES[1];
}
export const audiences: readonly string[] = AUDIENCES;
