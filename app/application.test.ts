import * as build from "virtual:react-router/server-build";
import { describe, expect, it } from "vitest";
import { flashCookie } from "~/platform/flash/flash.server";
import { setSettings, settings } from "~/platform/settings.server";
import { member, textOf } from "../tests/support/people";
import { ownPlatform } from "../tests/support/platform";
import { ORIGIN } from "../tests/support/settings";
import { createApplication } from "./application.server";

describe("a form", () => {
  ownPlatform();

  it("is taken under either name of this machine, and from nowhere else", async () => {
    const other = "http://localhost:3000";
    setSettings({ ...settings(), otherOrigins: [other] });
    const application = createApplication(build, "production");
    const post = async (path: string, origin: string) => {
      const body = new URLSearchParams({ email: "", parola: "" });
      const answer = await application.fetch(new Request(ORIGIN + path, { method: "POST", body, headers: { origin } }));
      return { status: answer.status, text: await answer.text() };
    };
    for (const origin of [ORIGIN, other]) {
      const { status, text } = await post("/login?tip=uat", origin);
      expect([status, text.includes("Vă rugăm completați toate câmpurile")]).toEqual([400, true]);
      expect((await post("/login.data?tip=uat", origin)).text).toContain("Vă rugăm completați toate câmpurile");
    }
    for (const origin of ["http://localhost:3001", "http://evil.example", "null"]) {
      expect((await post("/login?tip=uat", origin)).status).toBe(403);
    }
  });
});

describe("what was just done", () => {
  ownPlatform();

  it("is said by the page that is reached, also when another one has led to it", async () => {
    const uat = await member("UAT");
    const flash = flashCookie({ tone: "green", title: "Comunitatea a fost ștearsă!" }).split(";")[0];
    const cookie = `${uat.cookie}; ${flash}`;
    const led = await uat.get("/reluare", { cookie });
    expect([led.status, led.headers.get("location")]).toEqual([302, "/uat/dashboard"]);
    expect(led.headers.get("set-cookie")).toBeNull();
    const reached = await uat.get("/uat/dashboard", { cookie });
    expect(reached.headers.get("set-cookie")).toMatch(/^psp_flash=;/);
    expect(await textOf(reached)).toContain("Comunitatea a fost ștearsă!");
  });
});
