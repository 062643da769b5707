import type { Fact } from "./facts";
import type { SignatureBlock } from "./signature-blocks";

/** `field`: a line of its own for one fact. `write`: lines left for what no request says. */
export type ModelPart =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "field"; label: string; fact: Fact }
  | { kind: "write"; label: string; lines: number }
  | { kind: "table"; table: "offers" | "sources" }
  | { kind: "signatures"; blocks: readonly SignatureBlock[] };

export type Model = {
  title: string;
  subtitle: string;
  legalBasis: string;
  parts: readonly ModelPart[];
};

export const heading = (text: string): ModelPart => ({ kind: "heading", text });
export const text = (words: string): ModelPart => ({ kind: "text", text: words });
export const field = (label: string, fact: Fact): ModelPart => ({ kind: "field", label, fact });
export const write = (label: string, lines = 1): ModelPart => ({ kind: "write", label, lines });
export const table = (named: "offers" | "sources"): ModelPart => ({ kind: "table", table: named });
export const signed = (...blocks: SignatureBlock[]): ModelPart => ({ kind: "signatures", blocks });
