import { chmodSync, mkdtempSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kill, processesOf } from "../../app/platform/database/embedded/processes.server";

const FOLDER = "psp-test-";

/** A folder that PostgreSQL's own user can enter. Its name has the process id: see `removeLeftFolders`. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `${FOLDER}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** A run that was killed could not clean up; its number says whether it still runs. */
export async function removeLeftFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(name.startsWith(FOLDER) && name.slice(FOLDER.length).split("-")[0]);
    if (!pid || kill(pid, 0)) continue;
    for (const left of await processesOf(join(tmpdir(), name, "pg", "cluster"))) kill(left, "SIGKILL");
    await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}
