import { plural } from "~/platform/language/plural";
import { unfilledIn } from "~/platform/language/unfilled";
import { BLANK, type Paper, type PaperColumn, type PaperPart, paragraph, type Signer } from "~/platform/paper/paper";
import { FACTS, type Fact, type Facts, factsIn, filled } from "./facts";
import { type LetterheadView, signersOf } from "./letterhead";
import type { Model, ModelPart } from "./models";
import { isAfterChoice, isInternal, type PaperKind } from "./paper-kind";
import { SIGNATURE_BLOCKS, type SignatureBlock } from "./signature-blocks";

export const TO_CHECK = "Modelul nu este verificat de un jurist. Verificați-l, apoi ștergeți rândul acesta.";

/** What is written in the tables of a paper: the offers, and where an estimate comes from. */
export type PaperTables = { offers: string[][]; sources: string[][] };

/** A version of a model, as the papers made from it name it. */
export type ModelVersion = { kind: PaperKind; model: Model; name: string; verified: string | null };

const number = (label: string, width: number): PaperColumn => ({ label, width, number: true });

const COLUMNS: Readonly<Record<keyof PaperTables, readonly PaperColumn[]>> = {
  offers: [
    { label: "Nr.", width: 6 },
    { label: "Firma", width: 28 },
    number("Preț, fără TVA", 22),
    { label: "Durata", width: 14 },
    { label: "Trimisă", width: 16 },
    { label: "Stare", width: 14 },
  ],
  sources: [
    { label: "Nr.", width: 6 },
    { label: "Sursa", width: 36 },
    { label: "Data sursei", width: 17 },
    { label: "Notată", width: 17 },
    number("Valoare, fără TVA", 24),
  ],
};

export type Composed = { facts: Facts; tables: PaperTables; letterhead: LetterheadView };

/** A criterion that firms did not see before they offered is not written for them afterwards. */
export const NO_CRITERION = `${BLANK} (neanunțat în solicitare)`;

/** What has not happened yet, and is not to be filled in by hand: its line is left out. */
const LEFT_OUT: ReadonlySet<Fact> = new Set(["data_finalizare"]);

/** `cover`: with the line above it that says that no jurist has checked the model, where that is so. */
type Making = ModelVersion & { cover: boolean };

/** The paper of a model, with the facts of a request; what is missing stays blank. Nothing about a jurist stands in a letter to a firm. */
export function composePaper({ kind, model, name, verified, cover }: Making, known: Composed): Paper {
  const isVerified = isInternal(kind) && verified !== null;
  const { letterhead, tables } = known;
  const facts = {
    ...known.facts,
    criteriu: known.facts.criteriu ?? NO_CRITERION,
    ...(isAfterChoice(kind) ? { pret: known.facts.pret_convenit } : {}),
  };
  const number = facts.numar_solicitare;
  return {
    title: model.title,
    subtitle: filled(model.subtitle, facts, BLANK),
    cover: cover && isInternal(kind) && verified === null ? TO_CHECK : null,
    head: letterhead.head,
    registration: `Nr. ${letterhead.prefix ?? ""}……………… din ………………………`,
    parts: model.parts.flatMap((part) => partsOf(part, { facts, tables, letterhead })),
    notes: [`Temei: ${model.legalBasis}.`, `${name}${isVerified ? `, verificat la ${verified}` : ""}.`],
    foot: number === null ? model.title : `${model.title}, solicitarea nr. ${number}`,
  };
}

/** Who signs in a place: those of the letterhead, else who is known of this paper, else a blank. */
function signersIn(block: SignatureBlock, { facts, letterhead }: Composed): Signer[] {
  const place = SIGNATURE_BLOCKS[block];
  const people = signersOf(block, letterhead.signatories);
  if (people.length > 0) return people.map(({ title, name }) => ({ place, title, name }));
  const title = block === "firm" ? (facts.firma ?? "") : "";
  return [{ place, title, name: block === "maker" ? facts.intocmit_de : null }];
}

function partsOf(part: ModelPart, composed: Composed): PaperPart[] {
  const { facts, tables } = composed;
  switch (part.kind) {
    case "heading":
      return [{ kind: "heading", text: filled(part.text, facts, BLANK) }];
    case "text":
      return filled(part.text, facts, BLANK)
        .split(/\n+/)
        .filter((line) => line.trim() !== "")
        .map((line) => paragraph(line));
    case "field":
      if (facts[part.fact] === null && LEFT_OUT.has(part.fact)) return [];
      return [
        { kind: "paragraph", runs: [{ text: `${part.label}: `, bold: true }, { text: facts[part.fact] ?? BLANK }] },
      ];
    case "write":
      return writtenByHand(part.label, part.lines);
    case "table":
      return [{ kind: "table", columns: COLUMNS[part.table], rows: rowsOf(part.table, tables) }];
    case "signatures":
      return [{ kind: "signatures", people: part.blocks.flatMap((block) => signersIn(block, composed)) }];
  }
}

/** A table without rows keeps one to write in. */
const rowsOf = (named: keyof PaperTables, tables: PaperTables): string[][] =>
  tables[named].length > 0 ? tables[named] : [COLUMNS[named].map((_, index) => (index === 0 ? "1" : ""))];

function writtenByHand(label: string, lines: number): PaperPart[] {
  if (lines === 1) return [{ kind: "paragraph", runs: [{ text: `${label}: `, bold: true }, { text: BLANK }] }];
  return [paragraph(`${label}:`, { bold: true }), { kind: "lines", count: lines }];
}

/** What a model asks and the request does not say, in words. */
export function missingIn({ parts, subtitle }: Model, facts: Facts): string[] {
  const asked = new Set<Fact>(factsIn(subtitle));
  for (const part of parts) {
    if (part.kind === "field") asked.add(part.fact);
    if (part.kind === "text" || part.kind === "heading") for (const fact of factsIn(part.text)) asked.add(fact);
  }
  const missing = [...asked].filter((fact) => facts[fact] === null && !LEFT_OUT.has(fact)).map((fact) => FACTS[fact]);
  const left = [...asked].map((fact) => placesLeft(facts[fact] ?? "", FACTS[fact]));
  const own = parts.map((part) => ("text" in part ? part.text : "")).join("\n");
  return [...missing, ...left, placesLeft(own, "textul modelului")].filter((words) => words !== null);
}

/** "2 locuri în descrierea": of a model that was not filled in; null when there are none. */
function placesLeft(text: string, name: string): string | null {
  const { length } = unfilledIn(text);
  return length === 0 ? null : `${plural(length, "loc", "locuri")} în ${name}`;
}
