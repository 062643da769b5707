import { eq } from "drizzle-orm";
import { resources } from "~/modules/library/tables/resources.server";
import { createResource, type ResourceInput, verifyResource } from "~/modules/library/verbs/resources.server";
import { htmlOfPlain } from "~/modules/writing/content/body-plain.server";
import { cleanBody } from "~/modules/writing/content/clean-body.server";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { localDateOf } from "~/platform/calendar/local-date";
import { now, withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { withoutListeners } from "~/platform/journal/journal.server";
import type { DemoPeople } from "./accounts";
import { communicationResources } from "./library/communication";
import { councilResources } from "./library/council";
import { digitalResources } from "./library/digital";
import { environmentResources } from "./library/environment";
import { fundsResources } from "./library/funds";
import { demoActs } from "./library/legislation";
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

/** Written and verified through the verbs, each at its own time. */
export function fillLibrary(people: DemoPeople, now: Date): Promise<void> {
  const oldestFirst = [...demoResources].sort((one, other) => other.written - one.written);
  return withoutListeners(async () => {
    for (const [place, resource] of oldestFirst.entries()) await tell(resource, { place, people, now });
  });
}

type Telling = { place: number; people: DemoPeople; now: Date };

async function tell(resource: DemoResource, { place, people: { admin }, now: at }: Telling): Promise<void> {
  const on = <Result>(days: number, work: () => Promise<Result>) =>
    withClock(new Date(at.getTime() - days * DAY), work);
  const id = await on(resource.written, () => createResource(admin, inputOf(resource, admin.userId)));
  const views = (place * 37) % 90;
  await db()
    .update(resources)
    .set({ views, downloads: Math.floor(views / 3) })
    .where(eq(resources.id, id));
  if (resource.verified === null) return;
  await on(resource.verified, () =>
    verifyResource(admin, id, { edition: 1, source: sourceOf(resource), sourceOn: localDateOf(now()) }),
  );
}

function inputOf(resource: DemoResource, ownerId: string): ResourceInput {
  const { kind, category, topics, title, summary, tags, months, text } = resource;
  return {
    ...{ kind, category, title, summary, months, ownerId },
    ...{ topics: [...topics], tags: [...tags] },
    body: htmlOf(cleanBody(htmlOfPlain(text), () => null)),
    deputyId: null,
    isExample: true,
    note: "",
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
