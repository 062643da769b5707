import type { Diploma } from "~/platform/paper/paper";
import { type Printed, printedFields } from "./certificate";
import { readCode, spacedAddress } from "./certificate-code";
import { PROGRAM_KINDS } from "./vocabulary";

type Checked = { code: string; fingerprint: string };

/** The fields that have their own places on the page. */
const PLACED = ["Titularul", "Organizația", "Organizatorul", ...Object.values(PROGRAM_KINDS)];

/** What is printed. `address` is where it is checked, and `squares` are the same for a telephone. */
export function certificatePaper(
  certificate: Printed & Checked,
  { address, squares }: { address: string; squares: readonly string[] },
): Diploma {
  const { kind, holder, organisation, title, provider, code, fingerprint } = certificate;
  const parts = readCode(code);
  return {
    kind: "diploma",
    issuer: provider,
    title: "Certificat de participare",
    lead: "Se certifică faptul că",
    name: holder,
    under: organisation,
    text: kind === "training" ? "a participat la programul de instruire" : "a participat la evenimentul",
    what: title,
    facts: printedFields(certificate).filter(([label]) => !PLACED.includes(label)),
    check: {
      words: ["Verificați certificatul la", address, `Codul ${spacedAddress(parts.address)}; numele întreg, cu:`],
      key: parts.key,
      fingerprint: `Amprenta datelor (SHA-256): ${fingerprint}`,
      squares,
    },
  };
}
