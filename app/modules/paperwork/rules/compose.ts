import { BLANK, type Paper, type PaperColumn, type PaperPart, paragraph } from "~/platform/paper/paper";
import { FACTS, type Fact, type Facts, factsIn, filled } from "./facts";
import type { LetterheadView } from "./letterhead";
import type { Model, ModelPart } from "./models";

export const TO_CHECK = "Model, de verificat de juristul instituției.";

/** What is written in the tables of a paper: the offers, and where an estimate comes from. */
export type PaperTables = { offers: string[][]; sources: string[][] };

/** A version of a model, as the papers made from it name it. */
export type ModelVersion = { model: Model; name: string; verified: string | null };

const number = (label: string, width: number): PaperColumn => ({ label, width, number: true });

const COLUMNS: Readonly<Record<keyof PaperTables, readonly PaperColumn[]>> = {
  offers: [
    { label: "Nr.", width: 6 },
    { label: "Firma", width: 24 },
    number("Preț, fără TVA", 19),
    { label: "Durata", width: 13 },
    { label: "Trimisă", width: 14 },
    { label: "Recenzii", width: 10 },
    { label: "Stare", width: 14 },
  ],
  sources: [
    { label: "Nr.", width: 6 },
    { label: "Sursa", width: 46 },
    { label: "Data", width: 18 },
    number("Valoare, fără TVA", 30),
  ],
};

export type Composed = { facts: Facts; tables: PaperTables; letterhead: LetterheadView };

/** The paper of a model, with the facts of a request; what is missing stays blank. */
export function composePaper({ model, name, verified }: ModelVersion, { facts, tables, letterhead }: Composed): Paper {
  const number = facts.numar_solicitare;
  const people = letterhead.signatories.length > 0 ? letterhead.signatories : [{ title: "Aprobat", name: null }];
  const maker = { title: "Întocmit", name: facts.intocmit_de };
  return {
    title: model.title,
    subtitle: filled(model.subtitle, facts, BLANK),
    head: letterhead.head,
    registration: `Nr. ${letterhead.prefix ?? ""}……………… din ………………………`,
    parts: model.parts.flatMap((part) => partsOf(part, { facts, tables, people: [...people, maker] })),
    notes: [
      `Temei: ${model.legalBasis}.`,
      `${TO_CHECK} ${name}, ${verified === null ? "neverificat încă de un jurist" : `verificat la ${verified}`}.`,
    ],
    foot: number === null ? model.title : `${model.title}, solicitarea nr. ${number}`,
  };
}

type Filling = Pick<Composed, "facts" | "tables"> & { people: { title: string; name: string | null }[] };

function partsOf(part: ModelPart, { facts, tables, people }: Filling): PaperPart[] {
  switch (part.kind) {
    case "heading":
      return [{ kind: "heading", text: filled(part.text, facts, BLANK) }];
    case "text":
      return filled(part.text, facts, BLANK)
        .split(/\n+/)
        .filter((line) => line.trim() !== "")
        .map((line) => paragraph(line));
    case "field":
      return [
        { kind: "paragraph", runs: [{ text: `${part.label}: `, bold: true }, { text: facts[part.fact] ?? BLANK }] },
      ];
    case "write":
      return writtenByHand(part.label, part.lines);
    case "table":
      return [{ kind: "table", columns: COLUMNS[part.table], rows: tables[part.table] }];
    case "signatures":
      return [{ kind: "signatures", people }];
  }
}

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
  return [...asked].filter((fact) => facts[fact] === null).map((fact) => FACTS[fact]);
}
