import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { cachedPages } from "~/cached-pages.server";
import { suspendOrganisation } from "~/modules/accounts/verbs/verification.server";
import { createPartner } from "~/modules/partners/verbs.server";
import { now } from "~/platform/clock";
import { db, rolledBack, transaction } from "~/platform/database/connection.server";
import { type ChannelListener, startListener } from "~/platform/database/listener.server";
import { record } from "~/platform/journal/journal.server";
import type { Happening } from "~/platform/journal/visibility";
import { hearPublicChanges, PUBLIC_CHANNEL, publicChanged } from "~/platform/page-cache/changed.server";
import type { PageCache } from "~/platform/page-cache/page-cache.server";
import { app } from "../support/app";
import { organisation, person, textOf } from "../support/people";
import { ownPlatform } from "../support/platform";
import { ORIGIN } from "../support/settings";

const NAME = "Atelierul de la Râu SRL";

describe("a page that strangers see", () => {
  const own = ownPlatform();
  let bells: ChannelListener;
  let pages: PageCache;
  let deaf: () => void;
  let firm = "";
  const told: string[] = [];

  beforeAll(async () => {
    firm = await organisation("FIRMA", "verified", { name: NAME });
    await createPartner({
      organisationId: firm,
      website: null,
      portfolio: "Studii.",
      domains: ["eu-funds"],
      tradeRegisterNumber: "J26/415/2015",
      at: now(),
    });
    bells = startListener(own(), [PUBLIC_CHANNEL]);
    pages = cachedPages(app(), () => bells.listening());
    bells.on(PUBLIC_CHANNEL, (mark) => told.push(mark));
    deaf = hearPublicChanges(bells, () => pages.purge());
    await vi.waitUntil(() => bells.listening(), 15_000);
  });
  afterAll(async () => {
    deaf();
    await bells.stop();
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    pages.fetch(new Request(ORIGIN + path, { headers }));
  /** What the test before committed is told to us too, in the order in which it was committed. */
  async function toldUntilNow() {
    const mark = randomUUID();
    await db().execute(sql`select pg_notify(${PUBLIC_CHANNEL}, ${mark})`);
    await vi.waitUntil(() => told.includes(mark), 15_000);
  }
  beforeEach(async () => {
    await toldUntilNow();
    pages.purge();
    await ask("/parteneri");
    expect(pages.size).toBe(1);
  });

  it("is the page that the application gives, under the same headers", async () => {
    const kept = await ask("/parteneri");
    const plain = await app().fetch(new Request(`${ORIGIN}/parteneri`));
    const headers = (answer: Response) =>
      Object.fromEntries([...answer.headers].filter(([name]) => !/^(etag|cache-control|vary)$/.test(name)));
    expect(headers(kept)).toEqual(headers(plain));
    expect(plain.headers.get("cache-control")).toBe("no-store");
    expect(await kept.text()).toBe(await plain.text());
  });

  it("is made anew after a verb that changes it, before whoever did it is answered", async () => {
    expect(await textOf(await ask(`/partener/${firm}`))).toContain(NAME);
    await rolledBack(async () => {
      await suspendOrganisation((await person("ADMIN")).actor, firm, "Date neadevărate.");
    });
    expect(pages.size).toBe(2); // nothing was purged
    await suspendOrganisation((await person("ADMIN")).actor, firm, "Date neadevărate.");
    expect(pages.size).toBe(0);
    expect((await ask(`/partener/${firm}`)).status).toBe(404);
    expect(await textOf(await ask("/parteneri"))).not.toContain(NAME);
  });

  it.each([
    ["request.sent", 0],
    ["review.hidden", 0],
    ["something.new", 0],
    ["session.opened", 1],
    ["message.sent", 1],
  ])("after %s: %i kept", async (what, kept) => {
    await rolledBack(async () => {
      await transaction(() => record({ what: what as Happening, subjectId: firm, by: null, at: now() }));
    });
    expect(pages.size).toBe(1);
    await transaction(async () => {
      if (what === "something.new") await publicChanged();
      else await record({ what: what as Happening, subjectId: firm, by: null, at: now() });
    });
    expect(pages.size).toBe(kept);
  });

  it("is made anew when another process tells so, and when the ear was cut off for a moment", async () => {
    await db().execute(`select pg_notify('${PUBLIC_CHANNEL}', '')`); // as another process: no hook of ours runs
    await expect.poll(() => pages.size).toBe(0);
    await ask("/parteneri");
    const { purges } = pages.counts;
    await db().execute("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'");
    await expect.poll(() => pages.counts.purges).toBeGreaterThan(purges); // it may have missed something
    expect((await ask("/parteneri")).headers.get("cache-control")).toBe("private, no-cache");
  });

  it("is not taken from memory while nothing could be heard", async () => {
    const unheard = cachedPages(app(), () => false);
    const answer = await unheard.fetch(new Request(`${ORIGIN}/parteneri`));
    expect([answer.status, answer.headers.get("cache-control"), unheard.size]).toEqual([200, "no-store", 0]);
  });
});
