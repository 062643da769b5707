import { pino } from "pino";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { log } from "~/platform/log.server";
import { member, type Person, stranger } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

ownPlatform();

let uat: Person;
let firma: Person;
beforeAll(async () => {
  uat = await member("UAT");
  firma = await member("FIRMA");
});

describe("an address nobody knows", () => {
  it("says so, with a search and ways on, inside the frame of whoever asks", async () => {
    for (const [who, path, home, frame] of [
      [stranger, "/nimic", "/", "pubhead"],
      [uat, "/nimic", "/uat/dashboard", "rail"],
      [uat, "/uat/nimic", "/uat/dashboard", "rail"],
      [firma, "/firma/nimic/aici", "/firma/dashboard", "rail"],
    ] as const) {
      const answer = await who.get(path);
      expect(answer.status).toBe(404);
      const html = await answer.text();
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      expect(main).toMatch(/<h1[^>]*>404</);
      expect(main).toMatch(/lang="en"[^>]*>Oops! Page not found</);
      expect(main).toContain("Pagina pe care o căutați nu există");
      expect(main).toContain('action="/cauta"');
      for (const href of [home, "/comunitati", "/parteneri", "/marketplace", "/support"])
        expect(main).toContain(`href="${href}"`);
      expect(html).toContain('content="noindex"');
      expect(html).toContain(`class="${frame}"`);
    }
  });

  it.each([
    "/x%0d%0a%7B%22level%22:50%7D",
    "/x%1b%5B31mred%c2%9b2J",
    "/%e2%80%a8%e2%80%ae%00",
    `/${"a".repeat(10_240)}`,
    "/uat/%0a",
  ])("is one safe line of the log: %j", async (path) => {
    const lines: string[] = [];
    const said = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    const spy = vi
      .spyOn(log, "info")
      .mockImplementation((...all: unknown[]) => said.info(...(all as [object, string])));
    const answer = await stranger.get(path);
    spy.mockRestore();
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Oops! Page not found");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[\x20-\x7e…]+\n$/);
    expect(lines[0]?.length).toBeLessThan(400);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ msg: "unknown path", method: "GET" });
  });
});
