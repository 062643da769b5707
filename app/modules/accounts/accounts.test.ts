import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db, transaction } from "~/platform/database/connection.server";
import { closeJobs, createQueues, openJobs } from "~/platform/jobs/jobs.server";
import { deliverMail, mailById, newestMails } from "~/platform/mail/mail.server";
import { setSettings } from "~/platform/settings.server";
import { ownDatabase } from "../../../tests/support/postgres";
import { hashPassword } from "./auth.server";
import { admin, aMember, anAdmin, anOrganisation, owner, signedIn } from "./people.test-data";
import { readActor } from "./session.server";
import { organisationById } from "./store/organisation.server";
import { personByEmail, personById, setPassword, updatePerson } from "./store/person.server";
import { codeAt, secretOf } from "./totp.server";
import { createAdmin, restorePerson, suspendPerson } from "./verbs/admin.server";
import { changeEmail, confirmEmail } from "./verbs/email.server";
import { forgetWhatExpired } from "./verbs/expiry.server";
import { decideJoin } from "./verbs/membership.server";
import { askForVerification, editOrganisation } from "./verbs/organisation.server";
import { changePassword, requestReset, resetPassword } from "./verbs/password.server";
import { type Registration, register, resendConfirmation } from "./verbs/registration.server";
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, setupOf } from "./verbs/second-factor.server";
import { endSession, signOut } from "./verbs/session.server";
import { answerChallenge, type SignedIn, signIn } from "./verbs/sign-in.server";
import {
  rejectOrganisation,
  restoreOrganisation,
  suspendOrganisation,
  verifyOrganisation,
} from "./verbs/verification.server";

const address = ownDatabase({ max: 10 });
const settings = {
  port: 0,
  host: "127.0.0.1",
  origin: "http://psp.test",
  otherOrigins: [],
  trustedProxies: [],
  dataDir: "",
  dataDirExplicit: true,
  databaseUrl: null,
  smtpUrl: null,
  mailFrom: "PSP <nu-raspunde@psp.test>",
  supportEmail: "suport@psp.test",
  demo: true,
  imageLimits: { megabytes: 10, megapixels: 40 },
  quota: { megabytes: 500, files: 1000 },
  storage: null,
  secret: "a secret that only tests know, long enough",
  metricsToken: null,
  logLevel: "silent",
  pageCacheBytes: 0,
  https: false,
};

beforeAll(async () => {
  setSettings(settings);
  await openJobs(address(), false);
  await createQueues([deliverMail]);
  return closeJobs;
});

const PASSWORD = "ploaie-peste-deal-2026";
const from = { address: "192.0.2.1", userAgent: "test" };
let hashed: string;
beforeAll(async () => {
  hashed = await hashPassword(PASSWORD);
});

async function withPassword(userId: string): Promise<string> {
  await setPassword(userId, hashed, new Date());
  return userId;
}
const enter = (email: string, password = PASSWORD, door: "members" | "admin" = "members") =>
  signIn({ email, password, door, from });
const sessionCount = async () =>
  Number((await db().execute<{ n: string }>(sql`select count(*) as n from sessions`)).rows[0]?.n);
const journalled = async (subjectId: string) =>
  (
    await db().execute<{ what: string }>(sql`select what from journal where subject_id = ${subjectId} order by id`)
  ).rows.map(({ what }) => what);
const cookieOf = (answer: SignedIn) =>
  answer.ok ? answer.cookies.map((cookie) => cookie.split(";")[0]).join("; ") : "";

/** The token of the newest link mailed to this address. */
async function linkTo(email: string, part: string): Promise<string> {
  const [newest] = (await newestMails(20, email)).slice(0, 20);
  for (const { id } of await newestMails(20, email)) {
    const token = new RegExp(`/${part}/([\\w-]+)`).exec((await mailById(id))?.text ?? "")?.[1];
    if (token) return token;
  }
  throw new Error(`No ${part} in ${newest?.subject ?? "no mail"}`);
}

