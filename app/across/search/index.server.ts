import { articleForSearch, articleIdsOf, articlesForSearch } from "~/modules/articles/store/search.server";
import { communityIdOf } from "~/modules/communities/store/desk.server";
import { communitiesForSearch, communityForSearch } from "~/modules/communities/store/search.server";
import { partnerForSearch, partnersForSearch } from "~/modules/partners/store/search.server";
import { publicOpportunitiesForSearch, publicOpportunity } from "~/modules/requests/store/public-opportunities.server";
import { transaction } from "~/platform/database/connection.server";
import { publicChanged } from "~/platform/page-cache/changed.server";
import { articleEntry, communityEntry, type Entry, opportunityEntry, partnerEntry } from "./entries";
import type { KnownWord } from "./near";
import { ENTRY_KINDS, type EntryKind } from "./rules";
import {
  entriesBeside,
  isIndexEmpty,
  lockIndex,
  removeEntry,
  requestIdsOf,
  saveEntries,
  settleIndex,
} from "./store/entries.server";
import { forgetWordsBeside, learnWords } from "./store/words.server";
import { foldWord, wordsIn } from "./words";

const PIECE = 500;

/** How each kind is read: what is public of it now, and nothing else. */
const sources: Record<
  EntryKind,
  { one(id: string): Promise<Entry | null>; some(afterId: string | null, limit: number): Promise<Entry[]> }
> = {
  community: {
    one: async (id) => mapped(await communityForSearch(id), communityEntry),
    some: async (afterId, limit) => (await communitiesForSearch(afterId, limit)).map(communityEntry),
  },
  partner: {
    one: async (id) => mapped(await partnerForSearch(id), partnerEntry),
    some: async (afterId, limit) => (await partnersForSearch(afterId, limit)).map(partnerEntry),
  },
  opportunity: {
    one: async (id) => mapped(await publicOpportunity(id), opportunityEntry),
    some: async (afterId, limit) => (await publicOpportunitiesForSearch(afterId, limit)).map(opportunityEntry),
  },
  article: {
    one: async (id) => mapped(await articleForSearch(id), articleEntry),
    some: async (afterId, limit) => (await articlesForSearch(afterId, limit)).map(articleEntry),
  },
};

const mapped = <From, To>(value: From | null, to: (value: From) => To): To | null =>
  value === null ? null : to(value);

export const indexCommunity = (id: string): Promise<void> => indexOne("community", id);
export const indexPartner = (id: string): Promise<void> => indexOne("partner", id);
export const indexOpportunity = (id: string): Promise<void> => indexOne("opportunity", id);
export const indexArticle = (id: string): Promise<void> => indexOne("article", id);

/** Everything that speaks of an organisation: its page, and what it asks for and writes under its name. */
export async function indexOrganisation(id: string): Promise<void> {
  await indexPartner(id);
  const communityId = await communityIdOf(id);
  if (communityId !== null) await indexCommunity(communityId);
  for (const requestId of await requestIdsOf(id)) await indexOpportunity(requestId);
  for (const articleId of await articleIdsOf(id)) await indexArticle(articleId);
}

/** Reads the thing again and keeps what the public may find of it, or nothing. Repeatable, in any order. */
async function indexOne(kind: EntryKind, id: string): Promise<void> {
  await transaction(async () => {
    await lockIndex();
    const entry = await sources[kind].one(id);
    const changed = entry ? (await saveEntries([entry])) > 0 : await removeEntry(kind, id);
    if (!changed) return;
    if (entry) await learnWords(counted([entry]));
    await publicChanged();
  });
}

export type Repaired = { entries: number; written: number; removed: number };

/** Compares the whole index with what is public and puts right what differs, some at a time. Fills an empty one. */
export async function rebuildSearchIndex(): Promise<Repaired> {
  const repaired: Repaired = { entries: 0, written: 0, removed: 0 };
  const words = new Map<string, KnownWord>();
  for (const kind of ENTRY_KINDS) {
    const seen: string[] = [];
    for (let piece = await savePiece(kind, null); piece.entries.length > 0; ) {
      seen.push(...piece.entries.map(({ subjectId }) => subjectId));
      repaired.written += piece.written;
      count(piece.entries, words);
      piece = await savePiece(kind, seen.at(-1) ?? null);
    }
    repaired.entries += seen.length;
    const beside = await entriesBeside(kind, seen);
    for (const id of beside) await indexOne(kind, id);
    repaired.removed += beside.length;
  }
  await transaction(async () => {
    await lockIndex();
    await learnWords([...words.values()], true);
    await forgetWordsBeside([...words.values()]);
    if (repaired.written > 0) await publicChanged();
  });
  await settleIndex();
  return repaired;
}

async function savePiece(kind: EntryKind, afterId: string | null): Promise<{ entries: Entry[]; written: number }> {
  return transaction(async () => {
    await lockIndex();
    const entries = await sources[kind].some(afterId, PIECE);
    return { entries, written: await saveEntries(entries) };
  });
}

/** At the start of a process: an index that was never filled. */
export async function fillEmptyIndex(): Promise<void> {
  if (await isIndexEmpty()) await rebuildSearchIndex();
}

const counted = (entries: readonly Entry[]): KnownWord[] => [...count(entries, new Map()).values()];

/** Adds the words of these entries, each once for each entry. */
function count(entries: readonly Entry[], words: Map<string, KnownWord>): Map<string, KnownWord> {
  for (const { title, names = "", body = "" } of entries) {
    for (const written of new Set(wordsIn(`${title} ${names} ${body}`.toLowerCase()))) {
      const folded = foldWord(written);
      const known = words.get(folded);
      if (known) known.entries += 1;
      else words.set(folded, { folded, shown: written, entries: 1 });
    }
  }
  return words;
}
