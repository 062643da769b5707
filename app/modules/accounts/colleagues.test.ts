import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { now, setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { formDrafts } from "~/platform/form/tables.server";
import { journal } from "~/platform/journal/tables.server";
import { mailById, newestMails } from "~/platform/mail/mail.server";
import { hiddenField, organisation, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { hashPassword } from "./auth.server";
import type { Membership } from "./rules/actor";
import { readActor } from "./session.server";
import { insertPerson, personByEmail, personById, setPassword } from "./store/person.server";
import { invitations, organisations, users } from "./tables.server";

const PASSWORD = "ploaie-peste-deal-2026";
const NEW_ACCOUNT = {
  nume: "Maria Pop",
  functia: "consilier",
  telefon: "0260 555 014",
  parola: PASSWORD,
  confirmaParola: PASSWORD,
};

ownPlatform();
let hashed: string;
beforeAll(async () => {
  hashed = await hashPassword(PASSWORD);
});

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
const membershipOf = async ({ actor }: Person) => (await personById(actor.userId))?.membership;
const newestMailTo = async (email: string) => (await mailById((await newestMails(1, email))[0]?.id ?? ""))?.text ?? "";
const linkTo = async (email: string) => /\/invitatie\/[\w-]+/.exec(await newestMailTo(email))?.[0] ?? "";
const allInvitations = () => db().select().from(invitations);
const happened = async (what: string) => db().select().from(journal).where(eq(journal.what, what));

async function invite(who: Person, email: string, rol: Membership = "colleague", base = "/uat/profile") {
  const page = await who.get(`${base}/invitations/new`);
  const formKey = hiddenField(await page.text(), "formKey");
  return who.post(`${base}/invitations/new`, { email, rol, formKey });
}

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
  elsewhere = await person("UAT", await organisation("UAT"));
});
let serial = 0;
const newEmail = () => {
  serial += 1;
  return `invitat-${serial}@psp.test`;
};

