import { describe, expect, it } from "vitest";
import { app } from "../../../tests/support/app";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";
import { setSettings, settings } from "../settings.server";

ownPlatform();

const LOCAL = "http://127.0.0.1:3000";
const TOKEN = "un jeton de cel putin 16";

/** The status of /metrics for whoever asks from this address, with these headers. */
async function asked(remoteAddress: string, headers: Record<string, string> = {}): Promise<number> {
  const request = new Request(`${ORIGIN}/metrics`, { headers });
  return (await app().fetch(request, { incoming: { socket: { remoteAddress } } })).status;
}

describe("the measures of a process", () => {
  it("are given on this machine without a token, while its ORIGIN is this machine", async () => {
    setSettings({ ...settings(), origin: LOCAL, metricsToken: null });
    expect(await asked("127.0.0.1")).toBe(200);
    expect(await asked("::1")).toBe(200);
    expect(await asked("127.0.0.1", { "x-forwarded-for": "192.0.2.1" })).toBe(404);
    expect(await asked("192.0.2.1")).toBe(404);
  });

  it("need the token where ORIGIN is public, on this machine too: a proxy need not say for whom it asks", async () => {
    setSettings({ ...settings(), origin: "https://psp.exemplu.ro", metricsToken: TOKEN });
    expect(await asked("127.0.0.1")).toBe(404);
    expect(await asked("127.0.0.1", { authorization: "Bearer altul de cel putin 16" })).toBe(404);
    expect(await asked("127.0.0.1", { authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await asked("192.0.2.1", { authorization: `Bearer ${TOKEN}` })).toBe(200);
  });
});
