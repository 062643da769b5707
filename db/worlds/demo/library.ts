import { eq } from "drizzle-orm";
import { resources } from "~/modules/library/tables/resources.server";
import { type ActInput, actInputOf, actVersionOf, createAct, editAct } from "~/modules/library/verbs/acts.server";
import { createLink } from "~/modules/library/verbs/links.server";
import { createResource, type ResourceInput, verifyResource } from "~/modules/library/verbs/resources.server";
import { htmlOfPlain } from "~/modules/writing/content/body-plain.server";
import { cleanBody } from "~/modules/writing/content/clean-body.server";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { now, withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { withoutListeners } from "~/platform/journal/journal.server";
import type { DemoPeople } from "./accounts";
import type { DemoAct } from "./library/act";
import { communicationResources } from "./library/communication";
import { councilResources } from "./library/council";
import { digitalResources } from "./library/digital";
import { environmentResources } from "./library/environment";
import { fundsResources } from "./library/funds";
import { demoActs } from "./library/legislation";
import { demoLinks } from "./library/links";
import { peopleResources } from "./library/people";
import { procurementResources } from "./library/procurement";
import { projectResources } from "./library/projects";
import type { DemoResource } from "./library/resource";
import { strategyResources } from "./library/strategy";
import { taxResources } from "./library/taxes";
import { transparencyResources } from "./library/transparency";
import { urbanismResources } from "./library/urbanism";

export const demoResources: readonly DemoResource[] = [
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
];

const DAY = 86_400_000;
/** Days before the filling, before the first document. */
const ACTS_WRITTEN = 700;

/** Written and verified through the verbs, each at its own time. */
export function fillLibrary(people: DemoPeople, now: Date): Promise<void> {
  const oldestFirst = [...demoResources].sort((one, other) => other.written - one.written);
  return withoutListeners(async () => {
    const acts = await fillActs(people, now);
    for (const [place, link] of demoLinks.entries())
      await createLink(people.admin, { ...link, rank: (place + 1) * 10 });
    for (const [place, resource] of oldestFirst.entries()) await tell(resource, { place, people, now, acts });
  });
}

type Telling = { place: number; people: DemoPeople; now: Date; acts: ActIds };

/** The id of each act by its key. */
type ActIds = ReadonlyMap<string, string>;

/** First all acts, then what they did to one another. */
async function fillActs({ admin }: DemoPeople, at: Date): Promise<ActIds> {
  const ids = new Map<string, string>();
  const firstWritten = new Date(at.getTime() - ACTS_WRITTEN * DAY);
  for (const act of demoActs)
    ids.set(act.key, await withClock(firstWritten, () => createAct(admin, actInput(act, ids))));
  for (const act of demoActs.filter(({ abrogated, amended }) => abrogated || amended)) {
    const id = ids.get(act.key) ?? "";
    const seen = actVersionOf(await actInputOf(id));
    await withClock(firstWritten, () => editAct(admin, id, actInput(act, ids), seen));
  }
  return ids;
}

/** With those links of which the other act is written already. */
function actInput(act: DemoAct, ids: ActIds): ActInput {
  const change = ({ by, from, note }: { by: string; from: string; note: string }) => {
    const actId = ids.get(by);
    return actId ? [{ actId, on: from as LocalDate, note }] : [];
  };
  const { kind, number, title, summary, published, address, abrogated, amended = [] } = act;
  return {
    ...{ kind, number, title, summary, published, address, topics: [...act.topics] },
    inForceFrom: act.inForceFrom as LocalDate | null,
    abrogated: (abrogated && change({ note: "", ...abrogated })[0]) ?? null,
    amended: amended.flatMap(({ what, ...one }) => change({ ...one, note: what })),
  };
}

async function tell(resource: DemoResource, { place, people: { admin }, now: at, acts }: Telling): Promise<void> {
  const on = <Result>(days: number, work: () => Promise<Result>) =>
    withClock(new Date(at.getTime() - days * DAY), work);
  const id = await on(resource.written, () =>
    createResource(admin, inputOf(resource, { ownerId: admin.userId, acts })),
  );
  if (resource.verified !== null)
    await on(resource.verified, () =>
      verifyResource(admin, id, { edition: 1, source: sourceOf(resource), sourceOn: localDateOf(now()) }),
    );
  const views = (place * 37) % 90;
  // an invented verification leaves an example, which its operator has still to compare
  const told = { views, downloads: Math.floor(views / 3), isExample: true };
  await db().update(resources).set(told).where(eq(resources.id, id));
}

/** What firms work on too. */
const FOR_FIRMS: ReadonlySet<string> = new Set(["public_procurement", "eu_funds"]);

type Given = { ownerId: string; acts: ActIds };

function inputOf(resource: DemoResource, { ownerId, acts }: Given): ResourceInput {
  const { kind, category, topics, title, summary, tags, months, text } = resource;
  return {
    ...{ kind, category, title, summary, months, ownerId },
    ...{ topics: [...topics], tags: [...tags] },
    body: htmlOf(cleanBody(htmlOfPlain(text), () => null)),
    basis: resource.basis.map((one) => {
      const actId = acts.get(actKeyOf(one));
      if (!actId) throw new Error(`${resource.key} rests on an act that is not in the list: ${one}`);
      return { actId, articles: one.includes(":") ? one.slice(one.indexOf(":") + 1).trim() : "" };
    }),
    deputyId: null,
    isExample: false,
    isForFirms: FOR_FIRMS.has(category),
    note: "",
    files: { added: [], removedIds: [] },
  };
}

/** "lege-544-2001: art. 7" is the act and what of it is meant. */
export const actKeyOf = (basis: string): string => basis.split(":")[0] ?? basis;

/** The address of the first act that the document rests on. */
function sourceOf({ key, basis }: DemoResource): string {
  const act = demoActs.find((one) => one.key === actKeyOf(basis[0] ?? ""));
  if (!act) throw new Error(`${key} rests on no act of the list`);
  return act.address;
}
