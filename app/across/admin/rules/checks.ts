import { codesOf } from "~/platform/codes";

/** What an ADMIN can have checked about an organisation. `words` are published, in the order of this table. */
const CHECKS: Readonly<Record<Check, { label: string; words: string; needs?: keyof Checkable }>> = {
  cui: { label: "CUI-ul, în registrul ANAF", words: "CUI-ul" },
  register: { label: "Numărul din registrul comerțului", words: "registrul comerțului", needs: "tradeRegisterNumber" },
  document: { label: "Documentul atașat la înscriere", words: "documentul atașat", needs: "documentId" },
  representative: {
    label: "Reprezentantul legal",
    words: "reprezentantul legal",
    needs: "legalRepresentative",
  },
  address: { label: "Adresa sediului", words: "adresa sediului", needs: "address" },
  website: { label: "Site-ul oficial", words: "site-ul oficial", needs: "website" },
  person: { label: "Persoana de contact, prin telefon sau e-mail", words: "persoana de contact" },
};

export type Check = "cui" | "register" | "document" | "representative" | "address" | "website" | "person";
const CHECK_CODES = codesOf(CHECKS);

export type Checkable = {
  tradeRegisterNumber: string | null;
  documentId: string | null;
  legalRepresentative: string | null;
  address: string | null;
  website: string | null;
};

/** What there is to check: nobody says of a document that was not attached that it was read. */
export const checksOf = (organisation: Checkable): Check[] =>
  CHECK_CODES.filter((code) => {
    const { needs } = CHECKS[code];
    return needs === undefined || Boolean(organisation[needs]);
  });

export const checkChoices = (codes: readonly Check[]) => codes.map((value) => ({ value, label: CHECKS[value].label }));

/** What is published: exactly what was ticked. */
export function checkedText(ticked: readonly Check[]): string {
  const text = CHECK_CODES.filter((code) => ticked.includes(code))
    .map((code) => CHECKS[code].words)
    .join(", ");
  return text.charAt(0).toLocaleUpperCase("ro") + text.slice(1);
}
