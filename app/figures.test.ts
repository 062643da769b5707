import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { app } from "../tests/support/app";
import { ownPlatform } from "../tests/support/platform";
import { openAdmission } from "./admission.server";
import { cachedPages } from "./cached-pages.server";
import { figures } from "./figures.server";
import { connect, db, disconnect } from "./platform/database/connection.server";
import { enqueue } from "./platform/jobs/jobs.server";
import { deliverMail, sendMails } from "./platform/mail/mail.server";
import { forgetDatabaseFigures } from "./platform/metrics/database-figures.server";
import { metricsText, registeredNames, registerFigures } from "./platform/metrics/figures.server";

const own = ownPlatform();
const admission = openAdmission({ connections: 2, largestBody: 1 });
const silent = { on: () => {}, onFlush: () => {}, listening: () => true, connected: () => 3, stop: async () => {} };

beforeEach(() => {
  forgetDatabaseFigures();
  registerFigures(figures({ admission, pages: cachedPages(app(), () => true), notifications: silent }));
});

/** The value of this series, undefined when it is not shown. */
async function shownAs(series: string): Promise<number | undefined> {
  const { text } = await metricsText();
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

const mail = { recipient: "clerk@psp.test", subject: "a", html: "b", text: "c" };

describe("the figures of the database", () => {
  it("tell how many mails are unsent, and for how long", async () => {
    expect(await shownAs("psp_mails_unsent")).toBe(0);
    await sendMails([
      { ...mail, key: "one" },
      { ...mail, key: "two" },
    ]);
    await db().execute(sql`update mails set created_at = now() - interval '2 hours' where key = 'one'`);
    expect(await shownAs("psp_mails_unsent")).toBe(0);
    forgetDatabaseFigures();
    expect(await shownAs("psp_mails_unsent")).toBe(2);
    expect(await shownAs("psp_mails_oldest_unsent_seconds")).toBeGreaterThanOrEqual(7_200);
    expect(await shownAs('psp_jobs_waiting{job="mail"}')).toBe(2);
    await db().execute(sql`update mails set sent_at = now() where key = 'one'`);
    forgetDatabaseFigures();
    expect(await shownAs("psp_mails_unsent")).toBe(1);
    expect(await shownAs("psp_mails_oldest_unsent_seconds")).toBeLessThan(7_200);
  });

  it("tell for how long a job is due, and not of one for later", async () => {
    const later = { name: "settle-program-queues", run: async () => {} };
    await enqueue(later, {}, { after: new Date(Date.now() + 3_600_000) });
    await enqueue(deliverMail, { id: v7() });
    await db().execute(sql`update pgboss.job set start_after = now() - interval '10 minutes' where name = 'mail'`);
    expect(await shownAs('psp_jobs_waiting{job="settle-program-queues"}')).toBe(1);
    expect(await shownAs('psp_jobs_oldest_due_seconds{job="settle-program-queues"}')).toBe(0);
    expect(await shownAs('psp_jobs_oldest_due_seconds{job="mail"}')).toBeGreaterThanOrEqual(600);
  });

  it("tell when a scheduled job was last done, and what was given up", async () => {
    await db().execute(sql`insert into pgboss.schedule (name, cron) values ('sweep-bin', '0 5 * * *')`);
    await enqueue({ name: "sweep-bin", run: async () => {} }, {});
    expect(await shownAs('psp_job_last_done_timestamp_seconds{job="sweep-bin"}')).toBeUndefined();
    await db().execute(
      sql`update pgboss.job set state = 'completed', completed_on = to_timestamp(1000) where name = 'sweep-bin'`,
    );
    await db().execute(sql`update pgboss.queue set failed_count = 3 where name = 'mail'`);
    forgetDatabaseFigures();
    expect(await shownAs('psp_job_last_done_timestamp_seconds{job="sweep-bin"}')).toBe(1_000);
    expect(await shownAs('psp_jobs_given_up{job="mail"}')).toBe(3);
  });

  it("tell how large it is", async () => {
    expect(await shownAs("psp_database_size_bytes")).toBeGreaterThan(5_000_000);
    expect(await shownAs("psp_database_up")).toBe(1);
  });

  it("are not shown without the database, and what the process knows is", async () => {
    await disconnect();
    try {
      expect(await shownAs("psp_database_up")).toBe(0);
      expect(await shownAs("psp_mails_unsent")).toBeUndefined();
      expect(await shownAs("psp_live_streams")).toBe(0);
    } finally {
      await connect(own());
    }
  });
});

describe("the rules and the dashboard of packaging/monitoring", () => {
  const textOf = (file: string) => readFileSync(file, "utf8");
  const rules = textOf("packaging/monitoring/alerts.yaml");
  const board = JSON.parse(textOf("packaging/monitoring/grafana.json")) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const ruled = [...rules.matchAll(/expr: '(.*)'$/gm)].map(([, expression = ""]) => expression);
  const drawn = board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

  it("name only figures that are shown", async () => {
    const shown = new Set(registeredNames());
    const named = [...ruled, ...drawn].flatMap((one) => one.match(/\b(psp|nodejs|process)_\w+/g) ?? []);
    expect(ruled).toHaveLength(12);
    expect(new Set(named).size).toBeGreaterThan(20);
    const missing = named.filter((name) => !shown.has(name) && !shown.has(name.replace(/_(bucket|sum|count)$/, "")));
    expect(missing).toEqual([]);
    expect(await shownAs("psp_listener_reconnects_total")).toBe(2);
  });

  it("name the paragraph that says what to do, which has a command", () => {
    const paragraphs = textOf("docs/operations.md").split(/^#+ /m);
    for (const [, anchor = ""] of rules.matchAll(/runbook: "docs\/operations\.md#(.*)"/g)) {
      const found = paragraphs.find((one) => one.split("\n")[0]?.toLowerCase().replaceAll(" ", "-") === anchor);
      expect(found, anchor).toMatch(/```sh\n.+\n```/s);
    }
  });
});
