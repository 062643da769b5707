import type { NewCommunity } from "~/modules/communities/store/edits.server";
import { createCommunity } from "~/modules/communities/verbs/creation.server";
import type { Image } from "~/modules/media/rules/image";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { addDays, localDateOf } from "~/platform/calendar/local-date";
import { isCountyCode } from "~/platform/romania/counties";
import { type DemoPeople, demoAuthorities } from "./accounts";
import { accountCommunities } from "./communities/accounts";
import type { DemoCommunity, Shot } from "./communities/community";
import { southernAndEasternCommunities } from "./communities/south-and-east";
import { transylvanianCommunities } from "./communities/transylvania";
import { storeDemoPictures } from "./pictures";

/** Fifteen communities in twelve counties: two belong to the demo accounts, three have no owner, one is nearly empty. */
export const demoCommunities: readonly DemoCommunity[] = [
  ...accountCommunities,
  ...transylvanianCommunities,
  ...southernAndEasternCommunities,
];

const DAY = 86_400_000;

/** All pictures first and together, which keeps every core drawing; then each community is written. */
export async function fillCommunities(people: DemoPeople, now: Date): Promise<void> {
  const drawn = await Promise.all(demoCommunities.map((community) => draw(community, people, now)));
  for (const [place, community] of demoCommunities.entries()) {
    const pictures = drawn[place];
    if (pictures) await fill(community, pictures, people, now);
  }
}

const authorOf = (said: DemoCommunity, people: DemoPeople) => ("owner" in said ? people.of(said.owner) : people.admin);
const begunAt = ({ age }: DemoCommunity, now: Date) => new Date(now.getTime() - age * DAY);

type Drawn = { cover: string | null; sights: readonly string[][]; gallery: readonly string[] };

async function draw(community: DemoCommunity, people: DemoPeople, now: Date): Promise<Drawn> {
  const { cover, attractions = [], gallery = [] } = community;
  const by = uploaderOf(authorOf(community, people));
  const at = begunAt(community, now);
  const store = async (shots: readonly Shot[]) => idsOf(await storeDemoPictures(wishes(shots), by, at));
  const [covers, pictures, ...sights] = await Promise.all([
    store(cover ? [cover] : []),
    store(gallery),
    ...attractions.map(({ shots = [] }) => store(shots)),
  ]);
  return { cover: covers[0] ?? null, sights, gallery: pictures };
}

async function fill(community: DemoCommunity, drawn: Drawn, people: DemoPeople, now: Date): Promise<void> {
  const { age, cover, attractions = [], projects = [], gallery, ...said } = community;
  const today = localDateOf(now);
  await createCommunity(
    {
      ...said,
      ...whose(said, people),
      createdAt: begunAt(community, now),
      featuredImageId: drawn.cover,
      attractions: attractions.map(({ shots, ...sight }, place) => ({ ...sight, imageIds: drawn.sights[place] ?? [] })),
      projects: projects.map(({ days: [starts, ends], ...project }) => ({
        ...project,
        startsOn: addDays(today, starts),
        endsOn: ends === null ? null : addDays(today, ends),
      })),
      galleryIds: [...drawn.gallery],
    },
    authorOf(community, people),
  );
}

const wishes = (shots: readonly Shot[]) => shots.map(([theme, alt]) => ({ theme, seed: alt, alt }));
const idsOf = (pictures: readonly Image[]): string[] => pictures.map(({ id }) => id);

type Said = Omit<DemoCommunity, "age" | "cover" | "attractions" | "projects" | "gallery">;

/** Name, kind and county are the authority's, where there is one. */
function whose(said: Said, people: DemoPeople): Pick<NewCommunity, "organisationId" | "name" | "kind" | "county"> {
  if (!("owner" in said)) {
    const { name, kind, county } = said as Extract<DemoCommunity, { name: string }>;
    return { organisationId: null, name, kind, county };
  }
  const authority = demoAuthorities.find(({ email }) => email === said.owner);
  if (!authority || !isCountyCode(authority.county)) throw new Error(`No authority of the demo world is ${said.owner}`);
  const { id } = people.of(authority.email).organisation;
  return { organisationId: id, name: authority.organisation, kind: authority.authority, county: authority.county };
}
