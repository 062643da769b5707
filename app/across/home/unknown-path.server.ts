import { log } from "~/platform/log.server";
import { loggable } from "./loggable";

/** One line for an address that nobody knows; its query, where secrets of links stand, is not written. */
export function logUnknownPath(method: string, path: string): void {
  log.info({ path: loggable(path), method }, "unknown path");
}
