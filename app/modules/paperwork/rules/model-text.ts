import { quoted } from "~/platform/language/quotes";
import { fold } from "~/platform/language/text";
import { FACTS, type Fact, factsIn } from "./facts";
import type { ModelInput } from "./model-fields";
import type { Model, ModelPart } from "./models";
import { SIGNATURE_BLOCK_CODES, SIGNATURE_BLOCKS } from "./signature-blocks";

type TableName = Extract<ModelPart, { kind: "table" }>["table"];

/** What a table is called between square brackets. */
export const TABLE_NAMES: Readonly<Record<TableName, string>> = { offers: "oferte", sources: "surse" };

export const MOST_LINES = 20;
export const MOST_TABLES = 5;
const MOST_PARTS = 300;
const MOST_FACTS = 100;
const SIGNS = /^(?:##|[*_[\\])/;

/** The text form of a model. `readParts` reads the same parts from it. */
export const printedModel = ({ title, subtitle, legalBasis, parts }: Model): ModelInput => ({
  title,
  subtitle,
  legalBasis,
  text: parts.map(printedPart).join("\n").trim(),
});

function printedPart(part: ModelPart): string {
  switch (part.kind) {
    case "heading":
      return `\n## ${part.text}`;
    case "text":
      return SIGNS.test(part.text) ? `\\${part.text}` : part.text;
    case "field":
      return `* ${part.label}: {${part.fact}}`;
    case "write":
      return `_${part.lines} ${part.label}`;
    case "table":
      return `[tabel: ${TABLE_NAMES[part.table]}]`;
    case "signatures":
      return `[semnături: ${part.blocks.map((block) => SIGNATURE_BLOCKS[block]).join("; ")}]`;
  }
}

/**
 * The parts of a text, and the first thing in it that cannot be read, as a sentence. A line that cannot be read is a paragraph
 * with its words: a model that was stored before a fact or a table was renamed still makes a whole paper.
 */
export function readParts(text: string): { parts: ModelPart[]; problem: string | null } {
  let problem: string | null = null;
  const parts: ModelPart[] = [];
  for (const [index, line] of text
    .split("\n")
    .map((one) => one.trim())
    .entries()) {
    if (line === "") continue;
    const read = readLine(line);
    const wrong = typeof read === "string" ? read : factProblem(line);
    if (wrong !== null) problem ??= `Rândul ${index + 1}: ${wrong}`;
    parts.push(typeof read === "string" ? { kind: "text", text: line } : read);
  }
  return { parts, problem: problem ?? tooMuch(parts) };
}

/** Facts and tables may be long: a model that repeats them makes a paper that nobody can write or open. */
function tooMuch(parts: readonly ModelPart[]): string | null {
  const named = parts.reduce((sum, part) => sum + filledBy(part), 0);
  const tables = parts.filter(({ kind }) => kind === "table").length;
  if (parts.length > MOST_PARTS) return `Modelul are cel mult ${MOST_PARTS} de rânduri`;
  if (named > MOST_FACTS) return `Modelul numește fapte de cel mult ${MOST_FACTS} de ori`;
  if (tables > MOST_TABLES) return `Modelul are cel mult ${MOST_TABLES} tabele`;
  return null;
}

function filledBy(part: ModelPart): number {
  if (part.kind === "field") return 1;
  return part.kind === "text" || part.kind === "heading" ? factsIn(part.text).length : 0;
}

/** A part, or what is wrong with its line. */
function readLine(line: string): ModelPart | string {
  if (line.startsWith("##")) return headingIn(line.slice(2).trim());
  if (line.startsWith("*")) return fieldIn(line);
  if (line.startsWith("_")) return writeIn(line);
  if (line.startsWith("[")) return bracketIn(line);
  return { kind: "text", text: line.startsWith("\\") ? line.slice(1).trimStart() || line : line };
}

const headingIn = (text: string): ModelPart | string =>
  text === "" ? "titlul este gol. Se scrie așa: ## Titlul" : { kind: "heading", text };

const FIELD = /^\*\s*(\S.*): ?\{([^{}]*)\}$/;

function fieldIn(line: string): ModelPart | string {
  const [, label, name = ""] = FIELD.exec(line) ?? [];
  if (label === undefined)
    return "un rând cu un fapt se scrie așa: * Obiectul: {obiect}. Un paragraf care începe cu * se scrie cu \\ înainte";
  return isFact(name) ? { kind: "field", label: label.trim(), fact: name } : unknownFact(name);
}

const WRITE = /^_(\d{1,3})\s+(\S.*)$/;

function writeIn(line: string): ModelPart | string {
  const [, digits, label = ""] = WRITE.exec(line) ?? [];
  if (digits === undefined)
    return "locul de completat de mână se scrie cu numărul de rânduri: _3 Observații. Un paragraf care începe cu _ se scrie cu \\ înainte";
  const lines = Number(digits);
  if (lines < 1 || lines > MOST_LINES) return `lăsați între 1 și ${MOST_LINES} de rânduri de completat de mână`;
  return { kind: "write", label, lines };
}

const BRACKET = /^\[([^:[\]]+):([^[\]]+)\]$/;

function bracketIn(line: string): ModelPart | string {
  const [, what = "", names = ""] = BRACKET.exec(line) ?? [];
  if (fold(what.trim()) === "tabel") {
    const table = named(names, TABLE_NAMES);
    return "code" in table ? { kind: "table", table: table.code } : unknown("tabelul", names, table.nearest);
  }
  if (fold(what.trim()) === "semnaturi") {
    const blocks = names.split(";").map((name) => ({ name, ...named(name, SIGNATURE_BLOCKS) }));
    const wrong = blocks.find((block) => "nearest" in block);
    if (wrong && "nearest" in wrong) return unknown("semnătura", wrong.name, wrong.nearest);
    const codes = blocks.flatMap((block) => ("code" in block ? [block.code] : []));
    const twice = codes.find((code, index) => codes.indexOf(code) < index);
    if (twice !== undefined) return `semnătura ${quoted(SIGNATURE_BLOCKS[twice])} este scrisă de două ori`;
    return { kind: "signatures", blocks: codes };
  }
  return "între paranteze drepte se scriu numai [tabel: oferte] sau [semnături: Aprobat; Întocmit]. Un paragraf care începe cu [ se scrie cu \\ înainte";
}

const isFact = (name: string): name is Fact => Object.hasOwn(FACTS, name);

/** What is wrong with the facts that a line names; null when it can be filled. */
export function factProblem(line: string): string | null {
  const name = [...line.matchAll(/\{([^{}]*)\}/g)].map(([, one = ""]) => one).find((one) => !isFact(one));
  if (name !== undefined) return unknownFact(name);
  return /[{}]/.test(line.replace(/\{[^{}]*\}/g, "")) ? "o acoladă rămâne deschisă; un fapt se scrie {obiect}" : null;
}

function unknownFact(name: string): string {
  const near = nearest(name, Object.keys(FACTS));
  return `nu există faptul {${name}}${near === null ? "" : `. Cel mai apropiat este {${near}}`}`;
}

const unknown = (what: string, name: string, near: string | null): string =>
  `nu există ${what} ${quoted(name.trim())}${near === null ? "" : `. Cel mai apropiat nume este ${quoted(near)}`}`;

/** The code with this name, capitals and marks aside, or the name that is nearest to it. */
function named<Code extends string>(
  name: string,
  names: Readonly<Record<Code, string>>,
): { code: Code } | { nearest: string | null } {
  const code = (Object.keys(names) as Code[]).find((one) => fold(names[one]) === fold(name.trim()));
  return code === undefined ? { nearest: nearest(name, Object.values(names)) } : { code };
}

/** The name that is reached with the fewest changed letters; null when half of the typed ones would have to change. */
function nearest(typed: string, names: readonly string[]): string | null {
  const from = fold(typed.trim()).slice(0, 60);
  const [best] = names
    .map((name) => ({ name, far: distance(from, fold(name)) }))
    .toSorted((one, other) => one.far - other.far);
  return best && best.far < from.length / 2 ? best.name : null;
}

/** Letters to add, drop or replace on the way from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const above = row;
    row = [index + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = (above[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1);
      row.push(Math.min(replaced, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1));
    }
  }
  return row[to.length] ?? 0;
}

/** How each kind of line is written, and what a paper shows of it. */
export const LINES_OF_MODEL: readonly (readonly [written: string, shown: string])[] = [
  ["## 1. Obiectul", "un titlu"],
  ["Propunem achiziția {obiect}.", "un paragraf; numele dintre acolade este înlocuit cu faptul solicitării"],
  ["* Obiectul: {obiect}", "un rând cu eticheta îngroșată și faptul"],
  ["_3 Observații", "eticheta și trei rânduri de completat de mână (de la 1 la 20)"],
  ...Object.values(TABLE_NAMES).map((name) => [`[tabel: ${name}]`, "tabelul completat de platformă"] as const),
  [
    "[semnături: Aprobat; Întocmit]",
    `locurile de semnătură, despărțite prin punct și virgulă, dintre: ${SIGNATURE_BLOCK_CODES.map((code) => SIGNATURE_BLOCKS[code]).join("; ")}`,
  ],
];
