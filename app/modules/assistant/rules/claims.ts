import { z } from "zod";
import { tidyLine } from "~/platform/language/text";
import { standsAlike } from "./figure-places";
import { unsourcedIn } from "./figures";
import { agreesWith } from "./meaning";
import { rootOf, termsIn } from "./terms";
import { LONGEST_CLAIM, MOST_CLAIMS, MOST_SOURCES } from "./writing";

/** A sentence that a model wrote, and the numbers of the passages that say it. */
export type Claim = { text: string; sources: number[] };
/** A passage as it is sent, under its number. */
export type Passage = { number: number; title: string; heading: string; text: string };

const given = z.object({
  text: z.string().transform(tidyLine).pipe(z.string().max(LONGEST_CLAIM)),
  sources: z.array(z.coerce.number().int()).max(MOST_SOURCES),
});

/** Some models put their JSON in a block of code. */
const HEAD = /^\s*(?:```(?:json)?\s*)?\{\s*"claims"\s*:\s*\[/;
/** An object without objects in it; what stands in its strings is skipped. */
const ITEM = /^[\s,]*(\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\})/s;
const TAIL = /^\s*\]\s*\}\s*(?:```\s*)?$/;
/** Characters in which a claim must have ended. */
const LONGEST_ITEM = 4_000;

/** Thrown for an answer that is no `{"claims":[{"text":"…","sources":[1]}]}`. */
export class UnreadableAnswer extends Error {}

/** Reads the claims of an answer while it arrives. */
export class ClaimReader {
  private rest = "";
  private hasBegun = false;
  private read = 0;

  /** The claims that are whole after this piece, without those that say nothing. */
  add(piece: string): Claim[] {
    this.rest += piece;
    if (!this.hasBegun) {
      if (!HEAD.test(this.rest)) return this.waiting([]);
      this.rest = this.rest.replace(HEAD, "");
      this.hasBegun = true;
    }
    const claims: Claim[] = [];
    for (let item = ITEM.exec(this.rest); item !== null; item = ITEM.exec(this.rest)) {
      claims.push(claimIn(item[1] ?? ""));
      this.rest = this.rest.slice(item[0].length);
    }
    this.read += claims.length;
    if (this.read > MOST_CLAIMS) throw new UnreadableAnswer("Too many claims");
    return this.waiting(claims.filter(({ text }) => text !== ""));
  }

  /** Throws unless the answer was whole. */
  end(): void {
    if (!this.hasBegun || !TAIL.test(this.rest)) throw new UnreadableAnswer("The answer does not end as it should");
  }

  private waiting(claims: Claim[]): Claim[] {
    if (this.rest.length > LONGEST_ITEM) throw new UnreadableAnswer("Something that is no claim");
    return claims;
  }
}

function claimIn(item: string): Claim {
  try {
    return given.parse(JSON.parse(item));
  } catch (error) {
    throw new UnreadableAnswer("A claim in another form", { cause: error });
  }
}

/** What part of a claim's words a passage must say, itself or by a word of the same root; another wording has about half of them. */
const SAID = 1 / 3;

/**
 * The claim with the numbers of its passages that were sent. Null when they do not say it: the model has it, a figure of it or
 * its meaning from somewhere else, and half of a sentence may mean anything.
 */
export function checkedClaim({ text, sources }: Claim, sent: readonly Passage[]): Claim | null {
  const own = [...new Set(sources)].filter((number) => sent.some((passage) => passage.number === number));
  return isSupported(
    text,
    sent.filter(({ number }) => own.includes(number)),
  )
    ? { text, sources: own }
    : null;
}

/** Whether these passages say what a sentence does: its words, its figures where they stand there, and not the contrary. */
export function isSupported(text: string, passages: readonly Omit<Passage, "number">[]): boolean {
  const texts = passages.map(({ text: own }) => own);
  return (
    isSaidBy(text, passages) &&
    unsourcedIn(text, passages).length === 0 &&
    standsAlike(text, texts) &&
    agreesWith(text, texts)
  );
}

function isSaidBy(text: string, passages: readonly Omit<Passage, "number">[]): boolean {
  const said = new Set(
    passages.flatMap(({ title, heading, text: own }) => wordsOf(`${title}\n${heading}\n${own}`)).flat(),
  );
  const words = wordsOf(text);
  const met = words.filter((stems) => stems.some((stem) => said.has(stem)));
  return words.length > 0 && met.length >= words.length * SAID;
}

/** The stems and roots of each word of a text; figures are checked by themselves. */
const wordsOf = (text: string): string[][] =>
  termsIn(text)
    .filter(({ form }) => !/\d/.test(form))
    .map(({ stems }) => stems.flatMap((stem) => [stem, rootOf(stem)]));
