import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openEmbedded } from "../../app/platform/database/embedded/embedded.server";
import { damage, type Form, NEW_REQUEST, newForm, Writer } from "../faults/support/writer";
import { Browser } from "../support/browser";
import { embeddedUrl, query, urlOf } from "../support/databases";
import { temporaryFolder } from "../support/folders";
import { type CommandAnswer, runCommand, startServer } from "../support/servers";
import type { Drill, DrillOptions, Figures } from "./drill";
import { type Source, startSource } from "./source";

/** How many forms are acknowledged between one step and the next. */
const WRITES = 150;
const SMALL_WRITES = 15;
const FIVE_MINUTES = 300;
const HALF_AN_HOUR = 1_800;

export const bounds: Drill["bounds"] = {
  "tabele care diferă": { most: 0 },
  "s de scrieri confirmate pierdute (RPO)": { most: FIVE_MINUTES },
  "s până când este gata din nou (RTO)": { most: HALF_AN_HOUR },
  "scrieri înjumătățite sau făcute de două ori": { most: 0 },
  "scrieri refuzate după restaurare": { most: 0 },
  "scrieri care diferă, la un moment ales": { most: 0 },
};

/**
 * Loses a platform and its database under writes, and restores it beside from its backups: to the last moment that is kept, until
 * it takes the place of the lost one; and to a moment in between. Before, a copy is compared row by row with the database.
 */
export async function run(options: DrillOptions): Promise<Figures> {
  const source = await startSource(options);
  const copies = temporaryFolder();
  const writes = options.isSmall ? SMALL_WRITES : WRITES;
  const { people, server } = source;
  const writer = new Writer(people.map(({ cookie }) => new Browser(server.origin, cookie)));
  try {
    const megabytes = await source.megabytes();
    writer.start();
    await writer.more(writes);
    const moment = await quietMoment();
    await writer.more(writes);
    const compared = await compare(source);
    await writer.more(writes);
    await source.lose();
    const lostAt = Date.now();
    await writer.abandon();
    const restored = await takeOver(source, join(copies, "last"));
    const { acknowledged } = writer;
    const found = await damage(restored.url, acknowledged).finally(restored.stop);
    const gone = new Set(found.filter((one) => one.startsWith("lost: ")).map((one) => one.slice("lost: ".length)));
    const lost = acknowledged.filter(({ title }) => gone.has(title));
    const spoiled = found.filter((one) => /^(half|twice): /.test(one));
    for (const one of [...writer.odd, ...spoiled]) console.error(one);
    return {
      "MB baza de date": megabytes,
      ...compared,
      "scrieri confirmate": acknowledged.length,
      "scrieri confirmate pierdute": lost.length,
      "s de scrieri confirmate pierdute (RPO)": secondsLost(lost, lostAt),
      "s până când este gata din nou (RTO)": restored.seconds.all,
      "s restaurarea": restored.seconds.restore,
      "s ieșirea din carantină": restored.seconds.release,
      "s pornirea": restored.seconds.start,
      "scrieri înjumătățite sau făcute de două ori": spoiled.length,
      "scrieri refuzate după restaurare": restored.refused,
      "scrieri care diferă, la un moment ales": await atMoment(source, join(copies, "moment"), moment, writer.forms),
    };
  } finally {
    await writer.abandon();
    await source.remove();
    await rm(copies, { recursive: true, force: true });
  }
}

/** Of a form that was sent in its millisecond nobody could say on which side it lies. */
async function quietMoment(): Promise<Date> {
  await sleep(2);
  const moment = new Date();
  await sleep(2);
  return moment;
}

/** Restores beside the running database with the operator's command, which compares every row and every index. */
async function compare({ dataDir, backupDir, seed }: Source): Promise<Figures> {
  const given = { dataDir, seed, env: { BACKUP_DIR: backupDir } };
  const { status, out, error } = await runCommand(["backup", "--drill"], given);
  if (status !== 0) console.error(error);
  else if (!out.includes("cu baza de date de acum")) throw new Error(`It was not compared with the database: ${out}`);
  const figureOf = (noun: RegExp) => Number((out.match(noun)?.[1] ?? "").replaceAll(".", "") || Number.NaN);
  return {
    "tabele comparate": figureOf(/([\d.]+)(?: de)? tabel/),
    "rânduri comparate": figureOf(/([\d.]+)(?: de)? rând/),
    "indexuri comparate": figureOf(/([\d.]+)(?: de)? index/),
    "tabele care diferă": status === 0 ? 0 : Math.max(1, [...error.matchAll(/ → /g)].length),
  };
}

/** From the decision until a restored platform, out of quarantine, is ready in the place of the lost one. */
async function takeOver({ backupDir, seed, server, people }: Source, into: string) {
  const began = performance.now();
  const since = (from: number) => (performance.now() - from) / 1_000;
  done(await runCommand(["restore", "--into", into], { dataDir: into, env: { BACKUP_DIR: backupDir } }));
  const restore = since(began);
  const releasedFrom = performance.now();
  done(await runCommand(["release", "--drop-overdue", "24"], { dataDir: into, seed }));
  const release = since(releasedFrom);
  const startedFrom = performance.now();
  const copy = await startServer({ dataDir: into, seed, port: server.port, env: { LOG_LEVEL: "warn" } });
  const seconds = { restore, release, start: since(startedFrom), all: since(began) };
  const { warnings } = (await (await fetch(`${copy.origin}/readyz`)).json()) as { warnings: string[] };
  if (warnings.some((one) => one.includes("carantină"))) throw new Error("The copy is still in quarantine");
  const { key: formKey } = newForm("");
  const draft = { formKey, title: "După restaurare", category: "eu_funds", description: "Ce avem și ce vrem." };
  const { status } = await new Browser(copy.origin, people[0]?.cookie).post(NEW_REQUEST, draft);
  return { seconds, refused: status === 303 ? 0 : 1, url: await embeddedUrl(into), stop: () => copy.stop() };
}

function done({ status, out, error }: CommandAnswer): void {
  if (status !== 0) throw new Error(out + error);
}

const secondsLost = (lost: readonly Form[], lostAt: number): number =>
  Math.max(0, ...lost.map(({ acknowledgedAt }) => (lostAt - (acknowledgedAt ?? lostAt)) / 1_000));

/** How many writes a copy restored to this moment lacks or has too many. What was under way then may be in it or not. */
async function atMoment({ backupDir }: Source, into: string, moment: Date, forms: readonly Form[]): Promise<number> {
  const words = ["restore", "--to-time", moment.toISOString(), "--into", into];
  done(await runCommand(words, { dataDir: into, env: { BACKUP_DIR: backupDir } }));
  const copy = await openEmbedded({ dataDir: into, explicit: true, report: () => {} });
  try {
    const rows = await query<{ title: string }>(urlOf(copy.connection), "select title from requests");
    const titles = new Set(rows.map(({ title }) => title));
    const differing = forms.filter(({ title, begunAt, acknowledgedAt }) => {
      const isThere = titles.has(title);
      const mustBe = acknowledgedAt !== null && acknowledgedAt < moment.getTime();
      return mustBe ? !isThere : isThere && begunAt > moment.getTime();
    });
    for (const { title } of differing) console.error(`at the moment: ${title}`);
    return differing.length;
  } finally {
    await copy.stop();
  }
}
