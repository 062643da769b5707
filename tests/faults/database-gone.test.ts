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

    await cluster.start();
    const back = await until(async () => (await statusOf(`${server.origin}/readyz`)) === 200, "ready again", 10_000);
    expect(back).toBeLessThan(5_000);
    expect((await stranger.get("/parteneri")).status).toBe(200);
    expect((await send()).status).toBe(303);
    expect((await send()).status).toBe(303);
    expect(await query(url, "select title from requests")).toEqual([{ title: fields.title }]);
    expect(server.running()).toBe(true);
  } finally {
    await cluster.remove();
  }
});
