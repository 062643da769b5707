import type { Job } from "../jobs/jobs.server";
import { settings } from "../settings.server";
import { drill } from "./drill.server";
import { type BackupConnections, takeBackup } from "./take.server";

let connections: BackupConnections | null = null;

/** Called by a server before it starts its workers. */
export function openBackups(given: BackupConnections): void {
  connections = given;
}

function opened(): BackupConnections {
  if (!connections) throw new Error("Backups are not open: the entry of the process must call openBackups");
  return connections;
}

/** Only processes with a folder for backups make them. */
const isHere = (): boolean => settings().backupDir !== null;
/** A large database takes long; a job that counts as stuck would be begun again beside itself. */
const MINUTES = 600;

export const makeNightlyBackup: Job = {
  name: "make-backup",
  schedule: "30 2 * * *",
  isAlone: true,
  retries: 3,
  minutes: MINUTES,
  isHere,
  run: async () => void (await takeBackup(opened())),
};

export const drillMonthly: Job = {
  name: "drill-backup",
  schedule: "15 5 1 * *",
  isAlone: true,
  retries: 1,
  minutes: MINUTES,
  isHere,
  run: async () => void (await drill(opened(), () => {})),
};
