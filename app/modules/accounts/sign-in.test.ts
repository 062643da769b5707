import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { newestMails } from "~/platform/mail/mail.server";
import { setSettings } from "~/platform/settings.server";
import { testSettings } from "../../../tests/support/settings";
import { cookieOf, enter, from, linkTo, ownAccounts, PASSWORD, sessionCount, withPassword } from "./accounts.test-data";
import { admin, anAdmin, owner, signedIn } from "./people.test-data";
import { hashPassword } from "./session/auth.server";
import { readActor } from "./session/session.server";
import { personById, setPassword, updatePerson } from "./store/person.server";
import { restorePerson, suspendPerson } from "./verbs/admin.server";
import { changeEmail, confirmEmail } from "./verbs/email.server";
import { changePassword, checkPassword, requestReset, resetPassword } from "./verbs/password.server";
import { endSession, signOut } from "./verbs/session.server";

ownAccounts();

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

  it("takes a password typed on another Romanian keyboard, and no other", async () => {
    const { actor } = await owner("UAT");
    await setPassword(actor.userId, await hashPassword("ploaie peste ţara şi munţi"), new Date());
    expect(await enter(actor.email, "ploaie peste țara și munți")).toMatchObject({ ok: true });
    expect(await enter(actor.email, "ploaie peste ţara și munți")).toMatchObject({ ok: true });
    expect(await enter(actor.email, "ploaie peste ţara şi munţi")).toMatchObject({ ok: true });
    expect(await enter(actor.email, "ploaie peste tara si munti")).toEqual({ ok: false, why: "credentials" });
    await setPassword(actor.userId, await hashPassword("ploaie peste țara și munți"), new Date());
    expect(await enter(actor.email, "ploaie peste ţara şi munţi")).toMatchObject({ ok: true });
    expect(await checkPassword(actor, "ploaie peste ţara şi munţi")).not.toBeNull();
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
    setSettings({ ...testSettings, origin: "https://psp.test", https: true });
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
      setSettings(testSettings);
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
    const one = await owner("UAT");
    const two = await owner("UAT");
    await withPassword(one.actor.userId);
    expect(await changeEmail(one.actor, PASSWORD, two.actor.email)).toBe("asked");
    expect((await newestMails(1, two.actor.email))[0]?.subject).toBe("Aveți deja un cont PSP");
    await changeEmail(one.actor, PASSWORD, "liber@exemplu.test");
    await updatePerson(two.actor.userId, { email: "liber@exemplu.test" });
    await expect(confirmEmail(await linkTo("liber@exemplu.test", "confirmare"))).rejects.toMatchObject({ status: 409 });
  });
});
