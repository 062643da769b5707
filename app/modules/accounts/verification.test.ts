import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, transaction } from "~/platform/database/connection.server";
import { newestMails } from "~/platform/mail/mail.server";
import { enter, form, journalled, ownAccounts } from "./accounts.test-data";
import { forgetWhatExpired } from "./jobs.server";
import { admin, aMember, anOrganisation, owner, signedIn } from "./people.test-data";
import { readActor } from "./session/session.server";
import { organisationById } from "./store/organisation.server";
import { personByEmail } from "./store/person.server";
import { createAdmin } from "./verbs/admin.server";
import { askForVerification, editOrganisation } from "./verbs/organisation.server";
import { requestReset, resetPassword } from "./verbs/password.server";
import { register } from "./verbs/registration.server";
import {
  rejectOrganisation,
  restoreOrganisation,
  suspendOrganisation,
  verifyOrganisation,
} from "./verbs/verification.server";

ownAccounts();

describe("verification", () => {
  it("goes through its states, by ADMIN only, and signs out whom it suspends", async () => {
    const chief = await owner("UAT", { verification: "pending" });
    const moderator = (await admin()).actor;
    const id = chief.organisationId;
    await expect(verifyOrganisation(chief.actor, id, { checked: "tot", kind: null })).rejects.toMatchObject({
      status: 403,
    });
    expect(await organisationById(id)).toMatchObject({ verification: "pending" });
    await rejectOrganisation(moderator, id, "document neclar");
    await askForVerification((await signedIn(chief.actor.userId)).actor, id);
    await verifyOrganisation(moderator, id, { checked: "certificatul fiscal", kind: "municipality" });
    expect(await organisationById(id)).toMatchObject({
      verification: "verified",
      package: "silver",
      verifiedWhat: "certificatul fiscal",
    });
    await suspendOrganisation(moderator, id, "date false");
    expect((await readActor(chief.cookie)).actor).toBeNull();
    expect((await signedIn(chief.actor.userId)).actor.organisation).toMatchObject({ verification: "suspended" });
    await restoreOrganisation(moderator, id, "lămurit");
    expect(await organisationById(id)).toMatchObject({ verification: "verified" });
    expect(await journalled(id)).toEqual([
      "organisation.rejected",
      "organisation.resubmitted",
      "organisation.verified",
      "organisation.suspended",
      "organisation.restored",
    ]);
    expect((await newestMails(9, chief.actor.email)).length).toBe(4);
  });

  it("is decided by one of five at once", async () => {
    const { organisationId: id } = await owner("FIRMA", { verification: "pending" });
    const { actor } = await admin();
    const tries = await Promise.allSettled([
      verifyOrganisation(actor, id, { checked: "tot", kind: null }),
      ...[1, 2, 3, 4].map(() => rejectOrganisation(actor, id, "nu")),
    ]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const lost of tries.filter((one) => one.status === "rejected"))
      expect(lost.reason).toMatchObject({ status: 409, data: { way: { href: `/admin/organisations/${id}` } } });
    expect(await journalled(id)).toHaveLength(1);
  });

  it("tells whoever decides second how it stands, not that they may not", async () => {
    const { actor } = await admin();
    const { organisationId: id } = await owner("FIRMA", { verification: "pending" });
    const late = { status: 409, data: { way: { href: `/admin/organisations/${id}` } } };
    await expect(restoreOrganisation(actor, id, "lămurit")).rejects.toMatchObject(late);
    await expect(askForVerification(actor, id)).rejects.toMatchObject(late);
    await verifyOrganisation(actor, id, { checked: "tot", kind: null });
    await expect(verifyOrganisation(actor, id, { checked: "tot", kind: null })).rejects.toMatchObject(late);
    await expect(rejectOrganisation(actor, id, "nu")).rejects.toMatchObject(late);
    await suspendOrganisation(actor, id, "date false");
    await expect(suspendOrganisation(actor, id, "date false")).rejects.toMatchObject(late);
    expect(await journalled(id)).toEqual(["organisation.verified", "organisation.suspended"]);
  });

  it("is asked for again once, whichever of two owners is faster", async () => {
    const chief = await owner("UAT", { verification: "rejected" });
    await askForVerification(chief.actor, chief.organisationId);
    await expect(askForVerification(chief.actor, chief.organisationId)).rejects.toMatchObject({
      status: 409,
      data: { way: { href: "/uat/profile" } },
    });
  });

  it("fixes the facts that were checked", async () => {
    const chief = await owner("UAT", { verification: "pending" });
    const others = { address: "Str. Nouă 2", website: null, description: null };
    const edit = { ...others, name: "Comuna Alta", cui: "98765", county: "AB" };
    expect(await editOrganisation(chief.actor, edit)).toMatchObject({ name: "Comuna Alta", cui: "98765" });
    const other = await organisationById(await anOrganisation("UAT"));
    expect(await editOrganisation(chief.actor, { ...edit, cui: other!.cui })).toBe("taken");
    await verifyOrganisation((await admin()).actor, chief.organisationId, { checked: "tot", kind: "commune" });
    const { actor } = await signedIn(chief.actor.userId);
    await expect(editOrganisation(actor, edit)).rejects.toMatchObject({ status: 403 });
    expect(await editOrganisation(actor, { ...others, address: "Str. Iar 3" })).toMatchObject({
      address: "Str. Iar 3",
      name: "Comuna Alta",
    });
    const colleague = await signedIn(await aMember({ id: chief.organisationId, kind: "UAT" }, "colleague"));
    await expect(editOrganisation(colleague.actor, others)).rejects.toMatchObject({ status: 403 });
  });
});

