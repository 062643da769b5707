import { setTimeout as sleep } from "node:timers/promises";
import { makeCast } from "../faults/support/cast";
import { damage, Writer } from "../faults/support/writer";
import { Browser } from "../support/browser";
import { query } from "../support/databases";
import { temporaryFolder } from "../support/folders";
import { type Replicas, startReplicas } from "../support/replicas";
import { type RunningServer, startServer, statusOf, until } from "../support/servers";
import type { Drill, DrillOptions, Figures } from "./drill";

const LONGEST_WITHOUT_WRITES_MS = 10_000;
const WRITES = 40;
const SMALL_WRITES = 15;
/** How long the standby receives nothing before the primary is killed, as over a bad line. */
const FROZEN_MS = 3_400;
const COMMITS = 500;

export const bounds: Drill["bounds"] = {
  "ms de la promovare la prima scriere": { most: LONGEST_WITHOUT_WRITES_MS },
  "pierdute, cu replică sincronă": { most: 0 },
  "făcute de două ori": { most: 0 },
  "răspunsuri nepermise": { most: 0 },
  "scrieri în primarul vechi": { most: 0 },
  "porniri refuzate pe primarul vechi": { least: 1 },
};

/**
 * Kills the primary of two real servers while forms are sent, promotes the standby, and brings the old primary back: how
 * long it takes until forms are accepted again without a restart, and what was acknowledged and is lost. The small form is
 * the one that loses nothing: commits wait for the standby.
 */
export async function run({ isSmall = false }: DrillOptions): Promise<Figures> {
  const safe = await failover({ writes: isSmall ? SMALL_WRITES : WRITES, isSynchronous: true });
  const figures = {
    "scrieri confirmate": safe.acknowledged,
    "ms până se vede că nu se poate scrie": safe.noticedMs,
    "ms de la promovare la prima scriere": safe.writtenMs,
    "pierdute, cu replică sincronă": safe.lost,
    "făcute de două ori": safe.doubled,
    "răspunsuri nepermise": safe.odd,
    "scrieri în primarul vechi": safe.writtenToOldPrimary,
    "porniri refuzate pe primarul vechi": safe.refusedStarts,
  };
  if (isSmall) return figures;
  const fast = await failover({ writes: WRITES, isSynchronous: false });
  return {
    ...figures,
    "scrieri confirmate, cu replică asincronă": fast.acknowledged,
    "ms de la promovare la prima scriere, asincron": fast.writtenMs,
    [`pierdute, cu replica asincronă blocată ${FROZEN_MS} ms`]: fast.lost,
    ...(await costOfSynchronous()),
  };
}

type Options = { writes: number; isSynchronous: boolean };

async function failover({ writes, isSynchronous }: Options) {
  const replicas = await startReplicas();
  const dataDir = temporaryFolder();
  let server: RunningServer | null = null;
  try {
    server = await startServer({ databaseUrl: replicas.url, dataDir });
    const { authorities } = await makeCast(replicas.urlAt(replicas.primary));
    await replicas.synchronous(isSynchronous);
    const { origin } = server;
    const writer = new Writer([...authorities, ...authorities].map(({ cookie }) => new Browser(origin, cookie)));
    writer.start();
    const moved = await failOver(replicas, writer, server, { writes, isSynchronous }).finally(() => writer.stop());
    return { ...moved, ...(await oldPrimary(replicas, server, dataDir)) };
  } finally {
    if (server?.running()) await server.stop();
    await replicas.remove();
  }
}

const readiness = async ({ origin }: RunningServer): Promise<string> =>
  fetch(`${origin}/readyz`).then((answer) => answer.text());
const isReady = async ({ origin }: RunningServer): Promise<boolean> => (await statusOf(`${origin}/readyz`)) === 200;

async function failOver(
  { primary, standby, urlAt }: Replicas,
  writer: Writer,
  server: RunningServer,
  { writes, isSynchronous }: Options,
) {
  await writer.more(writes);
  await standby.freeze(true);
  if (isSynchronous) await until(async () => (await readiness(server)).includes("replica sincronă"), "writes wait");
  else await sleep(FROZEN_MS);
  const killedAt = performance.now();
  await primary.kill();
  await until(async () => !(await isReady(server)), "it is not ready without a primary");
  const noticedAt = performance.now();
  await standby.freeze(false);
  await standby.promote();
  const promotedAt = performance.now();
  await writer.more(1);
  const writtenAt = performance.now();
  await until(() => isReady(server), "it is ready again");
  await writer.more(writes);
  await writer.stop();
  const found = await damage(urlAt(standby), writer.acknowledged);
  return {
    acknowledged: writer.acknowledged.length,
    lost: found.filter((one) => one.startsWith("lost")).length,
    doubled: found.filter((one) => one.startsWith("twice")).length,
    odd: writer.odd.length,
    noticedMs: Math.round(noticedAt - killedAt),
    writtenMs: Math.round(writtenAt - promotedAt),
  };
}

/** The old primary comes back with what it had, and takes writes. Whatever is written to it would be lost. */
async function oldPrimary({ primary, standby, url, urlAt }: Replicas, server: RunningServer, dataDir: string) {
  const drafts = async () => (await query(urlAt(primary), "select from requests")).length;
  await primary.start();
  const before = await drafts();
  await until(() => server.log().some(({ msg }) => msg?.startsWith("an old primary is refused")), "it is refused");
  if (!(await isReady(server))) throw new Error("The old primary disturbs the platform");
  await standby.stop();
  await until(async () => !(await isReady(server)), "it does not turn to the old primary");
  await server.stop();
  const refusal = await startServer({ databaseUrl: url, dataDir }).then(
    (started) => started.stop().then(() => ""),
    (error: Error) => error.message,
  );
  return {
    refusedStarts: /primar vechi/.test(refusal) ? 1 : 0,
    writtenToOldPrimary: (await drafts()) - before,
  };
}

/** Milliseconds of a commit on one connection, with and without waiting for a standby on the same machine. */
async function costOfSynchronous(): Promise<Figures> {
  const replicas = await startReplicas();
  try {
    const url = replicas.urlAt(replicas.primary);
    await query(url, "create table drill (id int)");
    const perCommit = async (isOn: boolean) => {
      await replicas.synchronous(isOn);
      const commits = `do $$ begin for i in 1..${COMMITS} loop insert into drill values (i); commit; end loop; end $$`;
      const began = performance.now();
      await query(url, commits);
      return Math.round(((performance.now() - began) / COMMITS) * 100) / 100;
    };
    return {
      "ms pentru un commit, asincron": await perCommit(false),
      "ms pentru un commit, sincron pe aceeași mașină": await perCommit(true),
    };
  } finally {
    await replicas.remove();
  }
}
