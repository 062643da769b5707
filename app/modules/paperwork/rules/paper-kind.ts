import { codesOf } from "../../../platform/codes";

/** The papers that are made from a request. */
export const PAPER_KINDS = {
  need: "Referat de necesitate",
  estimate: "Notă privind determinarea valorii estimate",
  comparison: "Tabel comparativ al ofertelor",
  selection: "Proces-verbal de selecție",
  accepted: "Adresă: ofertă acceptată",
  declined: "Adresă: ofertă neacceptată",
  completion: "Adresă: solicitare de completare",
  reception: "Proces-verbal de recepție",
} as const;

export type PaperKind = keyof typeof PAPER_KINDS;
export const PAPER_KIND_CODES = codesOf(PAPER_KINDS);
