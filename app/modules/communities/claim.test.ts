import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { localDate } from "~/platform/calendar/local-date";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { shownImage } from "../../../tests/support/pictures";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import type { NewCommunity } from "./store/edits.server";
import { communityById, communityOf } from "./store/profile.server";
import { communities, communityClaims } from "./tables.server";
import { createCommunity } from "./verbs/creation.server";

ownPlatform();
type Given = Partial<typeof organisations.$inferInsert>;
const START = new Date("2026-11-21T09:00:00Z");
const CLAIMS = "/uat/community/claims";
const QUEUE = "/admin/claims";

let admin: Person;
let other: Person;

beforeAll(async () => {
  setClock(START);
  admin = await person("ADMIN");
  other = await person("ADMIN");
});

const make = (name: string, given: Partial<NewCommunity> = {}): Promise<string> =>
  createCommunity({ name, county: "SJ", createdAt: START, ...given }, null);
const authority = (name: string, state: "verified" | "pending" = "verified", given: Given = {}) =>
  member("UAT", state, { name, ...given });
const idOf = (who: Person): string => who.actor.organisation?.id ?? "";
const claimsOf = (community: string) =>
  db().select().from(communityClaims).where(eq(communityClaims.communityId, community));
const row = async (id: string) => (await db().select().from(communities).where(eq(communities.id, id)))[0];

/** A claim that waits, with whose it is and of what. */
async function claimed(name: string, given: Partial<NewCommunity> = {}) {
  const uat = await authority(`Primăria ${name}`);
  const community = await make(name, given);
  expect((await uat.post(CLAIMS, { community })).headers.get("location")).toBe(CLAIMS);
  const [claim] = await claimsOf(community);
  return { uat, community, claim: claim?.id ?? "" };
}

describe("claiming a community", () => {
  it("is offered for those without an owner, in the county, of a name like the authority's", async () => {
    const uat = await authority("Primăria Comunei Fântâna Albastră");
    await make("Comuna Fântâna Albastră");
    await make("Comuna Fântâna Albastră de Sus", { county: "CJ" });
    await make("Orașul Podgoria");
    await make("Comuna Fântâna Veche", { organisationId: idOf(await authority("Altă primărie")) });
    await make("Fântâna Albastră de test", { isTest: true });
    const page = await textOf(await uat.get(CLAIMS));
    expect(page).toContain("Comuna Fântâna Albastră");
    for (const name of ["de Sus", "Podgoria", "Fântâna Veche", "de test"]) expect(page).not.toContain(name);
    expect(await textOf(await uat.get("/uat/community"))).toContain("Comuna Fântâna Albastră");
  });

  it("is offered on the page of one that nobody owns, to whom it may concern", async () => {
    const community = await make("Comuna Neumblată", { county: "CJ" });
    const way = `${CLAIMS}?comunitate=${community}`;
    const offered = async (who: Pick<Person, "get">, id = community) =>
      (await (await who.get(`/comunitati/${id}`)).text()).includes(`href="${way}"`);
    const uat = await authority("Primăria Orașului Depărtat");
    expect([await offered(stranger), await offered(uat)]).toEqual([true, true]);
    expect([await offered(admin), await offered(await member("FIRMA"))]).toEqual([false, false]);
    for (const given of [{ isTest: true }, { organisationId: idOf(await authority("Stăpâna")) }])
      expect(await textOf(await stranger.get(`/comunitati/${await make("Comuna", given)}`))).not.toContain(
        "Revendică pagina",
      );
    expect(await textOf(await stranger.get((await stranger.get(way)).headers.get("location") ?? ""))).toContain(
      "Conectați-vă ca autoritate pentru a revendica",
    );

    expect(await textOf(await uat.get(CLAIMS))).not.toContain("Comuna Neumblată");
    expect(await textOf(await uat.get(way))).toContain("Comuna Neumblată");
    expect((await uat.post(CLAIMS, { community })).status).toBe(303);
    for (const gone of ["x", await make("Comuna Dată", { organisationId: idOf(uat) })])
      expect(await textOf(await uat.get(`${CLAIMS}?comunitate=${gone}`))).toContain("nu mai este de revendicat");
  });

  it("is refused to strangers, firms and authorities that wait for their verification", async () => {
    const community = await make("Comuna Refuzată");
    expect((await stranger.post(CLAIMS, { community })).headers.get("location")).toContain("/login");
    expect((await (await member("FIRMA")).post(CLAIMS, { community })).status).toBe(403);
    expect((await (await authority("Refuzată", "pending")).post(CLAIMS, { community })).status).toBe(403);
    expect(await claimsOf(community)).toEqual([]);
  });

  it("is refused for what is somebody's, in the bin, tried out, or not there", async () => {
    const uat = await authority("Primăria Încercată");
    const owned = await make("Comuna Încercată", { organisationId: idOf(await authority("Alta")) });
    const hidden = await make("Comuna Încercată", { organisationId: idOf(await authority("Ascunsa", "pending")) });
    const tried = await make("Comuna Încercată", { isTest: true });
    const thrown = await make("Comuna Încercată");
    await admin.post(`/admin/communities/${thrown}/deletion`);
    const answers = [];
    for (const community of [owned, hidden, tried, thrown, "01890000-0000-7000-8000-00000000ffff", "x"])
      answers.push((await uat.post(CLAIMS, { community })).status);
    expect(answers).toEqual([409, 404, 409, 404, 404, 400]);
    expect((await claimsOf(owned)).length + (await claimsOf(tried)).length).toBe(0);
  });

  it("happens once, at most three at a time, and tells whoever decides", async () => {
    const { uat, community } = await claimed("Comuna Izbândita");
    expect((await uat.post(CLAIMS, { community })).status).toBe(409);
    expect(await claimsOf(community)).toHaveLength(1);
    for (const name of ["A doua", "A treia"])
      expect((await uat.post(CLAIMS, { community: await make(name) })).status).toBe(303);
    expect((await uat.post(CLAIMS, { community: await make("A patra") })).status).toBe(409);
    await deliverJournal();
    expect(await textOf(await admin.get("/admin/notificari"))).toContain("revendică o comunitate");
    expect(await textOf(await admin.get(QUEUE))).toContain("Comuna Izbândita");
  });
});

