import type { Actor } from "~/modules/accounts/rules/actor";
import { acts } from "~/modules/library/tables/acts.server";
import { quickLinks } from "~/modules/library/tables/links.server";
import { resources } from "~/modules/library/tables/resources.server";
import { writeArticle } from "~/modules/library/verbs/act-articles.server";
import { type ActInput, actInputOf, actVersionOf, createAct, editAct } from "~/modules/library/verbs/acts.server";
import { createLink } from "~/modules/library/verbs/links.server";
import { createResource, type ResourceInput } from "~/modules/library/verbs/resources.server";
import { htmlOfPlain } from "~/modules/writing/content/body-plain.server";
import { cleanBody } from "~/modules/writing/content/clean-body.server";
import { htmlOf } from "~/modules/writing/rules/body-html";
import type { LocalDate } from "~/platform/calendar/local-date";
import { db, transaction } from "~/platform/database/connection.server";
import { withoutListeners } from "~/platform/journal/journal.server";
import type { ExampleAct } from "./act";
import { exampleArticles } from "./articles/all";
import { budgetResources } from "./budget";
import { communicationResources } from "./communication";
import { councilResources } from "./council";
import { digitalResources } from "./digital";
import { environmentResources } from "./environment";
import { everydayWords } from "./everyday";
import { fundsResources } from "./funds";
import { landResources } from "./land";
import { exampleActs } from "./legislation";
import { exampleLinks } from "./links";
import { orderResources } from "./order";
import { peopleResources } from "./people";
import { populationResources } from "./population";
import { procurementResources } from "./procurement";
import { projectResources } from "./projects";
import type { ExampleResource } from "./resource";
import { strategyResources } from "./strategy";
import { taxResources } from "./taxes";
import { transparencyResources } from "./transparency";
import { urbanismResources } from "./urbanism";
import { workplaceResources } from "./workplace";
import { worksResources } from "./works";

export const exampleResources: readonly ExampleResource[] = [
  ...fundsResources,
  ...procurementResources,
  ...projectResources,
  ...councilResources,
  ...transparencyResources,
  ...digitalResources,
  ...urbanismResources,
  ...environmentResources,
  ...strategyResources,
  ...taxResources,
  ...peopleResources,
  ...communicationResources,
  ...budgetResources,
  ...landResources,
  ...orderResources,
  ...populationResources,
  ...workplaceResources,
  ...worksResources,
];

/** Does a part of the filling, as if it were so many days ago where the time matters. */
type Daily = <Result>(daysAgo: number, work: () => Promise<Result>) => Promise<Result>;
const today: Daily = (_, work) => work();

/** Days before the first document. */
const ACTS_WRITTEN = 700;

/**
 * Writes the acts with their articles, the quick links and the documents, all as examples that a person has still to compare
 * with their sources. Nobody is told, and the indexes do not hear of it. Returns the documents with their ids, oldest first.
 */
export function fillLibrary(admin: Actor, on: Daily = today): Promise<[id: string, resource: ExampleResource][]> {
  return withoutListeners(async () => {
    const actIds = await on(ACTS_WRITTEN, () => fillActs(admin));
    for (const [place, link] of exampleLinks.entries()) await createLink(admin, { ...link, rank: (place + 1) * 10 });
    const written: [string, ExampleResource][] = [];
    for (const resource of [...exampleResources].sort((one, other) => other.written - one.written))
      written.push([
        await on(resource.written, () => createResource(admin, inputOf(resource, admin, actIds))),
        resource,
      ]);
    return written;
  });
}

/** The same on a platform whose library is empty: everything or nothing. False when something is there already. */
export const fillEmptyLibrary = (admin: Actor): Promise<boolean> =>
  transaction(
    async () => {
      const held = await Promise.all([acts, quickLinks, resources].map((table) => db().$count(table)));
      if (held.some((count) => count > 0)) return false;
      await fillLibrary(admin);
      return true;
    },
    { mayWait: true },
  );

/** The id of each act by its key. */
type ActIds = ReadonlyMap<string, string>;

/** First all acts, then what they did to one another and their articles. */
async function fillActs(admin: Actor): Promise<ActIds> {
  const ids = new Map<string, string>();
  for (const act of exampleActs) ids.set(act.key, await createAct(admin, actInput(act, ids)));
  for (const act of exampleActs.filter(({ abrogated, amended }) => abrogated || amended)) {
    const id = ids.get(act.key) ?? "";
    await editAct(admin, id, actInput(act, ids), actVersionOf(await actInputOf(id)));
  }
  for (const { act, address, asOf, articles } of exampleArticles) {
    const id = ids.get(act);
    if (!id) throw new Error(`Articles of an act that is not in the list: ${act}`);
    for (const [label, heading, text, changed] of articles) {
      const amended = { amendedBy: changed?.by ?? null, amendedOn: (changed?.on ?? null) as LocalDate | null };
      await writeArticle(admin, id, { label, heading, text, address, asOf: asOf as LocalDate, ...amended });
    }
  }
  return ids;
}

/** With those links of which the other act is written already. */
function actInput(act: ExampleAct, ids: ActIds): ActInput {
  const change = ({ by, from, note }: { by: string; from: string; note: string }) => {
    const actId = ids.get(by);
    return actId ? [{ actId, on: from as LocalDate, note }] : [];
  };
  const { kind, number, title, summary, published, address, abrogated, amended = [] } = act;
  return {
    kind,
    number,
    title,
    summary,
    published,
    address,
    topics: [...act.topics],
    everydayWords: everydayWordsOf(act),
    inForceFrom: act.inForceFrom as LocalDate | null,
    abrogated: (abrogated && change({ note: "", ...abrogated })[0]) ?? null,
    amended: amended.flatMap(({ what, ...one }) => change({ ...one, note: what })),
  };
}

/** What firms work on too. */
const FOR_FIRMS: ReadonlySet<string> = new Set(["public_procurement", "eu_funds"]);

function inputOf(resource: ExampleResource, { userId }: Actor, actIds: ActIds): ResourceInput {
  const { kind, category, topics, title, summary, tags, months, text } = resource;
  return {
    kind,
    category,
    title,
    summary,
    months,
    ownerId: userId,
    topics: [...topics],
    tags: [...tags],
    everydayWords: everydayWordsOf(resource),
    body: htmlOf(cleanBody(htmlOfPlain(text), () => null)),
    basis: resource.basis.map((one) => {
      const actId = actIds.get(actKeyOf(one));
      if (!actId) throw new Error(`${resource.key} rests on an act that is not in the list: ${one}`);
      return { actId, articles: one.includes(":") ? one.slice(one.indexOf(":") + 1).trim() : "" };
    }),
    deputyId: null,
    isExample: true,
    isForFirms: FOR_FIRMS.has(category),
    note: "",
    files: { added: [], removedIds: [] },
  };
}

/** None of what everybody calls by its name. */
export const everydayWordsOf = ({ key }: { key: string }): string[] =>
  (everydayWords[key] ?? "").split(",").flatMap((one) => (one.trim() === "" ? [] : [one.trim()]));

/** "lege-544-2001: art. 7" is the act and what of it is meant. */
export const actKeyOf = (basis: string): string => basis.split(":")[0] ?? basis;

/** The address of the first act that the document rests on. */
export function sourceOf({ key, basis }: ExampleResource): string {
  const act = exampleActs.find((one) => one.key === actKeyOf(basis[0] ?? ""));
  if (!act) throw new Error(`${key} rests on no act of the list`);
  return act.address;
}
