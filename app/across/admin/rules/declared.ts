import { quoted } from "~/platform/language/quotes";
import { fold } from "~/platform/language/text";

type Declared = {
  kind: "UAT" | "FIRMA";
  cui: string;
  tradeRegisterNumber: string | null;
  legalRepresentative: string | null;
};

/** What an organisation declared, beside what is known of it: `ok` is sure, `compare` is compared elsewhere, `missing` was not given. */
export type DeclaredCheck = {
  code: "cui" | "register" | "representative" | "document";
  state: "ok" | "compare" | "missing";
  title: string;
  fact: string;
};

type Found = Pick<DeclaredCheck, "state" | "fact">;

const NOT_DECLARED: Found = { state: "missing", fact: "Nu a fost declarat" };
const ok = (fact: string): Found => ({ state: "ok", fact });
const compare = (fact: string): Found => ({ state: "compare", fact });

/** `people` are the names of those who act for it; `document` is the name of the attached file. */
export function declaredBy(of: Declared, people: readonly string[], document: string | null): DeclaredCheck[] {
  const { kind, cui, tradeRegisterNumber, legalRepresentative } = of;
  return [
    { code: "cui", title: `CUI ${cui}`, ...ok("Cifra de control este validă; nu îl are altă organizație") },
    ...(kind === "UAT" ? [] : [register(tradeRegisterNumber)]),
    representative(legalRepresentative, people),
    {
      code: "document",
      title: "Document de identificare",
      ...(document === null ? { ...NOT_DECLARED, fact: "Nu a fost atașat" } : compare(document)),
    },
  ];
}

const register = (number: string | null): DeclaredCheck => ({
  code: "register",
  title: number ?? "Nr. la registrul comerțului",
  ...(number ? compare("Nr. la registrul comerțului, de comparat la ONRC") : NOT_DECLARED),
});

function representative(name: string | null, people: readonly string[]): DeclaredCheck {
  if (!name) return { code: "representative", title: "Reprezentant legal", ...NOT_DECLARED };
  const hasAccount = people.some((person) => fold(person) === fold(name));
  return {
    code: "representative",
    title: `${name}, reprezentant legal`,
    ...(hasAccount
      ? ok("Are cont în numele organizației")
      : compare("Nu are cont în numele organizației; de comparat cu documentul")),
  };
}

/** What is missing, in one sentence before the decision. */
export function declaredText(checks: readonly DeclaredCheck[]): string {
  const missing = checks.filter(({ state }) => state === "missing").map(({ title }) => quoted(title));
  return missing.length === 0
    ? "Toate datele cerute sunt declarate; comparați-le cu sursele."
    : `${missing.length === 1 ? "Lipsește" : "Lipsesc"}: ${missing.join(", ")}.`;
}
