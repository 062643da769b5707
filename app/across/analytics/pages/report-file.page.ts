import { bytesAnswer } from "~/modules/media/content/answer.server";
import { orNotFound } from "~/platform/refusal";
import { REPORT_KINDS } from "../rules/report-kinds";
import { reportDownload } from "../rules/reports";
import { reportFile } from "../store/reports.server";
import type { Route } from "./+types/report-file.page";

/** The newest report of a kind; 404 before the first one. */
export async function loader({ pattern }: Route.LoaderArgs & { pattern: string }): Promise<Response> {
  const kind = orNotFound(REPORT_KINDS.find((one) => pattern.endsWith(`.${one}`)));
  const { file, day } = orNotFound(await reportFile(kind));
  return bytesAnswer(file, reportDownload(kind, day));
}
