import * as build from "virtual:react-router/server-build";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApplication } from "~/application.server";
import { withClock } from "~/platform/clock";
import { setSettings, settings } from "~/platform/settings.server";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN, testSettings } from "../../../tests/support/settings";
import { codeOf, codesStandStill } from "./codes.test-data";
import { cookiesOf, forgetLimits, linkIn, PASSWORD, uat } from "./pages.test-data";
import { attemptsOf, overLimit, resetLimits, signInLimits } from "./signed-in/limits.server";

ownPlatform();

const WRONG = "gresita-gresita";
const HOME = "198.51.100.7";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BEGUN = Date.parse("2026-11-20T06:00:00Z");
let application: ReturnType<typeof createApplication>;

/** A form sent from this address of the internet, through a proxy that is believed. */
function post(path: string, fields: Record<string, string>, from: string, cookie = ""): Promise<Response> {
  const headers = { origin: ORIGIN, cookie, "x-forwarded-for": from };
  return Promise.resolve(
    application.fetch(new Request(ORIGIN + path, { method: "POST", headers, body: new URLSearchParams(fields) })),
  );
}
const enter = (email: string, parola: string, from: string, cookie = "", path = "/login?tip=uat") =>
  post(path, { email, parola }, from, cookie);
const stranger = (number: number) => `203.0.${Math.floor(number / 250)}.${number % 250}`;
/** As a net of strangers guesses, without the cost of each password. */
async function guessedEverywhere(account: string): Promise<void> {
  for (let round = 0; round < 25; round += 1) await counted({ account, address: stranger(round) });
}
const counted = (one: { account: string; address: string }) =>
  overLimit(...attemptsOf({ ...one, device: null }, signInLimits));
/** What a browser keeps after a sign-out. */
const deviceOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("psp_device="))
    ?.split(";")[0] ?? "";

beforeAll(() => {
  setSettings({ ...settings(), trustedProxies: ["127.0.0.1"] });
  application = createApplication(build, "production");
});
beforeEach(forgetLimits);
afterAll(() => {
  setSettings(testSettings);
});

