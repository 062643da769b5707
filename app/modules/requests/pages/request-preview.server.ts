import { defaultDeadline } from "../rules/deadline";
import { interestIn } from "../store/opportunity.server";
import type { RequestRecord } from "../store/record.server";
import { filesOf } from "../store/request-files.server";
import { opportunitySheet } from "./opportunity-view.server";

/** The request as firms read it, without the fields that only its owner may read. */
export async function previewOf(request: RequestRecord, at: Date) {
  const isDraft = request.sentAt === null;
  const seen = isDraft ? { ...request, deadlineAt: request.deadlineAt ?? defaultDeadline(at) } : request;
  const opportunity = { request: seen, own: null, ...(await interestIn(request.id)) };
  const files = await filesOf(request.id);
  const sheet = opportunitySheet(opportunity, { partnerId: request.onlyPartnerId ?? "", files, reasons: [], now: at });
  return {
    ...sheet,
    number: request.registration ?? "La trimitere",
    status: isDraft ? ("active" as const) : sheet.status,
    calendar: null,
  };
}
