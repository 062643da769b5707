import { describe, expect, it } from "vitest";
import { newestMails } from "~/platform/mail/mail.server";
import { cookieOf, enter, form, journalled, linkTo, ownAccounts } from "./accounts.test-data";
import { admin, aMember, anOrganisation, owner, signedIn } from "./people.test-data";
import { readActor } from "./session/session.server";
import { organisationById } from "./store/organisation.server";
import { personByEmail, personById } from "./store/person.server";
import { confirmEmail } from "./verbs/email.server";
import { decideJoin } from "./verbs/membership.server";
import { resetPassword } from "./verbs/password.server";
import { register, resendConfirmation } from "./verbs/registration.server";

ownAccounts();

describe("registration", () => {
  it("makes an organisation and its owner, who comes in once the address is confirmed", async () => {
    const registration = form();
    const registered = await register(registration);
    if (registered.outcome !== "created") throw new Error(registered.outcome);
    expect(await organisationById(registered.organisationId)).toMatchObject({ verification: "pending", kind: "UAT" });
    const { email } = registration.person;
    expect(await enter(email)).toEqual({ ok: false, why: "unconfirmed" });
    expect(await enter(email, "alta parola")).toEqual({ ok: false, why: "credentials" });

    await confirmEmail(await linkTo(email, "confirmare"));
    const entered = await enter(email);
    expect(entered).toMatchObject({ ok: true, next: "in", role: "UAT" });
    const { actor } = await readActor(cookieOf(entered));
    expect(actor).toMatchObject({ email, organisation: { membership: "owner", verification: "pending" } });
    expect(await journalled(registered.organisationId)).toEqual(["organisation.registered"]);
    expect(await journalled(registered.userId)).toEqual(["email.confirmed", "session.opened"]);
  });

  it("takes a link once, of two at once too", async () => {
    const registration = form();
    await register(registration);
    const token = await linkTo(registration.person.email, "confirmare");
    const tries = await Promise.allSettled([confirmEmail(token), confirmEmail(token), confirmEmail(token)]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(confirmEmail(token)).rejects.toMatchObject({ status: 409 });
    await expect(resetPassword(token, "altceva cu totul")).rejects.toMatchObject({ status: 409 });
  });

  it("leaves a known address alone and writes to its owner", async () => {
    const { actor } = await owner("UAT");
    const before = await personByEmail(actor.email);
    expect(await register(form({ email: actor.email }))).toEqual({ outcome: "known" });
    expect(await personByEmail(actor.email)).toEqual(before);
    expect((await newestMails(1, actor.email))[0]?.subject).toBe("Aveți deja un cont PSP");
  });

  it("makes one account of five forms at once with the same address or CUI", async () => {
    const same = form();
    const addresses = await Promise.all([1, 2, 3, 4, 5].map(() => register(same)));
    expect(addresses.map(({ outcome }) => outcome).sort()).toEqual(["created", "known", "known", "known", "known"]);
    const codes = await Promise.all([1, 2, 3].map(() => register(form({ cui: "55501" }))));
    expect(codes.map(({ outcome }) => outcome).sort()).toEqual(["created", "joining", "joining"]);
  });

  it("turns a known CUI into a request that the owner decides", async () => {
    const chief = await owner("FIRMA");
    const organisation = await organisationById(chief.organisationId);
    const registration = form({ cui: organisation!.cui });
    const joining = await register(registration);
    if (joining.outcome !== "joining") throw new Error(joining.outcome);
    await expect(decideJoin(chief.actor, joining.userId, "accept")).rejects.toMatchObject({ status: 409 });

    await confirmEmail(await linkTo(registration.person.email, "confirmare"));
    expect((await newestMails(1, chief.actor.email))[0]?.subject).toContain("cere acces");
    const waiting = await readActor(cookieOf(await enter(registration.person.email)));
    expect(waiting).toMatchObject({ actor: null, unplaced: { userId: joining.userId, asks: true } });

    const stranger = await owner("FIRMA");
    await expect(decideJoin(stranger.actor, joining.userId, "accept")).rejects.toMatchObject({ status: 404 });
    await expect(decideJoin((await admin()).actor, joining.userId, "accept")).rejects.toMatchObject({ status: 409 });
    await decideJoin(chief.actor, joining.userId, "accept");
    await expect(decideJoin(chief.actor, joining.userId, "decline")).rejects.toMatchObject({ status: 409 });
    expect(await enter(registration.person.email)).toMatchObject({ ok: true, role: "FIRMA" });
    expect(await personById(joining.userId)).toMatchObject({ membership: "colleague", role: "FIRMA" });
  });

  it("lets an ADMIN decide where there is no owner, and forgets who was declined", async () => {
    const id = await anOrganisation("UAT");
    const first = await aMember({ id, kind: "UAT" }, "applicant");
    const second = await aMember({ id, kind: "UAT" }, "applicant");
    const moderator = await admin();
    await decideJoin(moderator.actor, first, "accept");
    expect(await personById(first)).toMatchObject({ membership: "owner" });
    await decideJoin((await signedIn(first)).actor, second, "decline");
    expect(await personById(second)).toBeNull();
  });

  it("makes one owner of several who are let in at once: the others are for that one to decide", async () => {
    const id = await anOrganisation("FIRMA");
    const people = await Promise.all([1, 2, 3].map(() => aMember({ id, kind: "FIRMA" }, "applicant")));
    const moderator = await admin();
    await Promise.allSettled(people.map((one) => decideJoin(moderator.actor, one, "accept")));
    const memberships = await Promise.all(people.map(async (one) => (await personById(one))?.membership));
    expect(memberships.sort()).toEqual(["applicant", "applicant", "owner"]);
  });

  it("sends the link again only where it is waited for", async () => {
    const registration = form();
    await register(registration);
    await resendConfirmation(registration.person.email);
    expect(await newestMails(9, registration.person.email)).toHaveLength(2);
    await resendConfirmation("nimeni@exemplu.test");
    expect(await newestMails(9, "nimeni@exemplu.test")).toHaveLength(0);
  });
});
