import { PROJECT_STATUSES, type ProjectStatus } from "~/modules/communities/rules/vocabulary";
import { communities, communityAttractions, communityProjects } from "~/modules/communities/tables.server";
import { addDays, localDateOf } from "~/platform/calendar/local-date";
import type { Writer } from "./batches";
import { phoneOf } from "./member-rows";
import { DAY, type Tick } from "./office-time";
import { idAt, type Random } from "./random";
import { ATTRACTIONS, BUDGETS, COMMUNITY_PROJECTS, COMMUNITY_SENTENCES, OBJECTIVES } from "./words/communities";
import { type Authority, MAIL_DOMAIN, type Making } from "./world";

/** One for each authority, shown or not: what an unverified one wrote is there too, and nobody sees it. */
type Community = { id: string; authority: Authority; at: Tick; wrote: boolean };

/** Some have opened theirs and written nothing yet. */
const WROTE_SHARE = 0.92;

export async function writeCommunities(writer: Writer, whole: Making, authorities: readonly Authority[]) {
  const making = { ...whole, random: whole.random.fork("communities") };
  const known = authorities.map((authority) => openedBy(making, authority));
  await writer.write(
    communities,
    known.map((community) => communityRow(making, community)),
  );
  const written = known.filter(({ wrote }) => wrote);
  await writer.write(
    communityAttractions,
    written.flatMap((community) => attractionRows(making, community)),
  );
  await writer.write(
    communityProjects,
    written.flatMap((community) => projectRows(making, community)),
  );
}

function openedBy({ random, time }: Making, authority: Authority): Community {
  const at = Math.min(time.now, (authority.decidedAt ?? authority.registeredAt) + random.between(1, 12 * DAY));
  return { id: idAt(random, time.milliseconds(at)), authority, at, wrote: random.chance(WROTE_SHARE) };
}

function communityRow(
  { random, time }: Making,
  { id, authority, at, wrote }: Community,
): typeof communities.$inferInsert {
  const { name, authorityKind, county, street, place, number } = authority;
  const population = populationOf(random, authority);
  return {
    id,
    name,
    county,
    organisationId: authority.id,
    kind: authorityKind,
    ...(wrote ? wordsOf(random, population) : {}),
    population: wrote ? population : null,
    areaHectares: wrote ? random.between(1_200, 24_000) : null,
    address: `${street}, ${place}`,
    phone: phoneOf("UAT", number),
    email: `primaria-${number}@${MAIL_DOMAIN}`,
    website: wrote ? `https://primaria-${number}.${MAIL_DOMAIN}` : null,
    createdAt: time.moment(at),
    updatedAt: time.moment(at),
  };
}

function wordsOf(random: Random, population: number) {
  return {
    description: random.some(COMMUNITY_SENTENCES, random.between(2, 5)).join(" "),
    objectives: random.some(OBJECTIVES, random.between(1, 4)).join("\n"),
    projectsCompleted: random.between(0, 14),
    budgetAllocated: random.chance(0.7) ? `${random.between(2, 60)} ${random.pick(BUDGETS)}` : null,
    citizensServed: Math.round(population * (0.4 + 0.6 * random.next())),
  };
}

const INHABITANTS = { municipality: [38_000, 310_000], town: [5_200, 34_000], commune: [700, 9_800] } as const;

/** Many small ones, few large ones. */
function populationOf(random: Random, { authorityKind }: Authority): number {
  const [least, most] = INHABITANTS[authorityKind as keyof typeof INHABITANTS] ?? INHABITANTS.commune;
  return Math.round(least + (most - least) * random.next() ** 2.2);
}

function attractionRows({ random, time }: Making, { id, at }: Community) {
  const some = random.some(ATTRACTIONS, random.between(0, 5));
  return some.map(([name, type, description], rank): typeof communityAttractions.$inferInsert => ({
    id: idAt(random, time.milliseconds(at)),
    communityId: id,
    rank,
    name,
    type,
    description,
  }));
}

const STATUSES = Object.keys(PROJECT_STATUSES) as ProjectStatus[];
const DAYS_OF_WORK = 700;

function projectRows({ random, time }: Making, { id, at }: Community) {
  const some = random.some(COMMUNITY_PROJECTS, random.between(0, 6));
  return some.map(([title, description]): typeof communityProjects.$inferInsert => {
    const status = random.pick(STATUSES);
    const startsOn = addDays(localDateOf(time.moment(at)), random.between(0, 400));
    const moment = time.moment(at);
    return {
      id: idAt(random, moment.getTime()),
      communityId: id,
      title,
      description,
      status,
      startsOn,
      progress: status === "completed" ? 100 : status === "planning" ? 0 : random.between(5, 95),
      endsOn: random.chance(0.8) ? addDays(startsOn, random.between(60, DAYS_OF_WORK)) : null,
      createdAt: moment,
      updatedAt: moment,
    };
  });
}
