import { codesOf } from "../../../platform/codes";

/** The papers that are made from a request, in the order in which a purchase needs them. */
export const PAPER_KINDS = {
  need: "Referat de necesitate",
  plan: "Extras din programul anual al achizițiilor",
  estimate: "Notă privind determinarea valorii estimate",
  specification: "Caiet de sarcini",
  invitation: "Invitație și text pentru anunțul din SEAP",
  declaration: "Declarație de confidențialitate și neconflict de interese",
  comparison: "Tabel comparativ al ofertelor",
  selection: "Proces-verbal de selecție",
  accepted: "Adresă: ofertă acceptată",
  declined: "Adresă: ofertă neacceptată",
  completion: "Adresă: solicitare de completare",
  order: "Comandă",
  contract: "Contract",
  reception: "Proces-verbal de recepție",
  entry: "Notă de intrare-recepție",
  payment: "Listă de verificare pentru ordonanțare",
  certificate: "Document constatator",
} as const;

export type PaperKind = keyof typeof PAPER_KINDS;
export const PAPER_KIND_CODES = codesOf(PAPER_KINDS);

/** Papers that stay in the institution. The others reach a firm, so that nothing about the platform's model stands on them. */
const INTERNAL: ReadonlySet<PaperKind> = new Set([
  ...(["need", "plan", "estimate", "declaration"] as const),
  ...(["comparison", "selection", "entry", "payment"] as const),
]);

export const isInternal = (kind: PaperKind): boolean => INTERNAL.has(kind);

/** Papers that bind to one price, also when the offer named one from which and one to which. */
const AFTER_CHOICE: ReadonlySet<PaperKind> = new Set([
  ...(["order", "contract", "reception", "entry", "payment", "certificate"] as const),
]);

export const isAfterChoice = (kind: PaperKind): boolean => AFTER_CHOICE.has(kind);
