import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, onTestFinished } from "vitest";
import { migrationsFolder } from "~/platform/database/migrate.server";
import { temporaryFolder } from "./folders";
import { dropDatabase, emptyDatabase } from "./postgres";
import type { ServerAddress } from "./template";

type EmptyDatabase = { address: ServerAddress; client: pg.Client };

/** Gives each test an empty database and a client of it. The returned functions tell them, and replace them by new ones. */
export function ownEmptyDatabase(): { own(): EmptyDatabase; startAgain(): Promise<void> } {
  let now: EmptyDatabase;
  const begin = async () => {
    const address = await emptyDatabase();
    const client = new pg.Client(address);
    client.on("error", () => {});
    await client.connect();
    now = { address, client };
  };
  const end = async () => {
    await now.client.end();
    await dropDatabase(now.address);
  };
  beforeEach(begin);
  afterEach(end);
  return {
    own: () => now,
    async startAgain() {
      await end();
      await begin();
    },
  };
}

/** A copy of the migrations that ends with this one. */
export async function folderUpTo(last: number): Promise<string> {
  const folder = temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder(), folder, { recursive: true });
  const journal = JSON.parse(await readFile(join(folder, "meta", "_journal.json"), "utf8")) as { entries: object[] };
  const entries = journal.entries.slice(0, last + 1);
  await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify({ entries }));
  return folder;
}
