import { existsSync } from "node:fs";
import { missingWorkers } from "./images/worker.server";
import { installed } from "./installed.server";
import { OperatorError } from "./operator-error";

/** The scripts and styles of the pages; without them every page would come without them, and no probe would notice. */
const CLIENT = ["build", "client", "assets"];

/** Throws `OperatorError` when the built files without which the server cannot serve are not all there. */
export function refuseIncomplete(): void {
  const isBuilt = !import.meta.env.PROD || existsSync(installed(...CLIENT));
  const missing = [...(isBuilt ? [] : [CLIENT.join("/")]), ...missingWorkers()];
  if (missing.length === 0) return;
  throw new OperatorError(
    `Instalarea este incompletă: lipsește ${missing.join(", ")}. Instalați din nou aceeași versiune; datele nu sunt atinse.`,
  );
}