let number = 0;
function form(overrides: Partial<Registration["organisation"]> & { email?: string } = {}): Registration {
  number += 1;
  const { email = `nou${number}@exemplu.test`, ...organisation } = overrides;
  return {
    kind: "UAT",
    onward: null,
    organisation: {
      name: `Comuna Nouă ${number}`,
      cui: `77${number}`,
      county: "CJ",
      address: "Str. Mare 1",
      website: null,
      tradeRegisterNumber: null,
      legalRepresentative: null,
      package: "bronze",
      description: null,
      portfolio: null,
      documentId: null,
      ...organisation,
    },
    domains: [],
    person: { name: "Ana Munteanu", position: "Secretar", email, phone: "+40264123456" },
    passwordHash: hashed,
    termsVersion: "2026-11-01",
  };
}

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
    await expect(decideJoin(chief.actor, joining.userId, "accept")).rejects.toMatchObject({ status: 403 });

    await confirmEmail(await linkTo(registration.person.email, "confirmare"));
    expect((await newestMails(1, chief.actor.email))[0]?.subject).toContain("cere acces");
    const count = await sessionCount();
    expect(await enter(registration.person.email)).toEqual({ ok: false, why: "applicant" });
    expect(await sessionCount()).toBe(count);

    const stranger = await owner("FIRMA");
    await expect(decideJoin(stranger.actor, joining.userId, "accept")).rejects.toMatchObject({ status: 404 });
    await expect(decideJoin((await admin()).actor, joining.userId, "accept")).rejects.toMatchObject({ status: 403 });
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

describe("signing in", () => {
  it("reads nobody without a cookie, with a changed one, after sign-out and after the end", async () => {
    const { actor, cookie } = await owner("UAT");
    expect((await readActor("")).actor).toBeNull();
    expect((await readActor(cookie.replace(/.$/, "x"))).actor).toBeNull();
    expect((await readActor(`a=b; ${cookie}; c=d`)).actor).toEqual(actor);
    await signOut(actor);
    expect((await readActor(cookie)).actor).toBeNull();
  });

  it("extends a session once a day and sends the cookie again", async () => {
    const { actor, cookie } = await owner("UAT");
    expect((await readActor(cookie)).setCookie).toBeNull();
    await db().execute(
      sql`update sessions set updated_at = now() - interval '25 hours', expires_at = now() + interval '1 day' where id = ${actor.sessionId}`,
    );
    const answers = await Promise.all([1, 2, 3].map(() => readActor(cookie)));
    expect(answers.filter(({ setCookie }) => setCookie !== null)).toHaveLength(1);
    expect(answers.every((answer) => answer.actor !== null)).toBe(true);
    await db().execute(sql`update sessions set expires_at = now() - interval '1 second' where id = ${actor.sessionId}`);
    expect((await readActor(cookie)).actor).toBeNull();
  });

  it("answers an unknown address like a wrong password", async () => {
    expect(await enter("nimeni@exemplu.test")).toEqual({ ok: false, why: "credentials" });
    expect(await enter("nu este o adresa")).toEqual({ ok: false, why: "credentials" });
    expect(await enter("nimeni@exemplu.test", "x".repeat(5000))).toEqual({ ok: false, why: "credentials" });
  });

  it("opens the door of ADMIN to nobody else, and leaves no session behind", async () => {
    const member = await personById(await withPassword((await owner("FIRMA")).actor.userId));
    const count = await sessionCount();
    expect(await enter(member!.email, "gresita", "admin")).toEqual({ ok: false, why: "credentials" });
    expect(await enter(member!.email, PASSWORD, "admin")).toEqual({ ok: false, why: "not-admin" });
    expect(await sessionCount()).toBe(count);
    const moderator = await personById(await withPassword(await anAdmin()));
    expect(await enter(moderator!.email, PASSWORD, "admin")).toMatchObject({ ok: true, role: "ADMIN" });
    expect(await enter(moderator!.email, PASSWORD, "members")).toMatchObject({ ok: true, role: "ADMIN" });
  });

  it("binds the cookie to this very host over https", async () => {
    const { actor } = await owner("UAT");
    await withPassword(actor.userId);
    setSettings({ ...settings, origin: "https://psp.test", https: true });
    try {
      const entered = await enter(actor.email);
      const [cookie = ""] = entered.ok ? entered.cookies : [];
      expect(cookie).toMatch(/^__Host-psp\.session=/);
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect((await readActor(cookieOf(entered))).actor?.userId).toBe(actor.userId);
      expect(await signOut(null)).toContainEqual(expect.stringMatching(/^__Host-psp\.session=; Max-Age=0;.*Secure/));
    } finally {
      setSettings(settings);
    }
  });

  it("shuts out a suspended person at once and afterwards", async () => {
    const { actor, cookie } = await owner("UAT");
    await withPassword(actor.userId);
    const moderator = await admin();
    await suspendPerson(moderator.actor, actor.userId, "cont fals");
    expect((await readActor(cookie)).actor).toBeNull();
    expect(await enter(actor.email)).toEqual({ ok: false, why: "suspended" });
    await restorePerson(moderator.actor, actor.userId);
    expect(await enter(actor.email)).toMatchObject({ ok: true });
    await expect(suspendPerson(moderator.actor, moderator.actor.userId, "eu")).rejects.toMatchObject({ status: 403 });
  });

  it("ends one's own sessions only", async () => {
    const mine = await owner("UAT");
    const second = await signedIn(mine.actor.userId);
    const other = await owner("UAT");
    await expect(endSession(mine.actor, other.actor.sessionId)).rejects.toMatchObject({ status: 404 });
    await endSession(mine.actor, second.actor.sessionId);
    expect((await readActor(second.cookie)).actor).toBeNull();
    expect((await readActor(mine.cookie)).actor).not.toBeNull();
    expect((await readActor(other.cookie)).actor).not.toBeNull();
  });
});

