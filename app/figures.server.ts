import { type Admission, admissionFigures } from "~/admission.server";
import { backupFigures } from "~/platform/backup/figures.server";
import { refusedFigures } from "~/platform/counts/counts.server";
import { type ChannelListener, listenerFigures } from "~/platform/database/listener.server";
import { poolWait } from "~/platform/database/pool-wait.server";
import { storageFigures } from "~/platform/files/watched.server";
import { accessFigures } from "~/platform/http/access.server";
import { jobFigures } from "~/platform/jobs/figures.server";
import { liveFigures } from "~/platform/live/stream.server";
import { mailFigures } from "~/platform/mail/figures.server";
import type { Figure } from "~/platform/metrics/figures.server";
import { outageFigures } from "~/platform/metrics/outage-figures.server";
import { processFigures } from "~/platform/metrics/process-figures.server";
import { pageCacheFigures } from "~/platform/page-cache/figures.server";
import type { PageCache } from "~/platform/page-cache/page-cache.server";

/** The parts of a running server that are measured. */
type Parts = { admission: Admission; pages: PageCache; notifications: ChannelListener };

/** Everything that `/metrics` shows. */
export const figures = ({ admission, pages, notifications }: Parts): Figure[] => [
  ...processFigures(),
  poolWait,
  ...accessFigures,
  ...admissionFigures(admission),
  ...backupFigures,
  ...jobFigures,
  ...listenerFigures(notifications),
  ...liveFigures,
  ...mailFigures,
  ...outageFigures,
  ...pageCacheFigures(pages),
  ...refusedFigures,
  ...storageFigures,
];
