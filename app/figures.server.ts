import { refusedFigures } from "~/platform/counts/counts.server";
import { poolWait } from "~/platform/database/pool-wait.server";
import { storageFigures } from "~/platform/files/watched.server";
import { accessFigures } from "~/platform/http/access.server";
import { jobFigures } from "~/platform/jobs/figures.server";
import { liveFigures } from "~/platform/live/stream.server";
import { mailFigures } from "~/platform/mail/figures.server";
import type { Figure } from "~/platform/metrics/figures.server";
import { outageFigures } from "~/platform/metrics/outage-figures.server";
import { processFigures } from "~/platform/metrics/process-figures.server";

/** All figures of `/metrics` that need nothing of the running server; it registers them together with those of its own parts. */
export const figures = (): Figure[] => [
  ...processFigures(),
  poolWait,
  ...accessFigures,
  ...refusedFigures,
  ...jobFigures,
  ...liveFigures,
  ...mailFigures,
  ...outageFigures,
  ...storageFigures,
];
