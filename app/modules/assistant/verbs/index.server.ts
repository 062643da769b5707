import { articleIdsOf } from "~/modules/articles/store/search.server";
import { discussionOfPost } from "~/modules/forum/store/search.server";
import { articleTitle } from "~/modules/library/rules/act-articles";
import { type ACT_KINDS, actName, actState, isActTrusted } from "~/modules/library/rules/acts";
import { isTrusted } from "~/modules/library/rules/verification";
import { KINDS } from "~/modules/library/rules/vocabulary";
import { articlesOf } from "~/modules/library/store/act-articles.server";
import { actById, resourcesOn } from "~/modules/library/store/acts.server";
import { pagesOf } from "~/modules/library/store/files.server";
import { resourceById } from "~/modules/library/store/resources.server";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { enqueue, type Job } from "~/platform/jobs/jobs.server";
import { log } from "~/platform/log.server";
import { passagesOf, passagesOfLines, passagesOfPage, summaryOf } from "../rules/chunks";
import { digestOf, type Source } from "../rules/index-text.server";
import { SOURCE_KINDS, type SourceKind } from "../rules/sources";
import {
  analyzePassages,
  arePassagesOld,
  keptDigests,
  lockPassages,
  recount,
  replacePassages,
} from "../store/passages.server";
import { publishedArticle, solvedDiscussion, sourceIds } from "../store/sources.server";

/** What a library document, an act, an article and a solved discussion are worth against each other, and what that is multiplied by. */
const WEIGHTS = { resource: 1, act: 0.9, article: 0.75, discussion: 0.7, abrogated: 0.75, trusted: 1.04 };

/** The text as it is now; null when nobody may read it any more. */
const read: Record<SourceKind, (id: string) => Promise<Source | null>> = {
  resource: async (id) => {
    const resource = await resourceById(id);
    if (resource === null || resource.deletedAt !== null) return null;
    const { kind, title, summary, tags, everydayWords, editionId } = resource;
    const stated = { ...resource, editedOn: localDateOf(resource.editedAt) };
    return {
      kind: "resource",
      subjectId: id,
      textId: editionId,
      title,
      names: [KINDS[kind], ...tags].join(", "),
      everyday: everydayWords,
      weight: WEIGHTS.resource * (isTrusted(stated, localDateOf(now())) ? WEIGHTS.trusted : 1),
      passages: [
        summaryOf("", summary),
        ...passagesOf(bodyOf(resource.body)),
        ...(await pagesOf(editionId)).flatMap(passagesOfPage),
      ],
    };
  },
  act: async (id) => {
    const act = await actById(id);
    if (act === null) return null;
    const today = localDateOf(now());
    const unsure = actState(act, today) === "abrogated" ? WEIGHTS.abrogated : 1;
    return {
      kind: "act",
      subjectId: id,
      textId: id,
      title: actName(act),
      names: `${LONG_KINDS[act.kind]} ${act.title}`,
      everyday: act.everydayWords,
      weight: WEIGHTS.act * (isActTrusted(act, today) ? WEIGHTS.trusted : unsure),
      passages: [
        summaryOf(act.title, act.summary),
        ...(await articlesOf(id)).flatMap((article) => passagesOfLines(articleTitle(article), article.text)),
      ],
    };
  },
  article: async (id) => {
    const article = await publishedArticle(id);
    if (article === null) return null;
    const { title, summary, body, organisation, submissionId } = article;
    return {
      kind: "article",
      subjectId: id,
      textId: submissionId,
      title,
      names: organisation,
      weight: WEIGHTS.article,
      everyday: [],
      passages: [summaryOf("", summary), ...passagesOf(bodyOf(body))],
    };
  },
  discussion: async (id) => {
    const solved = await solvedDiscussion(id);
    if (solved === null) return null;
    const { title, question, solution, solutionId, organisation } = solved;
    return {
      kind: "discussion",
      subjectId: id,
      textId: solutionId,
      title,
      names: organisation,
      everyday: [],
      weight: WEIGHTS.discussion,
      passages: [{ ...summaryOf("", question), text: "", unquoted: question }, ...passagesOf(bodyOf(solution))],
    };
  },
};