describe("deciding about a claim", () => {
  it("is an ADMIN's alone", async () => {
    const { uat, claim } = await claimed("Comuna Păzită");
    expect((await stranger.get(`${QUEUE}/${claim}`)).headers.get("location")).toContain("/admin-login");
    expect((await uat.get(`${QUEUE}/${claim}`)).headers.get("location")).toBe("/uat/dashboard");
    for (const path of [`${QUEUE}/${claim}`, `${QUEUE}/${claim}/rejection`])
      expect((await uat.post(path, { reason: "Revendică pagina" })).status).toBe(403);
    expect((await admin.get(`${QUEUE}/x`)).status).toBe(404);
    expect((await db().select().from(communityClaims).where(eq(communityClaims.id, claim)))[0]?.outcome).toBeNull();
  });

  it("gives the community to the authority, with all that it has, and declines the others", async () => {
    const { uat, community, claim } = await claimed("Comuna Dăruită");
    const second = await authority("Primăria Dăruită Nouă");
    await second.post(CLAIMS, { community });
    const answer = await admin.post(`${QUEUE}/${claim}`);
    expect(answer.headers.get("location")).toBe(`/admin/communities/${community}`);
    expect(await row(community)).toMatchObject({ organisationId: idOf(uat) });
    expect(await textOf(await uat.get("/uat/community"))).toContain("Comuna Dăruită");
    expect(await textOf(await stranger.get(`/comunitati/${community}`))).toContain("Autoritate verificată");
    await deliverJournal();
    expect(await textOf(await uat.get("/uat/notificari"))).toContain("este de acum a dumneavoastră");
    expect(await textOf(await second.get(CLAIMS))).toContain("a fost dată altei instituții");
    expect(await textOf(await second.get("/uat/notificari"))).toContain("a fost respinsă");
  });

  it("makes it of the kind that the authority was found to be, and leads to both pages whoever sees them", async () => {
    const uat = await authority("Primăria Orașului Felurit", "verified", { authorityKind: "town" });
    const community = await make("Felurit", { kind: "commune" });
    await uat.post(CLAIMS, { community });
    const [claim] = await claimsOf(community);
    expect(await (await admin.get(`${QUEUE}/${claim?.id}`)).text()).toContain(`href="/admin/communities/${community}"`);
    await admin.post(`${QUEUE}/${claim?.id}`);
    expect(await row(community)).toMatchObject({ organisationId: idOf(uat), kind: "town" });
  });

  it("declines with a reason that is read, and the community may be claimed again", async () => {
    const { uat, community, claim } = await claimed("Comuna Refuzată Întâi");
    expect((await admin.post(`${QUEUE}/${claim}/rejection`, { reason: " " })).status).toBe(400);
    const reason = "Este a comunei vecine.";
    expect((await admin.post(`${QUEUE}/${claim}/rejection`, { reason })).headers.get("location")).toBe(QUEUE);
    expect(await textOf(await uat.get(CLAIMS))).toContain(reason);
    await deliverJournal();
    expect(await textOf(await uat.get("/uat/notificari"))).toContain(reason);
    expect((await uat.post(CLAIMS, { community })).status).toBe(303);
    expect((await row(community))?.organisationId).toBeNull();
  });

  it("happens once when two decide at once", async () => {
    const { community, claim, uat } = await claimed("Comuna Disputată");
    const answers = await Promise.all([
      admin.post(`${QUEUE}/${claim}`),
      other.post(`${QUEUE}/${claim}/rejection`, { reason: "Nu este a ei." }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const [decided] = await claimsOf(community);
    const accepted = answers[0]?.status === 303;
    expect(decided?.outcome).toBe(accepted ? "accepted" : "declined");
    expect((await row(community))?.organisationId).toBe(accepted ? idOf(uat) : null);
  });

  it("waits for an authority that is no longer verified", async () => {
    const { uat, community, claim } = await claimed("Comuna Suspendată");
    await db()
      .update(organisations)
      .set({ suspendedAt: START, suspendedReason: "Date neadevărate." })
      .where(eq(organisations.id, idOf(uat)));
    expect((await admin.post(`${QUEUE}/${claim}`)).status).toBe(409);
    expect((await row(community))?.organisationId).toBeNull();
  });
});

describe("uniting two pages of one authority", () => {
  const project = {
    title: "Rețea de apă",
    status: "in_progress",
    progress: 10,
    startsOn: localDate(2026, 3, 1),
  } as const;

  async function two(name: string) {
    const story = await claimed(name, {
      featuredImageId: await shownImage(`${name} copertă revendicată`),
      attractions: [{ name: "Izvorul revendicat", type: "natural", imageIds: [await shownImage(`${name} izvor`)] }],
      projects: [project],
      galleryIds: [await shownImage(`${name} galerie revendicată`)],
    });
    const own = await make(`${name}, a noastră`, {
      organisationId: idOf(story.uat),
      featuredImageId: await shownImage(`${name} copertă proprie`),
      attractions: [{ name: "Fanfara proprie", type: "cultural" }],
      galleryIds: [await shownImage(`${name} galerie proprie`)],
    });
    return { ...story, own };
  }

  it("asks which one stays", async () => {
    const { claim, community } = await two("Comuna Întrebată");
    const answer = await admin.post(`${QUEUE}/${claim}`);
    expect(answer.status).toBe(400);
    expect(await textOf(answer)).toContain("Alegeți care dintre cele două pagini rămâne");
    expect((await row(community))?.organisationId).toBeNull();
  });

  /** Tables with rows of a community that stay with the page that goes, each with the reason. */
  const STAYS: readonly string[] = ["community_claims: it was the other page that was claimed"];

  /** How many rows each other table has of a community. */
  async function rowsOf(community: string): Promise<Record<string, number>> {
    const { rows: tables } = await db().execute<{ name: string; key: string }>(
      sql`select c.conrelid::regclass::text as name, a.attname as key from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and c.confrelid = 'communities'::regclass order by 1`,
    );
    const counted = tables.map(async ({ name, key }) => {
      const { rows } = await db().execute<{ number: number }>(
        sql`select count(*)::int as number from ${sql.identifier(name)} where ${sql.identifier(key)} = ${community}`,
      );
      return [name, rows[0]?.number ?? 0] as const;
    });
    return Object.fromEntries(await Promise.all(counted));
  }

  it("moves the rows of every table: `two` gives the claimed page some, and `moveContents` moves them", async () => {
    const { claim, community } = await two("Comuna Mutată");
    const moved = (rows: Record<string, number>) =>
      Object.entries(rows).filter(([table]) => !STAYS.some((reason) => reason.startsWith(`${table}:`)));
    const before = moved(await rowsOf(community));
    expect(before.filter(([, number]) => number === 0)).toEqual([]);
    await admin.post(`${QUEUE}/${claim}`, { keep: "own" });
    expect(moved(await rowsOf(community))).toEqual(before.map(([table]) => [table, 0]));
  });

  it.each([
    ["claimed", ["Izvorul revendicat", "Fanfara proprie"]],
    ["own", ["Fanfara proprie", "Izvorul revendicat"]],
  ] as const)("keeps the %s one with all that both showed", async (keep, sights) => {
    const { uat, claim, community, own } = await two(`Comuna Unită ${keep}`);
    const [kept, gone] = keep === "claimed" ? [community, own] : [own, community];
    expect((await admin.post(`${QUEUE}/${claim}`, { keep })).headers.get("location")).toBe(
      `/admin/communities/${kept}`,
    );
    expect((await communityOf(idOf(uat)))?.id).toBe(kept);
    const whole = await communityById(kept);
    expect(whole?.attractions.map(({ name }) => name)).toEqual(sights);
    expect(whole?.attractions.flatMap(({ pictures }) => pictures)).toHaveLength(1);
    expect(whole?.projects).toHaveLength(1);
    expect(whole?.gallery).toHaveLength(3);
    expect(whole?.featuredImageId).not.toBeNull();
    expect(await row(gone)).toMatchObject({ featuredImageId: null, deletedBy: admin.actor.userId });
    expect(await textOf(await admin.get("/admin/bin"))).toContain("Comuna Unită");
  });
});
