import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { afterAll, describe, expect, it } from "vitest";
import { createApplication } from "~/application.server";
import { codeOf } from "~/modules/accounts/codes.test-data";
import { hashPassword } from "~/modules/accounts/session/auth.server";
import { setPassword } from "~/modules/accounts/store/person.server";
import { beginSecondFactor, confirmSecondFactor } from "~/modules/accounts/verbs/second-factor.server";
import { RETURN_TO } from "~/platform/form/hidden-fields";
import { cookieLine, cookies } from "~/platform/http/cookies";
import { setSettings, settings } from "~/platform/settings.server";
import { endedSession, member } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { testSettings } from "../../../tests/support/settings";

ownPlatform();
afterAll(() => setSettings(testSettings));

const ORIGIN = "https://psp.test";
const PASSWORD = "ploaie-peste-deal-2026";
const from = { address: "192.0.2.1", userAgent: "test" };

describe("over https", () => {
  it("every cookie is bound to this host, and only those that scripts need are readable by them", async () => {
    setSettings({ ...settings(), origin: ORIGIN, https: true });
    const application = createApplication(build, "production");
    const given: string[] = [];
    const post = async (path: string, fields: Record<string, string>, cookie = "") => {
      const body = new URLSearchParams(fields);
      const request = new Request(ORIGIN + path, { method: "POST", body, headers: { origin: ORIGIN, cookie } });
      const answer = await application.fetch(request);
      given.push(...answer.headers.getSetCookie());
      return answer;
    };

    const { actor, cookie } = await member("UAT");
    const list = new Request(`${ORIGIN}/uat/service-requests?stare=sent`, { headers: { cookie } });
    given.push(...(await application.fetch(list)).headers.getSetCookie());
    await setPassword(actor.userId, await hashPassword(PASSWORD), new Date());
    await post("/tema", { theme: "dark", [RETURN_TO]: "/" });
    await post("/uat/service-requests/new", { title: "Drum" }, await endedSession(actor.userId));
    await post("/login?tip=uat", { email: actor.email, parola: PASSWORD });
    await beginSecondFactor(PASSWORD, { cookieHeader: cookie, from });
    await confirmSecondFactor(actor, await codeOf(actor.userId), { cookieHeader: cookie, from });
    await post("/login?tip=uat", { email: actor.email, parola: PASSWORD });
    await post("/deconectare", {}, cookie);
    await post("/tema", { theme: "system", [RETURN_TO]: "/" });
    given.push(cookieLine("waiting", "da", true, 60)); // set by a script of the page (`ui/unsent/browser-texts.ts`)

    const names = new Set(given.map((line) => line.split("=")[0]));
    expect([...names].sort()).toEqual(
      Object.values(cookies)
        .map(({ name }) => `__Host-${name}`)
        .sort(),
    );
    const open = Object.values(cookies).filter(({ script }) => script);
    for (const line of given) {
      expect(line).toMatch(/; Secure(;|$)/i);
      expect(line).toMatch(/; Path=\/(;|$)/i);
      expect(line).toMatch(/; SameSite=Lax(;|$)/i);
      expect(line).not.toMatch(/; Domain=/i);
      expect(/; HttpOnly(;|$)/i.test(line), line).toBe(!open.some(({ name }) => line.startsWith(`__Host-${name}=`)));
    }
  });

  it("no other file writes the attributes of a cookie", () => {
    const files = readdirSync("app", { recursive: true, encoding: "utf8" });
    const writing = files.filter(
      (file) =>
        /\.tsx?$/.test(file) && !file.includes(".test") && /SameSite=/i.test(readFileSync(join("app", file), "utf8")),
    );
    expect(writing).toEqual([join("platform", "http", "cookies.ts")]);
  });
});