describe("an invitation", () => {
  it("is the owners', of an organisation that is not suspended", async () => {
    const before = await allInvitations();
    expect((await stranger.post("/uat/profile/invitations/new", { email: newEmail(), rol: "colleague" })).status).toBe(
      302,
    );
    expect((await editor.get("/uat/profile/invitations/new")).status).toBe(403);
    expect((await editor.post("/uat/profile/invitations/new", { email: newEmail(), rol: "owner" })).status).toBe(403);
    const suspended = await person("UAT", await organisation("UAT", "suspended"));
    expect((await suspended.post("/uat/profile/invitations/new", { email: newEmail(), rol: "owner" })).status).toBe(
      403,
    );
    expect((await invite(owner, "fara-arond")).status).toBe(400);
    expect((await invite(owner, newEmail(), "applicant" as Membership)).status).toBe(400);
    expect(await allInvitations()).toEqual(before);
    const pending = await person("UAT", await organisation("UAT", "pending"));
    expect((await invite(pending, newEmail())).status).toBe(303);
    expect(await textOf(await editor.get("/uat/profile"))).not.toContain("Invită un coleg");
  });

  it("opens an account of whoever has none, once, with the role of the organisation", async () => {
    const email = newEmail();
    expect((await invite(owner, email)).headers.get("location")).toBe("/uat/profile#colegi");
    expect(await textOf(await owner.get("/uat/profile"))).toContain(email);
    expect(await textOf(await editor.get("/uat/profile"))).not.toContain(email);
    const link = await linkTo(email);
    const page = await stranger.get(link);
    expect(page.headers.get("referrer-policy")).toBe("same-origin");
    expect(await textOf(page)).toContain(`Invitație în contul ${owner.actor.organisation!.name}`);
    const bad = await stranger.post(link, { ...NEW_ACCOUNT, functia: "", confirmaParola: "alta" });
    expect(bad.status).toBe(400);
    expect(await bad.text()).not.toContain(PASSWORD);
    expect(await personByEmail(email)).toBeNull();

    const [accepted, second] = await Promise.all([
      stranger.post(link, { ...NEW_ACCOUNT, role: "ADMIN", rol: "owner" }),
      stranger.post(link, NEW_ACCOUNT),
    ]);
    expect([accepted.status, second.status].sort()).toEqual([303, 409]);
    const winner = accepted.status === 303 ? accepted : second;
    expect(winner.headers.get("location")).toBe("/uat/dashboard");
    const { actor } = await readActor(cookiesOf(winner));
    expect(actor).toMatchObject({
      role: "UAT",
      email,
      name: "Maria Pop",
      organisation: { id, membership: "colleague" },
    });
    expect(await personByEmail(email)).toMatchObject({ emailVerified: true, termsVersion: "2026-11-01" });
    expect((await stranger.get(link)).status).toBe(410);
    expect((await stranger.post(link, NEW_ACCOUNT)).status).toBe(409);
    expect(await newestMailTo(owner.actor.email)).toContain("Maria Pop");
    expect(await textOf(await owner.get("/uat/profile"))).not.toContain("Invitații trimise");
  });

  it("says nothing about who has an account elsewhere, and tells its reader alone", async () => {
    const [unknown, known] = [newEmail(), elsewhere.actor.email];
    const answers = [await invite(owner, unknown), await invite(owner, known)];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const text = await textOf(await owner.get("/uat/profile"));
    expect(text).toContain(`${known} editor · valabilă până pe`);
    expect(text).toContain(`${unknown} editor · valabilă până pe`);
    expect(await newestMailTo(known)).toContain(elsewhere.actor.organisation!.name);
    expect(await newestMailTo(unknown)).not.toContain("are deja un cont");
    const again = await invite(owner, known);
    expect(await textOf(again)).toContain("a fost deja invitată");
    expect(await textOf(await invite(owner, editor.actor.email))).toContain("lucrează deja în contul organizației");

    const link = await linkTo(known);
    expect(await textOf(await stranger.get(link))).toContain("este al altei organizații");
    expect(await textOf(await elsewhere.get(link))).toContain("Deschide contul organizației");
    for (const who of [stranger, elsewhere]) expect((await who.post(link, NEW_ACCOUNT)).status).toBe(409);
    expect(await personByEmail(known)).toMatchObject({ organisationId: elsewhere.actor.organisation!.id });
    expect(await textOf(await editor.get(link))).toContain("sunteți conectat ca");
    expect((await editor.post(link)).status).toBe(403);
  });

  it("ends with its week, when it is sent again, taken back or declined", async () => {
    const email = newEmail();
    await invite(owner, email, "owner");
    const first = await linkTo(email);
    const [invitation] = await db().select().from(invitations).where(eq(invitations.email, email));
    const path = `/uat/profile/invitations/${invitation!.id}`;
    for (const step of ["resending", "withdrawal"]) {
      expect((await editor.post(`${path}/${step}`)).status).toBe(403);
      expect((await elsewhere.post(`${path}/${step}`)).status).toBe(404);
      expect((await owner.get(`${path}/${step}`)).headers.get("location")).toBe("/uat/profile#colegi");
    }
    setClock(new Date(now().getTime() + 8 * 86_400_000));
    expect((await stranger.get(first)).status).toBe(410);
    setClock(null);
    expect((await stranger.get(first)).status).toBe(200);
    expect((await owner.post(`${path}/resending`)).status).toBe(303);
    const second = await linkTo(email);
    expect(second).not.toBe(first);
    expect((await stranger.get(first)).status).toBe(410);
    expect((await stranger.get(`${second}/refuz`)).headers.get("location")).toBe(second);
    expect((await stranger.post(`${second}/refuz`)).headers.get("location")).toBe("/");
    expect((await stranger.post(second, NEW_ACCOUNT)).status).toBe(409);
    expect((await owner.post(`${path}/withdrawal`)).status).toBe(404);

    expect((await invite(owner, email)).status).toBe(303);
    const third = await linkTo(email);
    const open = (await db().select().from(invitations).where(eq(invitations.email, email))).find(
      (row) => !row.declinedAt,
    );
    expect((await owner.post(`/uat/profile/invitations/${open!.id}/withdrawal`)).status).toBe(303);
    expect((await stranger.get(third)).status).toBe(410);
    expect(await personByEmail(email)).toBeNull();
  });

  it("is limited: to one address, and in all", async () => {
    const email = newEmail();
    await invite(owner, email);
    for (let time = 0; time < 2; time += 1) await invite(owner, email);
    expect((await invite(owner, email)).status).toBe(429);
    for (let time = 0; time < 17; time += 1) await invite(owner, newEmail());
    const refused = await invite(owner, newEmail());
    expect(refused.status).toBe(429);
    expect(await textOf(refused)).toContain("20 de invitații");
  });

  it("waits while the organisation is suspended", async () => {
    const email = newEmail();
    await invite(owner, email);
    await db().update(organisations).set({ suspendedAt: now() }).where(eq(organisations.id, id));
    const link = await linkTo(email);
    expect(await textOf(await stranger.get(link))).toContain("nu poate primi colegi acum");
    expect((await stranger.post(link, NEW_ACCOUNT)).status).toBe(409);
    expect(await personByEmail(email)).toBeNull();
  });

  it("takes over an account that nobody had proved, with a new password", async () => {
    const email = newEmail();
    const at = now();
    const waiting = { role: "FIRMA", organisationId: await organisation("FIRMA"), membership: "applicant" } as const;
    const userId = await insertPerson({ name: "Cineva", email, ...waiting, createdAt: at, updatedAt: at });
    await setPassword(userId, hashed, at);
    await invite(owner, email);
    const link = await linkTo(email);
    expect((await stranger.post(link)).status).toBe(400);
    const parola = "alta-ploaie-peste-deal-2026";
    expect((await stranger.post(link, { ...NEW_ACCOUNT, parola, confirmaParola: parola })).status).toBe(303);
    expect(await personById(userId)).toMatchObject({ organisationId: id, role: "UAT", membership: "colleague" });
    expect((await stranger.post("/login?tip=uat", { email, parola: PASSWORD })).status).toBe(400);
    expect((await stranger.post("/login?tip=uat", { email, parola })).status).toBe(303);
  });

  it("lets in whoever had asked to be let in", async () => {
    const email = newEmail();
    const at = now();
    const asking = { role: "UAT", organisationId: id, membership: "applicant", emailVerified: true } as const;
    const userId = await insertPerson({ name: "Dan Ilie", email, ...asking, createdAt: at, updatedAt: at });
    await invite(owner, email, "owner");
    const link = await linkTo(email);
    expect((await stranger.post(link)).headers.get("location")).toBe("/login");
    expect(await personById(userId)).toMatchObject({ membership: "owner", organisationId: id });
  });
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
    expect((await owner.post(`${path(editor)}/role`, { rol: "ADMIN" })).status).toBe(400);
    expect((await owner.post(`${path(owner)}/role`, { rol: "colleague" })).status).toBe(403);
    expect((await owner.post(`${path(owner)}/removal`)).status).toBe(403);
    expect([await membershipOf(owner), await membershipOf(editor)]).toEqual(["owner", "colleague"]);

    expect((await owner.post(`${path(editor)}/role`, { rol: "owner" })).headers.get("location")).toBe(
      "/uat/profile#colegi",
    );
    expect((await owner.post(`${path(owner)}/role`, { rol: "colleague" })).status).toBe(303);
    expect([await membershipOf(owner), await membershipOf(editor)]).toEqual(["colleague", "owner"]);
  });

  it("leave one owner when two take it from each other at once", async () => {
    const second = await person("UAT", id);
    const demote = (who: Person, whom: Person) =>
      who.post(`/uat/profile/colleagues/${whom.actor.userId}/role`, { rol: "colleague" });
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
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 403]);
    expect([await membershipOf(owner), await membershipOf(second)].filter((place) => place === "owner")).toHaveLength(
      1,
    );
  });

  it("are handed over, both or neither", async () => {
    const path = `/uat/profile/colleagues/${editor.actor.userId}/handover`;
    expect(await textOf(await owner.get(path))).toContain("Dumneavoastră rămâneți editor");
    expect((await owner.post(path)).status).toBe(303);
    expect([await membershipOf(owner), await membershipOf(editor)]).toEqual(["colleague", "owner"]);
    expect(await newestMailTo(editor.actor.email)).toContain("v-a predat contul");
    expect((await owner.post(path)).status).toBe(403);
    expect((await owner.get("/uat/profile/organisation")).status).toBe(403);
    expect((await editor.get("/uat/profile/organisation")).status).toBe(200);
  });
});

