import { transaction } from "~/platform/database/connection.server";
import { publicChanged } from "~/platform/page-cache/changed.server";
import { writeFiles } from "~/platform/paper/papers.server";
import { isOfThisWriter } from "~/platform/paper/writer";
import { settings } from "~/platform/settings.server";
import { reportsOf } from "../rules/reports";
import { deleteReportsBefore, insertReports, storedPdf } from "../store/reports.server";
import { newestSnapshot } from "../store/snapshots.server";

/**
 * Writes the reports of the newest figures, unless they are there as they are written now, and deletes the earlier ones: these
 * stay until all of the new ones are stored, also when the process ends meanwhile.
 */
export async function makeReports(): Promise<void> {
  const snapshot = await newestSnapshot();
  if (snapshot === null) return;
  const stored = await storedPdf(snapshot.id);
  if (stored !== null && isOfThisWriter(stored)) return;
  const files = await writeFiles(reportsOf(snapshot, settings().origin), "reports");
  await transaction(async () => {
    await insertReports(snapshot.id, files);
    await deleteReportsBefore(snapshot.day);
    await publicChanged();
  });
}