describe("guesses at somebody's password", () => {
  it("from one address shut nobody out elsewhere", async () => {
    const { actor } = await uat();
    for (let round = 0; round < 5; round += 1) await enter(actor.email, WRONG, stranger(1));
    expect((await enter(actor.email, PASSWORD, stranger(1))).status).toBe(429);
    expect((await enter(actor.email, PASSWORD, HOME)).status).toBe(303);
  });

  it("from everywhere are stopped, but not on a device where the person has signed in", async () => {
    const { actor } = await uat();
    const device = deviceOf(await enter(actor.email, PASSWORD, HOME));
    const other = deviceOf(await enter((await uat()).actor.email, PASSWORD, HOME));
    await guessedEverywhere(actor.email);
    expect((await enter(actor.email, PASSWORD, stranger(99))).status).toBe(429);
    expect((await enter(actor.email, PASSWORD, HOME)).status).toBe(429);
    expect((await enter(actor.email, PASSWORD, HOME, other)).status).toBe(429);
    expect((await enter(actor.email, PASSWORD, HOME, `${device}x`)).status).toBe(429);
    expect((await enter(actor.email, PASSWORD, HOME, device)).status).toBe(303);
  });

  it("on a known device have a limit of their own", async () => {
    const { actor } = await uat();
    const device = deviceOf(await enter(actor.email, PASSWORD, HOME));
    const codes = [];
    for (let round = 0; round < 11; round += 1)
      codes.push((await enter(actor.email, WRONG, stranger(round), device)).status);
    expect(codes).toEqual([...Array(10).fill(400), 429]);
    expect((await enter(actor.email, PASSWORD, HOME)).status).toBe(303);
  });

  it("are forgotten after a new password by mail, and its browser is known from then on", async () => {
    const { actor } = await uat();
    for (let round = 0; round < 5; round += 1) await enter(actor.email, WRONG, HOME);
    await guessedEverywhere(actor.email);
    expect((await enter(actor.email, PASSWORD, HOME)).status).toBe(429);
    await post("/parola-uitata", { email: actor.email }, HOME);
    const link = await linkIn(actor.email, "parola-noua");
    const chosen = "alt-drum-spre-casa";
    const reset = await post(link, { parola: chosen, confirmaParola: chosen }, HOME);
    expect((await enter(actor.email, chosen, HOME)).status).toBe(303);
    await guessedEverywhere(actor.email);
    expect((await enter(actor.email, chosen, stranger(99), deviceOf(reset))).status).toBe(303);
  });

  it("refuse no right link by mail, nor do wrong links of others on its connection", async () => {
    const { actor } = await uat();
    for (let round = 0; round < 5; round += 1) await enter(actor.email, WRONG, HOME);
    for (let round = 0; round < 25; round += 1) await post(`/confirmare/${"x".repeat(43)}`, {}, HOME);
    await post("/parola-uitata", { email: actor.email }, HOME);
    const chosen = "alt-drum-spre-casa";
    const link = await linkIn(actor.email, "parola-noua");
    expect((await post(link, { parola: chosen, confirmaParola: chosen }, HOME)).status).toBe(303);
    expect((await enter(actor.email, chosen, HOME)).status).toBe(303);
  });

  it("a device is known no longer once the password is another", async () => {
    const { actor } = await uat();
    const device = deviceOf(await enter(actor.email, PASSWORD, HOME));
    await post("/parola-uitata", { email: actor.email }, HOME);
    const chosen = "alt-drum-spre-casa";
    await post(await linkIn(actor.email, "parola-noua"), { parola: chosen, confirmaParola: chosen }, HOME);
    await guessedEverywhere(actor.email);
    expect((await enter(actor.email, chosen, stranger(99), device)).status).toBe(429);
  });

  it("at the administrators' door count the same", async () => {
    const { actor } = await uat();
    for (let round = 0; round < 5; round += 1) await enter(actor.email, WRONG, stranger(1), "", "/admin-login");
    expect((await enter(actor.email, WRONG, stranger(1), "", "/admin-login")).status).toBe(429);
    expect((await enter(actor.email, PASSWORD, stranger(1))).status).toBe(429);
    expect((await enter(actor.email, PASSWORD, HOME)).status).toBe(303);
  });

  it("from one connection are bounded, while a training room signs in from it", async () => {
    const { actor } = await uat();
    const right = () => enter(actor.email, PASSWORD, HOME);
    for (let round = 0; round < 30; round += 1) expect((await right()).status).toBe(303);
    for (let round = 0; round < 25; round += 1) await counted({ account: `${round}@psp.test`, address: HOME });
    const refused = await right();
    expect(refused.status).toBe(429);
    const page = await refused.text();
    expect(page).toContain(`value="${actor.email}"`);
    expect(page).toContain("Încercați din nou peste 5 minute.");
    expect((await enter(actor.email, PASSWORD, stranger(1))).status).toBe(303);
  }); // thirty passwords are hashed, which is meant to be slow

  it("reach the password at most 480 times in a day, from however many addresses", async () => {
    let checked = 0;
    let number = 0;
    for (let at = BEGUN; at < BEGUN + DAY; at += 16 * MINUTE) {
      const guesses = Array.from({ length: 8 }, () => ({ account: "tinta@psp.test", address: stranger(number++) }));
      const refusals = await withClock(new Date(at), () => Promise.all(guesses.map(counted)));
      checked += refusals.filter((over) => over === null).length;
    }
    // each window was full: however many more guesses, they would have been refused too
    expect(checked).toBeLessThanOrEqual(480);
    expect(checked).toBeGreaterThanOrEqual(440);
  });

  it("from one address, however patient, leave the owner room on any new device", async () => {
    const owner: unknown[] = [];
    for (let at = BEGUN; at < BEGUN + DAY; at += 5 * MINUTE) {
      await withClock(new Date(at), async () => {
        await counted({ account: "alta@psp.test", address: stranger(1) });
        if ((at - BEGUN) % (60 * MINUTE) !== 55 * MINUTE) return;
        owner.push(await counted({ account: "alta@psp.test", address: stranger(owner.length + 100) }));
      });
    }
    expect(owner).toEqual(Array(24).fill(null));
  });
});

describe("codes of the second factor", () => {
  codesStandStill();

  it("count with the passwords of the account, and shut nobody out elsewhere", async () => {
    const { actor, ...who } = await uat();
    const path = "/uat/security/second-factor";
    await who.post(path, { pas: "begin", parola: PASSWORD });
    const code = (ahead: number) => codeOf(actor.userId, ahead);
    expect((await who.post(path, { pas: "confirm", cod: await code(-1) })).status).toBe(303);

    const challenged = async (from: string) => cookiesOf(await enter(actor.email, PASSWORD, from));
    for (let round = 0; round < 2; round += 1) {
      const cookie = await challenged(stranger(1));
      for (let guess = 0; guess < 3; guess += 1) await post("/login/cod", { cod: "000000" }, stranger(1), cookie);
    }
    expect((await enter(actor.email, PASSWORD, stranger(1))).status).toBe(429);
    const cookie = await challenged(HOME);
    const passed = await post("/login/cod", { cod: await code(0) }, HOME, cookie);
    expect(passed.headers.get("location")).toBe("/uat/dashboard");
    expect(deviceOf(passed)).not.toBe("");
  });
});

describe("links by mail", () => {
  it("asked for by a stranger leave their owner the same number", async () => {
    const { actor } = await uat();
    const device = deviceOf(await enter(actor.email, PASSWORD, HOME));
    const ask = (from: string, cookie = "") => post("/parola-uitata", { email: actor.email }, from, cookie);
    for (let round = 0; round < 4; round += 1) await ask(stranger(1));
    expect((await ask(stranger(1))).status).toBe(429);
    expect((await ask(HOME)).status).toBe(303);
    for (let round = 0; round < 9; round += 1) await ask(stranger(round));
    expect((await ask(stranger(99))).status).toBe(429);
    expect((await ask(HOME, device)).status).toBe(303);
    expect(resetLimits.ofAccount.most).toBeLessThanOrEqual(10);
  });
});