describe("whoever belongs to it no more", () => {
  it("is out at once when removed, and their sessions with them", async () => {
    await db()
      .insert(formDrafts)
      .values({
        ...{ userId: editor.actor.userId, path: "/uat/service-requests/new", body: "titlu=x", version: "" },
        updatedAt: now(),
      });
    expect((await owner.post(`/uat/profile/colleagues/${editor.actor.userId}/removal`)).status).toBe(303);
    expect(await personById(editor.actor.userId)).toMatchObject({ organisationId: null, membership: null });
    expect(await readActor(editor.cookie)).toEqual({ actor: null, unplaced: null, setCookie: null });
    expect((await editor.get("/uat/dashboard")).headers.get("location")).toMatch(/^\/login/);
    expect(await newestMailTo(editor.actor.email)).toContain("v-a scos din contul");
    expect(await db().select().from(formDrafts)).toEqual([]);
    expect((await owner.post(`/uat/profile/colleagues/${editor.actor.userId}/removal`)).status).toBe(404);
  });

  it("leaves by themselves, finds what can be done, and comes back by invitation, also to the other kind", async () => {
    expect((await owner.get("/uat/profile/leaving")).status).toBe(403);
    expect((await owner.post("/uat/profile/leaving")).status).toBe(403);
    expect(await membershipOf(owner)).toBe("owner");
    expect((await editor.post("/uat/profile/leaving")).headers.get("location")).toBe("/fara-organizatie");

    expect((await editor.get("/uat/dashboard")).headers.get("location")).toBe("/fara-organizatie");
    expect((await editor.post("/uat/profile/leaving")).headers.get("location")).toBe("/fara-organizatie");
    expect((await editor.get("/login")).headers.get("location")).toBe("/fara-organizatie");
    expect(await textOf(await editor.get("/fara-organizatie"))).toContain("Nicio invitație acum");
    expect((await stranger.get("/fara-organizatie")).headers.get("location")).toBe("/login");
    expect((await owner.get("/fara-organizatie")).headers.get("location")).toBe("/uat/dashboard");

    await setPassword(editor.actor.userId, hashed, now());
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
    expect((await editor.post(`/fara-organizatie/invitatii/${invitation}/refuz`)).status).toBe(303);
    expect((await editor.post(`/fara-organizatie/invitatii/${invitation}/acceptare`)).status).toBe(409);
    expect((await editor.post("/deconectare")).headers.get("location")).toBe("/");
    expect((await editor.get("/fara-organizatie")).headers.get("location")).toBe("/login");
    expect((await db().select().from(users).where(eq(users.id, editor.actor.userId)))[0]?.organisationId).toBeNull();
  });
});