describe("passwords", () => {
  it("are set by a link, once, and end every session", async () => {
    const { actor, cookie } = await owner("UAT");
    await withPassword(actor.userId);
    await requestReset(actor.email);
    await requestReset("nimeni@exemplu.test");
    const token = await linkTo(actor.email, "parola-noua");
    const tries = await Promise.allSettled([
      resetPassword(token, "prima parola noua"),
      resetPassword(token, "a doua parola noua"),
    ]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await readActor(cookie)).actor).toBeNull();
    expect(await enter(actor.email)).toEqual({ ok: false, why: "credentials" });
    const chosen = tries[0]!.status === "fulfilled" ? "prima parola noua" : "a doua parola noua";
    expect(await enter(actor.email, chosen)).toMatchObject({ ok: true });
  });

  it("are changed with the current one, under a new session", async () => {
    const { actor, cookie } = await owner("UAT");
    await withPassword(actor.userId);
    expect(await changePassword(actor, { current: "gresita", next: "una noua de tot", ...from })).toBeNull();
    const changed = await changePassword(actor, { current: PASSWORD, next: "una noua de tot", ...from });
    expect((await readActor(cookie)).actor).toBeNull();
    expect((await readActor(changed!.setCookie.split(";")[0]!)).actor).toMatchObject({ userId: actor.userId });
    expect(await enter(actor.email, "una noua de tot")).toMatchObject({ ok: true });
  });
});

