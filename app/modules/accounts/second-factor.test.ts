import { describe, expect, it } from "vitest";
import { setSettings } from "~/platform/settings.server";
import { testSettings } from "../../../tests/support/settings";
import { cookieOf, enter, from, ownAccounts, PASSWORD, sessionCount, withPassword } from "./accounts.test-data";
import { codeOf, codesStandStill } from "./codes.test-data";
import { anAdmin, owner } from "./people.test-data";
import { readActor } from "./session/session.server";
import { personById } from "./store/person.server";
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, setupOf } from "./verbs/second-factor.server";
import { answerChallenge } from "./verbs/sign-in.server";

ownAccounts();

describe("second factor", () => {
  codesStandStill();

  it("is asked for after the password, takes each code once, and backup codes", async () => {
    const { actor, cookie } = await owner("UAT");
    await withPassword(actor.userId);
    expect(await beginSecondFactor("gresita", { cookieHeader: cookie, from })).toBeNull();
    const begun = await beginSecondFactor(PASSWORD, { cookieHeader: cookie, from });
    expect(begun?.backupCodes).toHaveLength(10);
    const setup = await setupOf(actor);
    expect(setup?.uri).toContain(setup!.groups.join(""));
    expect(await confirmSecondFactor(actor, "000000", { cookieHeader: cookie, from })).toBeNull();
    const confirmed = await confirmSecondFactor(actor, await codeOf(actor.userId, -1), { cookieHeader: cookie, from });
    expect((await readActor(cookie)).actor).toBeNull();
    const renewed = confirmed!.cookies.map((one) => one.split(";")[0]).join("; ");
    expect((await readActor(renewed)).actor).toMatchObject({ userId: actor.userId });

    const count = await sessionCount();
    const challenged = await enter(actor.email);
    expect(challenged).toMatchObject({ ok: true, next: "challenge" });
    expect(await sessionCount()).toBe(count);
    expect((await readActor(cookieOf(challenged))).actor).toBeNull();
    const code = await codeOf(actor.userId);
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
    await confirmSecondFactor(actor, await codeOf(actor.userId, -1), { cookieHeader: cookie, from });
    const challenge = cookieOf(await enter(actor.email));
    for (let round = 0; round < 5; round += 1) {
      expect(await answerChallenge(challenge, { code: "abcdef", kind: "totp", from })).toEqual({
        ok: false,
        why: "code",
      });
    }
    expect(await answerChallenge(challenge, { code: await codeOf(actor.userId), kind: "totp", from })).toEqual({
      ok: false,
      why: "challenge-over",
    });
  });

  it("is owed by an ADMIN outside the demonstration: until then the session opens nothing", async () => {
    const id = await withPassword(await anAdmin());
    const person = await personById(id);
    setSettings({ ...testSettings, demo: false });
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
      const confirmed = await confirmSecondFactor(beginner, await codeOf(id, -1), { cookieHeader, from });
      const renewed = confirmed!.cookies.map((one) => one.split(";")[0]).join("; ");
      const { actor } = await readActor(renewed);
      expect(actor).toMatchObject({ role: "ADMIN" });
      await expect(endSecondFactor(actor!, PASSWORD, { cookieHeader: renewed, from })).rejects.toMatchObject({
        status: 403,
      });
    } finally {
      setSettings(testSettings);
    }
  });
});
