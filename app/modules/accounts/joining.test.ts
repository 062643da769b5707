import { beforeEach, describe, expect, it } from "vitest";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { newestMails } from "~/platform/mail/mail.server";
import { organisation, type Person, person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { membershipOf } from "./colleagues.test-data";
import { organisationById } from "./store/organisation.server";
import { personById, updatePerson } from "./store/person.server";

ownPlatform();

const DECIDED = "Între timp altcineva a hotărât";

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
  updatePerson(who.actor.userId, { organisationId: id, membership: "applicant", updatedAt: now() });
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
