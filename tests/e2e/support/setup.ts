import { existsSync } from "node:fs";
import { cp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createDatabase, makeTemplate, startDatabase } from "../../support/databases";
import { removeLeftFolders, temporaryFolder } from "../../support/folders";
import { ModelEndpoint, quoting } from "../../support/model-endpoint";
import { startServer } from "../../support/servers";
import { INSPECTED } from "./inspected";

/**
 * Fills the demo world once, for two processes on one database. Two more copies are for the test that overwrites everything
 * and for the one with titles that cannot be wrapped.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await Promise.all([settleLooks(), removeLeftFolders()]);
  const cluster = await startDatabase();
  const filled = await createDatabase(cluster);
  const dataDir = temporaryFolder();
  await (await startServer({ databaseUrl: filled, dataDir, seed: "demo" })).stop();
  const template = await makeTemplate(cluster, filled);
  const copy = () => createDatabase(cluster, template);
  const databaseUrl = await copy();
  const spareUrl = await copy();
  const unbreakableUrl = await copy();
  const spareDir = temporaryFolder();
  await cp(dataDir, spareDir, { recursive: true });
  const model = await new ModelEndpoint().open();
  model.reply = quoting(10);
  const env = {
    ASSISTANT_URL: model.url,
    ASSISTANT_MODEL: "citator",
    ASSISTANT_PRICE_IN: "1",
    ASSISTANT_PRICE_OUT: "2",
  };
  const first = await startServer({ databaseUrl, dataDir, seed: "demo", env });
  const second = await startServer({ databaseUrl, dataDir, seed: "demo", env });
  const looked = temporaryFolder();
  Object.assign(process.env, {
    PSP_FIRST: first.origin,
    PSP_SECOND: second.origin,
    PSP_DATABASE: databaseUrl,
    PSP_SPARE_DATABASE: spareUrl,
    PSP_SPARE_FILES: spareDir,
    PSP_UNBREAKABLE_DATABASE: unbreakableUrl,
    PSP_FILES: dataDir,
    PSP_LOOKED: looked,
    PSP_MODEL: model.host,
  });
  await untilJourneysMayStart();
  return async () => {
    await Promise.all([first.stop(), second.stop()]);
    await model.close();
    for (const folder of [dataDir, spareDir, looked]) await rm(folder, { recursive: true, force: true });
    await cluster.remove();
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
