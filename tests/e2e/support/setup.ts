import { rm } from "node:fs/promises";
import { createDatabase, startDatabase } from "../../support/databases";
import { startServer, temporaryFolder } from "../../support/servers";

/** One database and two processes on it: the first fills the demo world, the second finds it. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startDatabase();
  const [databaseUrl, dataDir] = [await createDatabase(cluster), await temporaryFolder()];
  const first = await startServer({ databaseUrl, dataDir, seed: "demo" });
  const second = await startServer({ databaseUrl, dataDir, seed: "demo" });
  const looked = await temporaryFolder();
  Object.assign(process.env, {
    PSP_FIRST: first.origin,
    PSP_SECOND: second.origin,
    PSP_DATABASE: databaseUrl,
    PSP_LOOKED: looked,
  });
  return async () => {
    await Promise.all([first.stop(), second.stop()]);
    for (const folder of [dataDir, looked]) await rm(folder, { recursive: true, force: true });
    await cluster.remove();
  };
}
