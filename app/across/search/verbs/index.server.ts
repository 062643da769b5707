import { articleForSearch, articleIdsOf, articlesForSearch } from "~/modules/articles/store/search.server";
import { communityIdOf } from "~/modules/communities/store/desk.server";
import { communitiesForSearch, communityForSearch } from "~/modules/communities/store/search.server";
import { discussionForSearch, discussionsForSearch } from "~/modules/forum/store/search.server";
import {
  actForSearch,
  actsForSearch,
  resourceForSearch,
  resourcesForSearch,
} from "~/modules/library/store/search.server";
import { partnerForSearch, partnersForSearch } from "~/modules/partners/store/search.server";
import { openedIdsOf, projectForSearch, projectsForSearch } from "~/modules/projects/store/projects.server";
import { publicOpportunitiesForSearch, publicOpportunity } from "~/modules/requests/store/public-opportunities.server";
import { trainingForSearch, trainingsForSearch } from "~/modules/training/store/programs.server";
import { transaction } from "~/platform/database/connection.server";
import { enqueue, isUnfinished, type Job } from "~/platform/jobs/jobs.server";
import { foldWord, wordsIn } from "~/platform/language/words";
import { log } from "~/platform/log.server";
import { publicChanged } from "~/platform/page-cache/changed.server";
import { forgetWords, type IndexedWord, knownWords, learnWords } from "~/platform/search/words.server";
import {
  actEntry,
  articleEntry,
  communityEntry,
  discussionEntry,
  type Entry,
  opportunityEntry,
  partnerEntry,
  projectEntry,
  resourceEntry,
  trainingEntry,
} from "../rules/entries";
import { ENTRY_KINDS, type EntryKind, PUBLIC_KINDS } from "../rules/search";
import {
  flushIndex,
  kindsWithoutEntries,
  lockIndex,
  removeEntry,
  requestIdsOf,
  saveEntries,
  staleEntries,
} from "../store/entries.server";

/** The listener waits for a batch, and gives up after five seconds. */
const BATCH = 100;

/** How a kind is read: one thing, null when nobody may find it, or the next ones by id. Only what may be found now is read. */
const source = <Thing>(
  one: (id: string) => Promise<Thing | null>,
  some: (afterId: string | null, limit: number) => Promise<Thing[]>,
  entryOf: (thing: Thing) => Entry,
) => ({
  one: async (id: string): Promise<Entry | null> => {
    const thing = await one(id);
    return thing === null ? null : entryOf(thing);
  },
  some: async (afterId: string | null, limit: number) => (await some(afterId, limit)).map(entryOf),
});

const sources = {
  community: source(communityForSearch, communitiesForSearch, communityEntry),
  partner: source(partnerForSearch, partnersForSearch, partnerEntry),
  opportunity: source(publicOpportunity, publicOpportunitiesForSearch, opportunityEntry),
  article: source(articleForSearch, articlesForSearch, articleEntry),
  project: source(projectForSearch, projectsForSearch, projectEntry),
  discussion: source(discussionForSearch, discussionsForSearch, discussionEntry),
  resource: source(resourceForSearch, resourcesForSearch, resourceEntry),
  act: source(actForSearch, actsForSearch, actEntry),
  training: source(trainingForSearch, trainingsForSearch, trainingEntry),
} satisfies Record<EntryKind, unknown>;

/** Indexes everything that shows an organisation's name: its page, its requests and its articles. */
export async function indexOrganisation(id: string): Promise<void> {
  await indexOne("partner", id);
  const communityId = await communityIdOf(id);
  if (communityId !== null) await indexCommunity(communityId);
  for (const requestId of await requestIdsOf(id)) await indexOne("opportunity", requestId);
  for (const articleId of await articleIdsOf(id)) await indexOne("article", articleId);
}

/** Indexes a community, and its projects that are in the exchange. */
export async function indexCommunity(id: string): Promise<void> {
  await indexOne("community", id);
  for (const projectId of await openedIdsOf(id)) await indexOne("project", projectId);
}

