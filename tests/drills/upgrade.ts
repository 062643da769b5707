import { buildOf } from "../bench/other-build";
import { damage } from "../faults/support/writer";
import { query } from "../support/databases";
import { root } from "../support/servers";
import type { Drill, DrillOptions, Figures } from "./drill";
import { pairBehindNginx } from "./pair";
import { Traffic } from "./traffic";

/** Requests a second; a busy machine of the tests gets fewer. */
const PER_SECOND = 100;
const SMALL_PER_SECOND = 20;
/** How many requests come before, between and after the steps. */
const BETWEEN = 200;
const SMALL_BETWEEN = 30;

export const bounds: Drill["bounds"] = {
  "nereușite dinainte": { most: 0 }, // or the machine is too small or too busy for this traffic
  "încheierea repornirii pe rând": { most: 0 },
  "GET nereușite la repornire": { most: 0 },
  "POST nereușite la repornire": { most: 0 },
  "GET nereușite la kill -9": { most: 0 },
  "POST nereușite la kill -9, fără cele în lucru": { most: 0 },
  "scrieri pierdute sau făcute de două ori": { most: 0 },
};

/**
 * Two processes behind nginx are restarted one after the other under mixed traffic, then one is killed. What was not answered
 * is sent again with its one-time key, and the database is compared with what was acknowledged. With `from`, the processes that
 * are restarted are those of an older build, on its schema.
 */
export async function run({ isSmall = false, database, from, ...asked }: DrillOptions): Promise<Figures> {
  const pair = await pairBehindNginx({ database, ...(from ? { tree: await buildOf(from) } : {}) });
  pair.use(root);
  try {
    const perSecond = asked.perSecond ?? (isSmall ? SMALL_PER_SECOND : PER_SECOND);
    const between = isSmall ? SMALL_BETWEEN : BETWEEN;
    const people = [...pair.cast.authorities];
    const migrations = await migrationsIn(pair.url);
    const traffic = await Traffic.start({ origin: pair.origin, people, perSecond });
    await traffic.more(between);
    const restartedAt = performance.now();
    const restarted = await pair.rollingRestart();
    if (restarted.code !== 0) console.error(restarted.output);
    await traffic.more(between);
    await traffic.settled();

    const killedAt = performance.now();
    const underWay = await killUnder(traffic, () => pair.kill(1));
    await traffic.more(between);
    await pair.startAgain(1);
    await traffic.more(between);
    const repeated = await traffic.stop();
    const lost = await damage(pair.url, traffic.forms);
    for (const one of [...traffic.failures, ...lost]) console.error(one);
    const posts = traffic.failed("POST", killedAt);
    return {
      "cereri pe secundă": perSecond,
      "nereușite dinainte": traffic.failed("GET", 0, restartedAt) + traffic.failed("POST", 0, restartedAt),
      "încheierea repornirii pe rând": restarted.code,
      "secunde, repornirea pe rând": restarted.seconds,
      "migrări aplicate": (await migrationsIn(pair.url)) - migrations,
      "cereri GET": traffic.gets,
      "cereri POST": traffic.posts,
      "ms p95": traffic.p95(),
      "GET nereușite la repornire": traffic.failed("GET", restartedAt, killedAt),
      "POST nereușite la repornire": traffic.failed("POST", restartedAt, killedAt),
      "GET nereușite la kill -9": traffic.failed("GET", killedAt),
      "POST în lucru la kill -9": underWay,
      "POST nereușite la kill -9": posts,
      "POST nereușite la kill -9, fără cele în lucru": Math.max(0, posts - underWay),
      "POST trimise din nou cu cheia lor": repeated,
      "scrieri pierdute sau făcute de două ori": lost.length,
    };
  } finally {
    await pair.stop();
  }
}

async function migrationsIn(url: string): Promise<number> {
  const [row] = await query<{ count: number }>(url, "select count(*)::int as count from drizzle.__drizzle_migrations");
  return row?.count ?? 0;
}

/** Kills while at least one write is under way. Returns how many were. */
async function killUnder(traffic: Traffic, kill: () => Promise<void>): Promise<number> {
  await traffic.writing();
  const underWay = traffic.writesUnderWay;
  await kill();
  return underWay;
}
