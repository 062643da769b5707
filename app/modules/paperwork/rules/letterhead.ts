/** The head of an authority's papers, and who signs them. */
export type LetterheadView = {
  head: readonly string[];
  /** Before the registration number. */
  prefix: string | null;
  signatories: readonly { title: string; name: string | null }[];
};

export const MOST_SIGNATORIES = 6;
export const MOST_HEAD_LINES = 6;
export const LONGEST = { line: 100, prefix: 20 } as const;

type Authority = { name: string; county: string | null };

/** What stands at the head of a paper until the authority writes it otherwise. */
export const usualHead = ({ name, county }: Authority): string[] => [
  "ROMÂNIA",
  ...(county === null || county === "București" ? [] : [`JUDEȚUL ${county.toLocaleUpperCase("ro")}`]),
  name.toLocaleUpperCase("ro"),
];

/** "Primar: Ion Popescu"; a line without a name is a place to sign for whoever holds the function. */
export function signatoriesIn(written: string): { title: string; name: string | null }[] {
  return linesIn(written).map((line) => {
    const [title = "", ...rest] = line.split(":");
    return { title: title.trim(), name: rest.join(":").trim() || null };
  });
}

export const linesIn = (written: string): string[] =>
  written
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export const signatoryLines = (people: LetterheadView["signatories"]): string =>
  people.map(({ title, name }) => (name === null ? title : `${title}: ${name}`)).join("\n");
