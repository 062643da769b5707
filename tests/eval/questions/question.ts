export type Department = "financiar" | "hr" | "servicii" | "achizitii" | "comunicare";

/** A question of the evaluation, with the keys of the demo world's documents and acts that answer it. */
export type Question = {
  department: Department | null;
  text: string;
  /** Answer it; without any, nothing of the library does. */
  main: readonly string[];
  /** Help with it. */
  also: readonly string[];
  /** Written as people speak, or without diacritics. */
  colloquial: boolean;
  typo: boolean;
};

const keysIn = (cell = ""): string[] => cell.split(" ").filter((key) => key !== "");

/** Reads one question a line: how it is written (c colloquial, t typo, - neither), main keys, other keys, the question. */
export const questions = (department: Department | null, lines: string): Question[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [how = "", main, also, ...text] = line.split("|").map((cell) => cell.trim());
      return {
        department,
        ...{ text: text.join("|"), main: keysIn(main), also: keysIn(also) },
        ...{ colloquial: how.includes("c"), typo: how.includes("t") },
      };
    });