const LONG_KINDS: Readonly<Record<keyof typeof ACT_KINDS, string>> = {
  lege: "lege",
  oug: "ordonanța de urgență a Guvernului",
  og: "ordonanța Guvernului",
  hg: "hotărârea Guvernului",
  ordin: "ordinul ministrului",
  "regulament-ue": "regulamentul european",
};

/** Reads the thing again and stores its passages, or removes them. Repeatable, in any order. */
export async function indexSource(kind: SourceKind, subjectId: string): Promise<void> {
  await transaction(async () => {
    await lockPassages();
    const source = await read[kind](subjectId);
    await recount(await replacePassages(source ? [source] : [], source ? [] : [{ kind, subjectId }]));
  });
}

/** The documents that rest on an act can be relied on as far as the act. */
export async function indexAct(id: string): Promise<void> {
  await indexSource("act", id);
  for (const resource of await resourcesOn(id)) await indexSource("resource", resource.id);
}

/** What is written in a discussion may be its question or its solution. */
export async function indexPosted(postId: string): Promise<void> {
  const id = await discussionOfPost(postId);
  if (id !== null) await indexSource("discussion", id);
}

/** An organisation that is suspended or verified takes its articles along. */
export async function indexArticlesOf(organisationId: string): Promise<void> {
  for (const id of await articleIdsOf(organisationId)) await indexSource("article", id);
}

const BATCH = 20;

/**
 * Compares all passages with what can be read now and corrects what differs. Fills an empty index, kind after kind, so that
 * the library is found before thousands of articles are read.
 */
export async function rebuildPassages() {
  const repaired = { sources: 0, written: 0, removed: 0 };
  for (const kind of SOURCE_KINDS) {
    const ids = await sourceIds[kind]();
    const kept = await keptDigests(kind);
    const gone = [...kept.keys()].filter((id) => !ids.includes(id));
    for (const id of gone) await indexSource(kind, id);
    repaired.sources += ids.length;
    repaired.removed += gone.length;
    repaired.written += await rewrite(kind, ids, kept);
  }
  await analyzePassages();
  return repaired;
}

/** Writes the passages of those whose text is not the kept one; returns how many. */
async function rewrite(kind: SourceKind, ids: readonly string[], kept: ReadonlyMap<string, string>): Promise<number> {
  const stems = new Set<string>();
  let written = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    written += await transaction(async () => {
      await lockPassages();
      const sources = (await Promise.all(ids.slice(at, at + BATCH).map(read[kind]))).filter((one) => one !== null);
      const changed = sources.filter((source) => kept.get(source.subjectId) !== digestOf(source));
      for (const stem of await replacePassages(changed, [])) stems.add(stem);
      return changed.length;
    });
  }
  await transaction(async () => {
    await lockPassages();
    await recount(stems);
  });
  return written;
}

/** Twenty thousand articles take minutes. */
export const fillPassages: Job = {
  name: "fill-assistant-passages",
  isAlone: true,
  minutes: 30,
  run: async () => {
    const { written } = await rebuildPassages();
    log.info({ written }, "assistant passages filled");
  },
};

/**
 * For the start of a process, which does not wait for it: fills an index that was never filled, or that an older program
 * filled.
 */
export async function fillOldPassages(): Promise<void> {
  if (await arePassagesOld()) await enqueue(fillPassages, {});
}

/** Corrects what the journal did not report, and what the calendar changed: verifications run out, acts are abrogated. */
export const repairPassages: Job = {
  name: "repair-assistant-passages",
  schedule: "50 4 * * *",
  retries: 2,
  run: async () => {
    const { written, removed } = await rebuildPassages();
    if (written + removed > 0) log.info({ written, removed }, "assistant passages repaired");
  },
};
