import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { now, setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { organisation, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import {
  allInvitations,
  cookiesOf,
  happened,
  invite,
  linkTo,
  NEW_ACCOUNT,
  newEmail,
  newestMailTo,
  PASSWORD,
} from "./colleagues.test-data";
import type { Membership } from "./rules/actor";
import { hashPassword } from "./session/auth.server";
import { createSession, readActor } from "./session/session.server";
import { organisationById } from "./store/organisation.server";
import { insertPerson, personByEmail, personById, setPassword } from "./store/person.server";
import { invitations, organisations } from "./tables.server";
import { issueToken } from "./verbs/links.server";

ownPlatform();

let hashed: string;
beforeAll(async () => {
  hashed = await hashPassword(PASSWORD);
});

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
    const unknown = newEmail();
    const known = elsewhere.actor.email;
    const answers = [await invite(owner, unknown), await invite(owner, known)];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const text = await textOf(await owner.get("/uat/profile"));
    expect(text).toContain(`${known} editor , valabilă până pe`);
    expect(text).toContain(`${unknown} editor , valabilă până pe`);
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
    const mistaken = await editor.get(link);
    expect(await textOf(mistaken.clone())).toContain("sunteți conectat ca");
    expect((await editor.post(link)).status).toBe(403);
    const way = /action="(\/deconectare\?[^"]*)"/.exec((await mistaken.text()).replaceAll("&amp;", "&"))?.[1] ?? "";
    expect(way).toContain("redirectTo");
    expect((await editor.post(way)).headers.get("location")).toBe(link);
    const elsewhereAfter = (await elsewhere.post("/deconectare?redirectTo=https%3A%2F%2Frau.ro")).headers;
    expect(elsewhereAfter.get("location")).toBe("/");
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

  it("is limited by what was mailed: to one address, sent again too, and in all", async () => {
    const email = newEmail();
    await invite(owner, email);
    const pathOf = async () => {
      const [open] = await db()
        .select()
        .from(invitations)
        .where(and(eq(invitations.email, email), isNull(invitations.withdrawnAt)));
      return `/uat/profile/invitations/${open?.id}`;
    };
    for (let time = 0; time < 5; time += 1) expect((await invite(owner, email)).status).toBe(400); // mails nothing
    for (let time = 0; time < 25; time += 1)
      expect((await editor.post(`${await pathOf()}/resending`)).status).toBe(403);
    for (let time = 0; time < 2; time += 1) expect((await owner.post(`${await pathOf()}/resending`)).status).toBe(303);
    const link = await linkTo(email);
    expect((await owner.post(`${await pathOf()}/resending`)).status).toBe(429);
    expect(await linkTo(email)).toBe(link);
    expect((await stranger.get(link)).status).toBe(200);
    await owner.post(`${await pathOf()}/withdrawal`);
    const refused = await invite(owner, email);
    expect(refused.status).toBe(429);
    const html = await refused.text();
    expect(html).toContain("s-au trimis deja trei invitații");
    expect(html).toContain(`value="${email}"`);
    for (let time = 0; time < 17; time += 1) expect((await invite(owner, newEmail())).status).toBe(303);
    const last = newEmail();
    expect(await textOf(await invite(owner, last))).toContain("20 de invitații");
    expect((await allInvitations()).filter((row) => row.email === last)).toEqual([]);
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

  it("is for whoever reads the address: a registration that nobody confirmed does not keep it, and stays without them", async () => {
    const email = newEmail();
    const at = now();
    const other = await organisation("FIRMA", "pending");
    const begun = { role: "FIRMA", organisationId: other, membership: "owner", emailVerified: false } as const;
    const userId = await insertPerson({ name: "Cineva", email, ...begun, createdAt: at, updatedAt: at });
    await setPassword(userId, hashed, at);
    const confirmation = await issueToken("confirm-email", userId, email, at);
    await invite(owner, email);
    const link = await linkTo(email);
    const { name = "" } = (await organisationById(other)) ?? {};
    expect(await textOf(await stranger.get(link))).toContain(`înregistrarea organizației ${name}, neconfirmată`);
    expect(await textOf(await owner.get("/uat/profile"))).not.toContain(name);
    const parola = "alta-ploaie-peste-deal-2026";
    expect((await stranger.post(link, { ...NEW_ACCOUNT, parola, confirmaParola: parola })).status).toBe(303);
    expect(await personById(userId)).toMatchObject({ organisationId: id, role: "UAT", membership: "colleague" });
    expect((await stranger.post("/login?tip=uat", { email, parola: PASSWORD })).status).toBe(400);
    expect((await stranger.post(`/confirmare/${confirmation}`)).status).toBe(409);
    expect(await organisationById(other)).toMatchObject({ verification: "pending" });
    expect((await happened("membership.ended")).filter(({ subjectId }) => subjectId === userId)).toHaveLength(1);
  });

  it("lets in whoever had asked to be let in", async () => {
    const email = newEmail();
    const at = now();
    const asking = { role: "UAT", organisationId: id, membership: "applicant", emailVerified: true } as const;
    const userId = await insertPerson({ name: "Dan Ilie", email, ...asking, createdAt: at, updatedAt: at });
    await invite(owner, email, "owner");
    const link = await linkTo(email);
    expect((await stranger.post(link)).status).toBe(403);
    expect(await personById(userId)).toMatchObject({ membership: "applicant" });
    const cookie = await createSession(userId);
    expect((await stranger.post(link, {}, { cookie })).headers.get("location")).toBe("/uat/dashboard");
    expect(await personById(userId)).toMatchObject({ membership: "owner", organisationId: id });
  });
});
