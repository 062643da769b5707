import { existsSync } from "node:fs";
import { cp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, createDatabase, makeTemplate, startDatabase } from "../../support/databases";
import { removeLeftFolders, temporaryFolder } from "../../support/folders";
import { ModelEndpoint, quoting } from "../../support/model-endpoint";
import { startServer } from "../../support/servers";
import { INSPECTED } from "./inspected";

/**
 * Fills the demo world once, and opens it for journeys; those that run again after a failure find it as it was, in a copy of
 * its own.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await Promise.all([settleLooks(), removeLeftFolders()]);
  const cluster = await startDatabase();
  const filled = await createDatabase(cluster);
  const files = temporaryFolder();
  await (await startServer({ databaseUrl: filled, dataDir: files, seed: "demo" })).stop();
  const world = { cluster, template: await makeTemplate(cluster, filled), files };
  const model = await new ModelEndpoint().open();
  model.reply = quoting(10);
  const env = {
    ASSISTANT_URL: model.url,
    ASSISTANT_MODEL: "citator",
    ASSISTANT_PRICE_IN: "1",
    ASSISTANT_PRICE_OUT: "2",
  };
  const looked = temporaryFolder();
  Object.assign(process.env, { PSP_LOOKED: looked, PSP_MODEL: model.host });
  const stages = [await openStage("PSP", world, env), await openStage("PSP_AGAIN", world, env)];
  await untilJourneysMayStart();
  return async () => {
    for (const close of stages) await close();
    await model.close();
    for (const folder of [files, looked]) await rm(folder, { recursive: true, force: true });
    await cluster.remove();
  };
}

type World = { cluster: Cluster; template: string; files: string };

/**
 * Two processes on one copy of the world. Two more copies are for the test that overwrites everything and for the one with
 * titles that cannot be wrapped. Their addresses are in variables of the environment that begin with `name`. Returns what
 * closes them.
 */
async function openStage(name: string, { cluster, template, files }: World, env: Record<string, string>) {
  const copy = () => createDatabase(cluster, template);
  const folders = [temporaryFolder(), temporaryFolder()] as const;
  for (const folder of folders) await cp(files, folder, { recursive: true });
  const [dataDir, spareDir] = folders;
  const databaseUrl = await copy();
  const servers = [
    await startServer({ databaseUrl, dataDir, seed: "demo", env }),
    await startServer({ databaseUrl, dataDir, seed: "demo", env }),
  ] as const;
  Object.assign(process.env, {
    [`${name}_FIRST`]: servers[0].origin,
    [`${name}_SECOND`]: servers[1].origin,
    [`${name}_DATABASE`]: databaseUrl,
    [`${name}_SPARE_DATABASE`]: await copy(),
    [`${name}_SPARE_FILES`]: spareDir,
    [`${name}_UNBREAKABLE_DATABASE`]: await copy(),
    [`${name}_FILES`]: dataDir,
  });
  return async () => {
    for (const server of servers) await server.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  };
}

/** Journeys are started while other tests still run, and wait for the file that lets them begin. */
async function untilJourneysMayStart(): Promise<void> {
  const file = process.env.JOURNEYS_START_WITH;
  while (file && !existsSync(file)) await sleep(100);
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Removes old entries of the inspection cache, or all of them with `FRESH=1`. */
async function settleLooks(): Promise<void> {
  if (process.env.FRESH === "1") await rm(INSPECTED, { recursive: true, force: true });
  for (const name of await readdir(INSPECTED).catch(() => [])) {
    const file = join(INSPECTED, name);
    if (Date.now() - (await stat(file)).mtimeMs > KEPT_MS) await rm(file);
  }
}
