import { codesOf } from "../../../platform/codes";

/** The places for signatures on papers; each paper has those that its model names, in that order. */
export const SIGNATURE_BLOCKS = {
  approved: "Aprobat",
  head: "Conducătorul instituției",
  cfp: "Vizat pentru control financiar preventiv propriu",
  legal: "Vizat, consilier juridic",
  accountant: "Contabil",
  department: "Compartimentul care solicită",
  procurement: "Responsabil cu achizițiile",
  committee: "Comisia",
  storekeeper: "Gestionar",
  declarant: "Subsemnatul/Subsemnata",
  maker: "Întocmit",
  firm: "Din partea firmei",
  other: "Alți semnatari",
} as const;

export type SignatureBlock = keyof typeof SIGNATURE_BLOCKS;
export const SIGNATURE_BLOCK_CODES = codesOf(SIGNATURE_BLOCKS);
