import { SIGNATURE_BLOCK_CODES, type SignatureBlock } from "./signature-blocks";

/** Who signs, and in which place of a paper. Without a name it is a place for whoever holds the function. */
export type Signatory = { block: SignatureBlock; title: string; name: string | null };

/** The head of an authority's papers, and who signs them. */
export type LetterheadView = {
  /** The stored picture of the logo or of the coat of arms. */
  imageId: string | null;
  head: readonly string[];
  /** Before the registration number. */
  prefix: string | null;
  signatories: readonly Signatory[];
};

export const MOST_SIGNATORIES = 6;
export const MOST_HEAD_LINES = 6;

/** Known of each paper when it is made: who makes it, who declares, whose firm it is. */
const KNOWN_LATER: ReadonlySet<SignatureBlock> = new Set(["maker", "declarant", "firm"]);

/** The places of which the letterhead says who signs there. */
export const WRITTEN_BLOCKS = SIGNATURE_BLOCK_CODES.filter((block) => !KNOWN_LATER.has(block));

/** The name of the field of a place. */
export const signersField = (block: SignatureBlock): string => `signs_${block}`;

const HEAD_OF_ALL: readonly SignatureBlock[] = ["approved", "head"];

/** Who signs in a place. The head of the institution approves and writes to firms: one is enough for both. */
export function signersOf(block: SignatureBlock, signatories: readonly Signatory[]): readonly Signatory[] {
  const own = signatories.filter((one) => one.block === block);
  const same = HEAD_OF_ALL.includes(block) ? signatories.filter((one) => HEAD_OF_ALL.includes(one.block)) : [];
  return own.length > 0 ? own : same;
}

type Authority = { name: string; county: string | null };

/** What stands at the head of a paper until the authority writes it otherwise. */
export const usualHead = ({ name, county }: Authority): string[] => [
  "ROMÂNIA",
  ...(county === null || county === "București" ? [] : [`JUDEȚUL ${county.toLocaleUpperCase("ro")}`]),
  name.toLocaleUpperCase("ro"),
];

/** "Primar: Ion Popescu"; a line without a name is a place to sign for whoever holds the function. */
export function signatoriesIn(written: string, block: SignatureBlock): Signatory[] {
  return linesIn(written).map((line) => {
    const [title = "", ...rest] = line.split(":");
    return { block, title: title.trim(), name: rest.join(":").trim() || null };
  });
}

export const linesIn = (written: string): string[] =>
  written
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The text of the field of a place. */
export const signatoryLines = (people: readonly Signatory[], block: SignatureBlock): string =>
  people
    .filter((one) => one.block === block)
    .map(({ title, name }) => (name === null ? title : `${title}: ${name}`))
    .join("\n");
