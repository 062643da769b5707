import { describe, expect, test } from "vitest";
import { brokenBounds } from "../drills/drill";
import { rollingRestart } from "../drills/pair";
import { bounds, run } from "../drills/upgrade";
import { faultsOfNginxFile, hasNginx } from "../support/nginx";
import { freePort } from "../support/servers";
import { cast, ownDatabase } from "./support/stage";

const missing = hasNginx() ? "" : " (skipped: nginx is not installed)";

describe.skipIf(missing !== "")(`behind nginx${missing}`, () => {
  test("nginx takes the delivered file, and not a mistake in it", () => {
    expect(faultsOfNginxFile()).toBeNull();
    expect(
      faultsOfNginxFile((text) => text.replace("client_max_body_size 512m;", "client_max_body_size much;")),
    ).toContain("client_max_body_size");
  });

  test("two processes restarted in turn, then one killed: no page is refused, no write is lost or made twice", async () => {
    const figures = await run({ isSmall: true, database: { url: await ownDatabase(), cast: cast() } });
    expect(brokenBounds(figures, bounds)).toEqual([]);
    expect(figures["cereri POST"]).toBeGreaterThan(15);
  });
});

test("a rolling restart begins with nothing while another process is not ready", async () => {
  const restarted: number[] = [];
  const { code, output } = await rollingRestart(
    [await freePort(), await freePort()],
    async (port) => void restarted.push(port),
  );
  expect(code).toBe(1);
  expect(output).toContain("nu este gata, deci nu se repornește niciun proces");
  expect(restarted).toEqual([]);
});

test("a rolling restart stops at the first process that does not become ready", async () => {
  const restarted: number[] = [];
  const port = await freePort();
  const { code, output } = await rollingRestart([port], async (one) => void restarted.push(one), 1);
  expect(code).toBe(1);
  expect(output).toContain(`psp@${port} nu este gata după`);
  expect(restarted).toEqual([port]);
});
