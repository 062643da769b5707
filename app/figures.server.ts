import { backupFigures } from "~/platform/backup/figures.server";
import type { Figure } from "~/platform/metrics/figures.server";
import { processFigures } from "~/platform/metrics/process-figures.server";

/** All figures of `/metrics` that need nothing of the running server; it registers them together with those of its own parts. */
export const figures = (): Figure[] => [...processFigures(), ...backupFigures];
