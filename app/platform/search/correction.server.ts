import { foldWord, isSignificant, wordsIn } from "../language/words";
import { wordsNear } from "./words.server";

/** A longer search is not corrected. */
const MOST_WORDS = 8;
/** So many of the nearest words are looked for in the list. */
const MOST_NEAR = 6;

/** Whether something in the list has the word, whatever its filters. */
type Has = (word: string) => Promise<boolean>;

type List<Found> = {
  find: (text: string) => Promise<Found>;
  isNothing: (found: Found) => boolean;
  has: Has;
};

/**
 * What a list finds for a text or, where nothing in it has the text, for the text with its mistyped words corrected. A word is
 * corrected only with one that the list itself has, so a reader learns of no word that is elsewhere.
 */
export async function findOrCorrect<Found>(text: string, isExact: boolean, { find, isNothing, has }: List<Found>) {
  const found = await find(text);
  const corrected = isExact || !isNothing(found) ? null : await correctedText(text, has);
  const instead = corrected === null ? null : await find(corrected);
  return instead === null || isNothing(instead) ? { found, corrected: null } : { found: instead, corrected };
}

/** Null when no word is missing from the list, or when a missing one has no near word in it. */
async function correctedText(text: string, has: Has): Promise<string | null> {
  const words = [...new Set(wordsIn(text))].filter((word) => /^\p{L}+$/u.test(word) && isSignificant(foldWord(word)));
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const known = await Promise.all(words.map(has));
  const missing = words.filter((_, at) => !known[at]);
  const meant = await Promise.all(missing.map((word) => nearestOf(word, has)));
  if (meant.length === 0 || meant.includes(null)) return null;
  const corrections = new Map(missing.map((word, at) => [word, meant[at]]));
  return text.normalize("NFC").replace(/[\p{L}\p{M}\p{Nd}]+/gu, (word) => corrections.get(word) ?? word);
}

async function nearestOf(word: string, has: Has): Promise<string | null> {
  const near = await wordsNear(foldWord(word), { onlyPublic: false });
  for (const { shown } of near.slice(0, MOST_NEAR)) if (await has(shown)) return shown;
  return null;
}
