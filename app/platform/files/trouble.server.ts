import { chain } from "../database/errors.server";
import { log } from "../log.server";

/** Why bytes could not be kept: the place is out of reach, or full. */
export type StorageTrouble = "away" | "full";

/** Says so in the log: whoever sent the bytes only hears that it did not work, and keeps the form. */
export function storageTrouble(error: unknown): StorageTrouble {
  const links = chain(error);
  log.error({ error }, "files cannot be kept");
  return links.some(({ code }) => code === "ENOSPC" || code === "EDQUOT") ? "full" : "away";
}