describe("ADMIN", () => {
  it("is made by the command line or by another, with a link for the first password", async () => {
    const made = await createAdmin("command line", { email: "sef@exemplu.test", name: "Șef" });
    expect(made.created).toBe(true);
    await resetPassword(made.link.split("/").at(-1)!, "parola primului admin");
    expect(await enter("sef@exemplu.test", "parola primului admin", "admin")).toMatchObject({
      ok: true,
      role: "ADMIN",
    });
    const { actor } = await owner("UAT");
    await expect(createAdmin(actor, { email: "al-meu@exemplu.test", name: "Eu" })).rejects.toMatchObject({
      status: 403,
    });
    await expect(createAdmin("command line", { email: actor.email, name: "Eu" })).rejects.toMatchObject({
      status: 409,
    });
  });
});

it("forgets sessions, links and challenges a week after they ended", async () => {
  const ended = await owner("UAT");
  const open = await owner("UAT");
  await requestReset(ended.actor.email);
  await db().execute(
    sql`update sessions set expires_at = now() - interval '8 days' where id = ${ended.actor.sessionId}`,
  );
  await db().execute(
    sql`update account_tokens set expires_at = now() - interval '8 days' where user_id = ${ended.actor.userId}`,
  );
  await forgetWhatExpired();
  const left = await db().execute<{ id: string }>(sql`select id from sessions`);
  expect(left.rows.map(({ id }) => id)).not.toContain(ended.actor.sessionId);
  expect(left.rows.map(({ id }) => id)).toContain(open.actor.sessionId);
  expect(
    (await db().execute(sql`select 1 from account_tokens where user_id = ${ended.actor.userId}`)).rows,
  ).toHaveLength(0);
});

it("takes its registration back when the caller's transaction fails", async () => {
  const registration = form();
  const failed = transaction(async () => {
    await register(registration);
    throw new Error("the partner's profile could not be made");
  });
  await expect(failed).rejects.toThrow("partner");
  expect(await personByEmail(registration.person.email)).toBeNull();
  expect(await newestMails(1, registration.person.email)).toHaveLength(0);
});