describe("addresses", () => {
  it("change when the link at the new one is used; a new password voids that link", async () => {
    const { actor } = await owner("UAT");
    await withPassword(actor.userId);
    expect(await changeEmail(actor, "gresita", "mutat@exemplu.test")).toBeNull();
    await changeEmail(actor, PASSWORD, "mutat@exemplu.test");
    expect(await personById(actor.userId)).toMatchObject({ email: actor.email });
    await confirmEmail(await linkTo("mutat@exemplu.test", "confirmare"));
    expect(await personById(actor.userId)).toMatchObject({ email: "mutat@exemplu.test" });

    await changeEmail({ ...actor, email: "mutat@exemplu.test" }, PASSWORD, "iar@exemplu.test");
    await requestReset("mutat@exemplu.test");
    await resetPassword(await linkTo("mutat@exemplu.test", "parola-noua"), "cu totul alta parola");
    await expect(confirmEmail(await linkTo("iar@exemplu.test", "confirmare"))).rejects.toMatchObject({ status: 409 });
  });

  it("of another account stay theirs", async () => {
    const [one, two] = [await owner("UAT"), await owner("UAT")];
    await withPassword(one.actor.userId);
    expect(await changeEmail(one.actor, PASSWORD, two.actor.email)).toBe("asked");
    expect((await newestMails(1, two.actor.email))[0]?.subject).toBe("Aveți deja un cont PSP");
    await changeEmail(one.actor, PASSWORD, "liber@exemplu.test");
    await updatePerson(two.actor.userId, { email: "liber@exemplu.test" });
    await expect(confirmEmail(await linkTo("liber@exemplu.test", "confirmare"))).rejects.toMatchObject({ status: 409 });
  });
});

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
    const id = await anOrganisation("FIRMA", { verification: "pending" });
    const { actor } = await admin();
    const tries = await Promise.allSettled([
      verifyOrganisation(actor, id, { checked: "tot", kind: null }),
      ...[1, 2, 3, 4].map(() => rejectOrganisation(actor, id, "nu")),
    ]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await journalled(id)).toHaveLength(1);
  });

  it("fixes the facts that were checked", async () => {
    const chief = await owner("UAT", { verification: "pending" });
    const facts = {
      name: "Comuna Alta",
      cui: "98765",
      county: "AB",
      tradeRegisterNumber: null,
      legalRepresentative: null,
    };
    const edit = { address: "Str. Nouă 2", website: null, description: null, facts };
    expect(await editOrganisation(chief.actor, edit)).toMatchObject({ name: "Comuna Alta", cui: "98765" });
    const other = await organisationById(await anOrganisation("UAT"));
    expect(await editOrganisation(chief.actor, { ...edit, facts: { ...facts, cui: other!.cui } })).toBe("taken");
    await verifyOrganisation((await admin()).actor, chief.organisationId, { checked: "tot", kind: "commune" });
    const { actor } = await signedIn(chief.actor.userId);
    await expect(editOrganisation(actor, edit)).rejects.toMatchObject({ status: 403 });
    expect(await editOrganisation(actor, { ...edit, facts: null, address: "Str. Iar 3" })).toMatchObject({
      address: "Str. Iar 3",
      name: "Comuna Alta",
    });
    const colleague = await signedIn(await aMember({ id: chief.organisationId, kind: "UAT" }, "colleague"));
    await expect(editOrganisation(colleague.actor, { ...edit, facts: null })).rejects.toMatchObject({ status: 403 });
  });
});