/** Reads the thing again and stores its entry, or removes it when it is not public. Repeatable, in any order. */
export async function indexOne(kind: EntryKind, id: string): Promise<void> {
  await transaction(async () => {
    await lockIndex();
    const entry = await sources[kind].one(id);
    const changed = entry ? (await saveEntries([entry])) > 0 : await removeEntry(kind, id);
    if (!changed) return;
    if (entry) await learnWords([...count([entry], new Map()).values()]);
    if (isPublic(kind)) await publicChanged();
  });
}

const isPublic = (kind: EntryKind): boolean => PUBLIC_KINDS.includes(kind);

/**
 * Compares the whole index with what may be found, in batches, and corrects what differs. The journal's listener writes between
 * two batches, so of the words only those are forgotten that were known when this began.
 */
export async function rebuildSearchIndex() {
  const repaired = { entries: 0, written: 0, removed: 0 };
  const knownBefore = await knownWords();
  const words = new Map<string, IndexedWord>();
  for (const kind of ENTRY_KINDS) {
    const indexed: string[] = [];
    for (let batch = await saveBatch(kind, null); batch.entries.length > 0; ) {
      indexed.push(...batch.entries.map(({ subjectId }) => subjectId));
      repaired.written += batch.written;
      count(batch.entries, words);
      batch = await saveBatch(kind, indexed.at(-1) ?? null);
    }
    repaired.entries += indexed.length;
    const stale = await staleEntries(kind, indexed);
    for (const id of stale) await indexOne(kind, id);
    repaired.removed += stale.length;
  }
  await transaction(async () => {
    await lockIndex();
    await learnWords([...words.values()], true);
    await forgetWords(knownBefore.filter((word) => !words.has(word)));
    if (repaired.written > 0) await publicChanged();
  });
  await flushIndex();
  return repaired;
}

async function saveBatch(kind: EntryKind, afterId: string | null): Promise<{ entries: Entry[]; written: number }> {
  return transaction(async () => {
    await lockIndex();
    const entries = await sources[kind].some(afterId, BATCH);
    return { entries, written: await saveEntries(entries) };
  });
}

/** Twenty-four thousand entries take minutes. */
export const fillSearchIndex: Job = {
  name: "fill-search-index",
  isAlone: true,
  minutes: 30,
  run: async () => {
    const { written } = await rebuildSearchIndex();
    log.info({ written }, "search index filled");
  },
};

/**
 * For the start of a process, which does not wait for it: fills an index that was never filled, or a kind that came with a
 * newer version. A fill that a process did not end is tried again by the queue.
 */
export async function fillMissingKinds(): Promise<void> {
  for (const kind of await kindsWithoutEntries()) {
    const [first] = await sources[kind].some(null, 1);
    if (first) return enqueue(fillSearchIndex, {});
  }
}

/** Whether the search finds everything, as far as is known. Asked before the index, which may be complete a moment later. */
export const isIndexFilled = async (): Promise<boolean> => !(await isUnfinished(fillSearchIndex));

/** Counts in `words`, for each word, in how many of these entries it is. */
function count(entries: readonly Entry[], words: Map<string, IndexedWord>): Map<string, IndexedWord> {
  for (const { kind, title, names = "", body = "" } of entries) {
    for (const written of new Set(wordsIn(`${title} ${names} ${body}`.toLowerCase()))) {
      const folded = foldWord(written);
      const known = words.get(folded);
      if (known) {
        known.entries += 1;
        known.isPublic ||= isPublic(kind);
      } else words.set(folded, { folded, shown: written, entries: 1, isPublic: isPublic(kind) });
    }
  }
  return words;
}

/** Corrects what the journal did not report, or reported while no process listened. */
export const repairSearchIndex: Job = {
  name: "repair-search-index",
  schedule: "40 4 * * *",
  retries: 2,
  run: async () => {
    const { written, removed } = await rebuildSearchIndex();
    if (written + removed > 0) log.info({ written, removed }, "search index repaired");
  },
};
