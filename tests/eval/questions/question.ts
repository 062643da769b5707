export type Department = "financiar" | "hr" | "servicii" | "achizitii" | "comunicare";

/** A question of the evaluation, with the keys of the demo world's documents and acts that answer it. */
export type Question = {
  department: Department | null;
  text: string;
  /** Answer it; without any, nothing of the library does. */
  main: readonly string[];
  /** Help with it. */
  also: readonly string[];
  /** What the quoted text must say; null where the document itself is the answer. */
  fact: RegExp | null;
  /** The question asked just before, in the same chat. */
  before: string | null;
  /** Written as people speak, or without diacritics. */
  colloquial: boolean;
  typo: boolean;
};

const keysIn = (cell = ""): string[] => cell.split(" ").filter((key) => key !== "");
const factIn = (cell = ""): RegExp | null => (cell === "" ? null : new RegExp(cell.replaceAll(" / ", "|"), "iu"));

const linesIn = (lines: string): string[][] =>
  lines
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));

const question = (cells: readonly (string | undefined)[]): Omit<Question, "department" | "before" | "text"> => {
  const [how = "", main, also, fact] = cells;
  return {
    main: keysIn(main),
    also: keysIn(also),
    fact: factIn(fact),
    colloquial: how.includes("c"),
    typo: how.includes("t"),
  };
};

/** Reads one question a line: how it is written (c colloquial, t typo, - neither), main keys, other keys, fact, the question. A fact is a pattern; " / " stands between those of which one is enough. */
export const questions = (department: Department | null, lines: string): Question[] =>
  linesIn(lines).map(([how, main, also, fact, ...text]) => ({
    department,
    before: null,
    text: text.join("|"),
    ...question([how, main, also, fact]),
  }));

/** The same, with the question before it in front. */
export const followUps = (lines: string): Question[] =>
  linesIn(lines).map(([how, main, also, fact, before = "", text = ""]) => ({
    department: null,
    before,
    text,
    ...question([how, main, also, fact]),
  }));
