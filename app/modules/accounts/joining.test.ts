import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { now } from "~/platform/clock";
import { db, transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { journal } from "~/platform/journal/tables.server";
import { newestMails } from "~/platform/mail/mail.server";
import { organisation, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { happened, membershipOf, newEmail } from "./colleagues.test-data";
import { createSession } from "./session/session.server";
import { organisationById } from "./store/organisation.server";
import { insertPerson, personById, updatePerson } from "./store/person.server";
import { organisations } from "./tables.server";
import { announceApplicant } from "./verbs/address.server";
import { withdrawApplication } from "./verbs/membership.server";

ownPlatform();

const DECIDED = "Cererea nu mai așteaptă";

let id: string;
let owner: Person;
let second: Person;
/** Somebody who worked elsewhere, left, and asks to be let in here. */
let returning: Person;
beforeEach(async () => {
  id = await organisation("UAT");
  owner = await person("UAT", id);
  second = await person("UAT", id);
  const before = await organisation("UAT");
  await person("UAT", before);
  returning = await person("UAT", before, "colleague");
  await returning.post("/uat/profile/leaving");
  await asks(returning);
});

const asks = (who: Person) =>
  transaction(async () => {
    const at = now();
    const { userId } = who.actor;
    await updatePerson(userId, { organisationId: id, membership: "applicant", updatedAt: at });
    const by = { userId, organisation: { id } };
    await record({ what: "membership.requested", subjectId: userId, by, at });
  });
const decide = (by: Person, about: Person, step: "acceptance" | "refusal") =>
  by.post(`/uat/profile/join-requests/${about.actor.userId}/${step}`);
const rows = () => db().$count(journal);

describe("a request to join", () => {
  it("that was accepted is not refused from a page that is older, also of somebody who was elsewhere before", async () => {
    expect((await decide(owner, returning, "acceptance")).status).toBe(303);
    const before = await personById(returning.actor.userId);
    const written = await rows();
    const mails = (await newestMails(20, returning.actor.email)).length;
    const answer = await decide(second, returning, "refusal");
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(DECIDED);
    expect(await personById(returning.actor.userId)).toEqual(before);
    expect(await rows()).toBe(written);
    expect((await newestMails(20, returning.actor.email)).length).toBe(mails);
    expect((await decide(second, returning, "acceptance")).status).toBe(409);
  });

  it("is mailed to an owner three times a day at most, however often it is withdrawn and made again", async () => {
    const sent = async () => (await newestMails(20, owner.actor.email)).length;
    const before = await sent();
    for (let time = 1; time <= 5; time += 1) {
      const { userId } = returning.actor;
      await withdrawApplication(userId);
      await updatePerson(userId, { organisationId: id, membership: "applicant", updatedAt: now() });
      const applicant = await personById(userId);
      if (applicant) await transaction(() => announceApplicant(applicant, id, now()));
    }
    expect((await sent()) - before).toBe(3);
    expect(await textOf(await owner.get("/uat/profile"))).toContain(returning.actor.name);
  });

  it("is nobody's who is inside already: neither an owner nor an editor goes that way, oneself included", async () => {
    const editor = await person("UAT", id, "colleague");
    const written = await rows();
    for (const whom of [owner, second, editor]) {
      for (const step of ["acceptance", "refusal"] as const) {
        expect((await decide(owner, whom, step)).status).toBe(409);
      }
    }
    const everybody = await Promise.all([owner, second, editor].map(membershipOf));
    expect(everybody).toEqual(["owner", "owner", "colleague"]);
    expect(await rows()).toBe(written);
  });

  it("is nobody's for an ADMIN either", async () => {
    const ownerless = await organisation("UAT");
    const editor = await person("UAT", ownerless, "colleague");
    const admin = await person("ADMIN");
    const path = `/admin/organisations/${ownerless}/join-requests/${editor.actor.userId}`;
    expect((await admin.post(`${path}/refusal`)).status).toBe(409);
    expect(await membershipOf(editor)).toBe("colleague");
  });

  it("of which two decide at once is decided once", async () => {
    const answers = await Promise.all([
      decide(owner, returning, "acceptance"),
      decide(second, returning, "refusal"),
      decide(second, returning, "acceptance"),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 303)).toHaveLength(1);
    expect(await organisationById(id)).not.toBeNull();
  });
});

describe("whoever asks", () => {
  const PAGE = "/fara-organizatie";
  const WITHDRAWAL = `${PAGE}/cerere/retragere`;

  it("is signed in, sees what they asked and nothing of the organisation", async () => {
    const { name = "", cui = "" } = (await organisationById(id)) ?? {};
    for (const path of ["/uat/dashboard", "/uat/profile", "/uat/service-requests", "/login"])
      expect((await returning.get(path)).headers.get("location"), path).toBe(PAGE);
    const text = await textOf(await returning.get(PAGE));
    for (const words of ["Cererea dumneavoastră așteaptă răspuns", name, `CUI ${cui}`, "Retrage cererea"])
      expect(text).toContain(words);
    for (const words of [owner.actor.name, owner.actor.email, "Înregistrează o autoritate"])
      expect(text).not.toContain(words);
    expect((await returning.get(`${PAGE}/inregistrare?tip=uat`)).headers.get("location")).toBe(PAGE);
    expect((await returning.post("/uat/profile/leaving")).headers.get("location")).toBe(PAGE);
    expect(await personById(returning.actor.userId)).toMatchObject({ organisationId: id, membership: "applicant" });
  });

  it("takes it back, once, whatever has become of the organisation, and may ask again", async () => {
    await db().update(organisations).set({ suspendedAt: now() }).where(eq(organisations.id, id));
    const before = await rows();
    expect((await owner.post(WITHDRAWAL)).status).toBe(404);
    expect((await stranger.post(WITHDRAWAL)).status).toBe(404);
    expect((await stranger.get(WITHDRAWAL)).headers.get("location")).toBe("/login");
    expect((await owner.get(WITHDRAWAL)).headers.get("location")).toBe("/uat/dashboard");
    expect(await rows()).toBe(before);

    const { name = "" } = (await organisationById(id)) ?? {};
    expect(await textOf(await returning.get(WITHDRAWAL))).toContain(name);
    const answers = await Promise.all([returning.post(WITHDRAWAL), returning.post(WITHDRAWAL)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await personById(returning.actor.userId)).toMatchObject({ organisationId: null, membership: null });
    expect((await happened("membership.withdrawn")).map(({ subjectId }) => subjectId)).toContain(
      returning.actor.userId,
    );
    expect((await returning.get(WITHDRAWAL)).headers.get("location")).toBe(PAGE);
    expect(await textOf(await returning.get(PAGE))).toContain("Înregistrează o autoritate");
  });

  it("is not decided about once they took it back, and only who was asked hears why", async () => {
    await returning.post(WITHDRAWAL);
    const stranger = await person("UAT", await organisation("UAT"));
    for (const step of ["acceptance", "refusal"] as const) {
      const answer = await decide(owner, returning, step);
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain(DECIDED);
      expect((await decide(stranger, returning, step)).status).toBe(404);
    }
    expect(await personById(returning.actor.userId)).toMatchObject({ organisationId: null, membership: null });
  });

  it("keeps the account that they kept once, also when they ask anew and are refused", async () => {
    const at = now();
    const asking = { role: "UAT", organisationId: id, membership: "applicant", emailVerified: true } as const;
    const userId = await insertPerson({ name: "Dan Ilie", email: newEmail(), ...asking, createdAt: at, updatedAt: at });
    const first = { cookie: await createSession(userId) };
    expect((await stranger.post(WITHDRAWAL, {}, first)).headers.get("location")).toBe(PAGE);
    await updatePerson(userId, { organisationId: id, membership: "applicant" });
    expect((await owner.post(`/uat/profile/join-requests/${userId}/refusal`)).status).toBe(303);
    expect(await personById(userId)).toMatchObject({ organisationId: null, membership: null });
  });
});
