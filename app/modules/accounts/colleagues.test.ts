import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { now, setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { formDrafts } from "~/platform/form/tables.server";
import { organisation, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import {
  cookiesOf,
  happened,
  invite,
  linkTo,
  membershipOf,
  NEW_ACCOUNT,
  newestMailTo,
  PASSWORD,
} from "./colleagues.test-data";
import { hashPassword } from "./session/auth.server";
import { readActor } from "./session/session.server";
import { personById, setPassword } from "./store/person.server";
import { invitations, users } from "./tables.server";

ownPlatform();

let hash: string;
beforeAll(async () => {
  hash = await hashPassword(PASSWORD);
});
const parola = PASSWORD;
let id: string;
let owner: Person;
let editor: Person;
let elsewhere: Person;
beforeEach(async () => {
  await db().execute(sql`delete from rate_limits`);
  setClock(null);
  id = await organisation("UAT");
  owner = await person("UAT", id);
  editor = await person("UAT", id, "colleague");
  await setPassword(owner.actor.userId, hash, now());
  elsewhere = await person("UAT", await organisation("UAT"));
});
describe("roles", () => {
  it("are the owners' to give, within their own organisation", async () => {
    const path = (who: Person) => `/uat/profile/colleagues/${who.actor.userId}`;
    const steps = ["role", "removal", "handover"];
    for (const step of steps) {
      for (const method of ["get", "post"] as const) {
        const form: Record<string, string> = method === "post" ? { rol: "colleague" } : {};
        expect((await editor[method](`${path(owner)}/${step}`, form)).status).toBe(403);
        expect((await elsewhere[method](`${path(editor)}/${step}`, form)).status).toBe(404);
        expect((await owner[method](`${path(elsewhere)}/${step}`, form)).status).toBe(404);
      }
    }
    expect((await owner.post(`${path(editor)}/role`, { rol: "ADMIN", parola })).status).toBe(400);
    expect((await owner.post(`${path(owner)}/role`, { rol: "colleague" })).status).toBe(409);
    expect((await owner.post(`${path(owner)}/removal`)).status).toBe(403);
    expect([await membershipOf(owner), await membershipOf(editor)]).toEqual(["owner", "colleague"]);

    expect((await owner.post(`${path(editor)}/role`, { rol: "owner", parola })).headers.get("location")).toBe(
      "/uat/profile#colegi",
    );
    expect((await owner.post(`${path(owner)}/role`, { rol: "colleague", parola })).status).toBe(303);
    expect([await membershipOf(owner), await membershipOf(editor)]).toEqual(["colleague", "owner"]);
  });

  it("are given, taken and handed over only with the password, whose wrong tries are counted", async () => {
    const steps = { role: { rol: "owner" }, removal: {}, handover: {} };
    const at = (step: string) => `/uat/profile/colleagues/${editor.actor.userId}/${step}`;
    let tries = 0;
    for (const [step, fields] of Object.entries(steps)) {
      expect(await textOf(await owner.get(at(step)))).toContain("Parola contului dumneavoastră");
      expect((await owner.post(at(step), fields)).status).toBe(400);
      for (let round = 0; round < 3; round += 1, tries += 1) {
        const answer = await owner.post(at(step), { ...fields, parola: "gresita-gresita" });
        expect(answer.status).toBe(400);
        expect(await textOf(answer)).toContain("Parola nu este cea a contului");
      }
    }
    const kept = await owner.post(at("role"), { rol: "owner", parola: "gresita-gresita" });
    expect(await kept.text()).toMatch(/checked=""[^>]*value="owner"|value="owner"[^>]*checked=""/);
    expect((await owner.post(at("handover"), { parola })).status).toBe(429);
    expect(tries + 1).toBe(10);
    expect([await membershipOf(owner), await membershipOf(editor)]).toEqual(["owner", "colleague"]);
  });

  it("leave one owner when two take it from each other at once", async () => {
    const second = await person("UAT", id);
    await setPassword(second.actor.userId, hash, now());
    const demote = (who: Person, whom: Person) =>
      who.post(`/uat/profile/colleagues/${whom.actor.userId}/role`, { rol: "colleague", parola });
    const answers = await Promise.all([demote(owner, second), demote(second, owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect([await membershipOf(owner), await membershipOf(second)].sort()).toEqual(["colleague", "owner"]);
    expect((await happened("membership.changed")).filter(({ organisationId }) => organisationId === id)).toHaveLength(
      1,
    );
  });

  it("are not both given up when two owners leave at once", async () => {
    const second = await person("UAT", id);
    const answers = await Promise.all([owner, second].map((who) => who.post("/uat/profile/leaving")));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect([await membershipOf(owner), await membershipOf(second)].filter((place) => place === "owner")).toHaveLength(
      1,
    );
  });

  it("are handed over, both or neither", async () => {
    const path = `/uat/profile/colleagues/${editor.actor.userId}/handover`;
    expect(await textOf(await owner.get(path))).toContain("Dumneavoastră rămâneți editor");
    expect((await owner.post(path, { parola })).status).toBe(303);
    expect([await membershipOf(owner), await membershipOf(editor)]).toEqual(["colleague", "owner"]);
    expect(await newestMailTo(editor.actor.email)).toContain("v-a predat contul");
    expect((await owner.post(path)).status).toBe(403);
    expect((await owner.get("/uat/profile/organisation")).status).toBe(403);
    expect((await editor.get("/uat/profile/organisation")).status).toBe(200);
  });
});

describe("whoever belongs to it no more", () => {
  it("is out at once when removed, and their sessions with them", async () => {
    await db().insert(formDrafts).values({
      userId: editor.actor.userId,
      path: "/uat/service-requests/new",
      body: "titlu=x",
      version: "",
      updatedAt: now(),
    });
    expect((await owner.post(`/uat/profile/colleagues/${editor.actor.userId}/removal`, { parola })).status).toBe(303);
    expect(await personById(editor.actor.userId)).toMatchObject({ organisationId: null, membership: null });
    expect(await readActor(editor.cookie)).toEqual({ actor: null, unplaced: null, setCookie: null });
    expect((await editor.get("/uat/dashboard")).headers.get("location")).toMatch(/^\/login/);
    expect(await newestMailTo(editor.actor.email)).toContain("v-a scos din contul");
    expect(await db().select().from(formDrafts)).toEqual([]);
    expect((await owner.post(`/uat/profile/colleagues/${editor.actor.userId}/removal`)).status).toBe(404);
  });

  it("leaves by themselves, finds what can be done, and comes back by invitation, also to the other kind", async () => {
    expect((await owner.get("/uat/profile/leaving")).status).toBe(409);
    expect((await owner.post("/uat/profile/leaving")).status).toBe(409);
    expect(await membershipOf(owner)).toBe("owner");
    expect((await editor.post("/uat/profile/leaving")).headers.get("location")).toBe("/fara-organizatie");

    expect((await editor.get("/uat/dashboard")).headers.get("location")).toBe("/fara-organizatie");
    expect((await editor.post("/uat/profile/leaving")).headers.get("location")).toBe("/fara-organizatie");
    expect((await editor.get("/login")).headers.get("location")).toBe("/fara-organizatie");
    expect(await textOf(await editor.get("/fara-organizatie"))).toContain("Nicio invitație acum");
    expect((await stranger.get("/fara-organizatie")).headers.get("location")).toBe("/login");
    expect((await owner.get("/fara-organizatie")).headers.get("location")).toBe("/uat/dashboard");

    await setPassword(editor.actor.userId, await hashPassword(PASSWORD), now());
    const signIn = await stranger.post("/login?tip=uat", { email: editor.actor.email, parola: PASSWORD });
    expect(signIn.status).toBe(303);
    expect((await readActor(cookiesOf(signIn))).unplaced).toMatchObject({ userId: editor.actor.userId });

    const firm = await person("FIRMA", await organisation("FIRMA"));
    await invite(firm, editor.actor.email, "owner", "/firma/account");
    const link = await linkTo(editor.actor.email);
    expect(await textOf(await stranger.get(link))).toContain("are deja un cont PSP");
    expect((await stranger.post(link, NEW_ACCOUNT)).status).toBe(403);
    expect(await textOf(await editor.get("/fara-organizatie"))).toContain(firm.actor.organisation!.name);
    const [{ id: invitation } = { id: "" }] = await db()
      .select()
      .from(invitations)
      .where(eq(invitations.email, editor.actor.email));
    const acceptance = `/fara-organizatie/invitatii/${invitation}/acceptare`;
    expect((await elsewhere.post(acceptance)).status).toBe(404);
    expect((await stranger.post(acceptance)).status).toBe(404);
    expect((await editor.post(acceptance)).headers.get("location")).toBe("/firma/dashboard");
    expect((await editor.get("/firma/account")).status).toBe(200);
    expect(await personById(editor.actor.userId)).toMatchObject({ role: "FIRMA", membership: "owner" });
  });

  it("declines there too, and signs out", async () => {
    await editor.post("/uat/profile/leaving");
    await invite(owner, editor.actor.email);
    const [{ id: invitation } = { id: "" }] = await db()
      .select()
      .from(invitations)
      .where(eq(invitations.email, editor.actor.email));
    const declined = await editor.post(`/fara-organizatie/invitatii/${invitation}/refuz`);
    expect(declined.status).toBe(303);
    const told = await editor.get("/fara-organizatie", { cookie: `${editor.cookie}; ${cookiesOf(declined)}` });
    expect(await textOf(told)).toContain("Titularii organizației au fost anunțați.");
    expect((await editor.post(`/fara-organizatie/invitatii/${invitation}/acceptare`)).status).toBe(409);
    expect((await editor.post("/deconectare")).headers.get("location")).toBe("/");
    expect((await editor.get("/fara-organizatie")).headers.get("location")).toBe("/login");
    expect((await db().select().from(users).where(eq(users.id, editor.actor.userId)))[0]?.organisationId).toBeNull();
  });
});
