import { expect, test } from "vitest";
import { Browser } from "../support/browser";
import { createDatabase, query, startDatabase } from "../support/databases";
import { statusOf, until } from "../support/servers";
import { makeCast } from "./support/cast";
import { ownServer, visit } from "./support/stage";
import { NEW_REQUEST } from "./support/writer";

test("the database goes and comes back: 503 with Retry-After at once, then everything as before, without a restart", async () => {
  const cluster = await startDatabase();
  try {
    const url = await createDatabase(cluster);
    const server = await ownServer({ databaseUrl: url });
    const clerk = visit(server, (await makeCast(url)).authorities[0]);
    const stranger = new Browser(server.origin);
    const form = await clerk.get(NEW_REQUEST);
    const fields = { title: "Ce era scris înainte", category: "eu_funds", description: "Se trimite de două ori." };
    const send = clerk.prepare(form, fields);
    expect((await stranger.get("/parteneri")).status).toBe(200);

    await cluster.stop();
    const answers = [
      await stranger.get("/parteneri"),
      await clerk.get("/uat/dashboard"),
      await clerk.get("/uat/service-requests.data"),
      await send(),
    ];
    for (const answer of answers) {
      expect.soft(answer.status, answer.path).toBe(503);
      expect.soft(Number(answer.headers.get("retry-after")), answer.path).toBeGreaterThan(0);
      expect.soft(answer.headers.get("cache-control"), answer.path).toContain("no-store");
      expect.soft(answer.milliseconds, answer.path).toBeLessThan(3_000);
    }
    expect(answers[0]?.words).toContain("Revenim imediat");
    expect(await statusOf(`${server.origin}/healthz`)).toBe(200);
    expect(await statusOf(`${server.origin}/readyz`)).toBe(503);
    for (let more = 0; more < 20; more += 1) expect((await clerk.get("/uat/dashboard")).status).toBe(503);
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    expect(metrics).toMatch(/^psp_outage\{of="database"\} 1$/m);
    expect(metrics).toMatch(/^psp_database_up 0$/m);
    expect(
      Number(/^psp_http_requests_total\{route="unknown",status="5xx"\} (\d+)$/m.exec(metrics)?.[1]),
    ).toBeGreaterThan(20);

    await cluster.start();
    const back = await until(async () => (await statusOf(`${server.origin}/readyz`)) === 200, "ready again", 10_000);
    expect(back).toBeLessThan(5_000);
    expect((await stranger.get("/parteneri")).status).toBe(200);
    expect((await send()).status).toBe(303);
    expect((await send()).status).toBe(303);
    expect(await query(url, "select title from requests")).toEqual([{ title: fields.title }]);
    expect(server.running()).toBe(true);
    await until(() => server.log().some(({ msg }) => msg === "the database is available again"), "the end is logged");
    const said = server.log().filter(({ level }) => level >= 40);
    expect(said.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/^the database is not available: .*DATABASE_URL/),
      "the database is available again",
    ]);
    expect(said[1]?.refused).toBeGreaterThan(20);
  } finally {
    await cluster.remove();
  }
});