describe("second factor", () => {
  const codeNow = async (userId: string, ahead = 0) => {
    const { auth } = await import("./auth.server");
    const secret = await secretOf(userId, (await auth().$context).secretConfig);
    return codeAt(secret!, Math.floor(Date.now() / 30_000) + ahead);
  };

  it("is asked for after the password, takes each code once, and backup codes", async () => {
    const { actor, cookie } = await owner("UAT");
    await withPassword(actor.userId);
    expect(await beginSecondFactor("gresita", { cookieHeader: cookie, from })).toBeNull();
    const begun = await beginSecondFactor(PASSWORD, { cookieHeader: cookie, from });
    expect(begun?.backupCodes).toHaveLength(10);
    const setup = await setupOf(actor);
    expect(setup?.uri).toContain(setup!.groups.join(""));
    expect(await confirmSecondFactor(actor, "000000", { cookieHeader: cookie, from })).toBeNull();
    const confirmed = await confirmSecondFactor(actor, await codeNow(actor.userId, -1), { cookieHeader: cookie, from });
    expect((await readActor(cookie)).actor).toBeNull();
    const renewed = confirmed!.cookies.map((one) => one.split(";")[0]).join("; ");
    expect((await readActor(renewed)).actor).toMatchObject({ userId: actor.userId });

    const count = await sessionCount();
    const challenged = await enter(actor.email);
    expect(challenged).toMatchObject({ ok: true, next: "challenge" });
    expect(await sessionCount()).toBe(count);
    expect((await readActor(cookieOf(challenged))).actor).toBeNull();
    const code = await codeNow(actor.userId);
    expect(await answerChallenge(cookieOf(challenged), { code: "abcdef", kind: "totp", from })).toEqual({
      ok: false,
      why: "code",
    });
    expect(await answerChallenge(cookieOf(challenged), { code, kind: "totp", from })).toMatchObject({
      ok: true,
      next: "in",
    });
    expect(await answerChallenge(cookieOf(await enter(actor.email)), { code, kind: "totp", from })).toEqual({
      ok: false,
      why: "code-used",
    });
    const backup = begun!.backupCodes[0]!;
    expect(
      await answerChallenge(cookieOf(await enter(actor.email)), { code: backup, kind: "backup", from }),
    ).toMatchObject({ ok: true });
    expect(await answerChallenge(cookieOf(await enter(actor.email)), { code: backup, kind: "backup", from })).toEqual({
      ok: false,
      why: "code",
    });
    expect(await answerChallenge("", { code, kind: "totp", from })).toEqual({ ok: false, why: "challenge-over" });
    expect(await answerChallenge(renewed, { code, kind: "totp", from })).toEqual({ ok: false, why: "challenge-over" });

    expect(await endSecondFactor(actor, PASSWORD, { cookieHeader: renewed, from })).not.toBeNull();
    expect(await enter(actor.email)).toMatchObject({ ok: true, next: "in" });
  });

  it("ends a challenge after five wrong codes", async () => {
    const { actor, cookie } = await owner("FIRMA");
    await withPassword(actor.userId);
    await beginSecondFactor(PASSWORD, { cookieHeader: cookie, from });
    await confirmSecondFactor(actor, await codeNow(actor.userId, -1), { cookieHeader: cookie, from });
    const challenge = cookieOf(await enter(actor.email));
    for (let round = 0; round < 5; round += 1) {
      expect(await answerChallenge(challenge, { code: "abcdef", kind: "totp", from })).toEqual({
        ok: false,
        why: "code",
      });
    }
    expect(await answerChallenge(challenge, { code: await codeNow(actor.userId), kind: "totp", from })).toEqual({
      ok: false,
      why: "challenge-over",
    });
  });

  it("is owed by an ADMIN outside the demonstration: until then the session opens nothing", async () => {
    const id = await withPassword(await anAdmin());
    const person = await personById(id);
    setSettings({ ...settings, demo: false });
    try {
      const entered = await enter(person!.email, PASSWORD, "admin");
      expect(entered).toMatchObject({ ok: true, next: "set-up" });
      const cookieHeader = cookieOf(entered);
      expect((await readActor(cookieHeader)).actor).toBeNull();
      await beginSecondFactor(PASSWORD, { cookieHeader, from });
      const beginner = {
        userId: id,
        sessionId: "",
        name: person!.name,
        email: person!.email,
        role: "ADMIN" as const,
        organisation: null,
      };
      const confirmed = await confirmSecondFactor(beginner, await codeNow(id, -1), { cookieHeader, from });
      const renewed = confirmed!.cookies.map((one) => one.split(";")[0]).join("; ");
      const { actor } = await readActor(renewed);
      expect(actor).toMatchObject({ role: "ADMIN" });
      await expect(endSecondFactor(actor!, PASSWORD, { cookieHeader: renewed, from })).rejects.toMatchObject({
        status: 403,
      });
    } finally {
      setSettings(settings);
    }
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
