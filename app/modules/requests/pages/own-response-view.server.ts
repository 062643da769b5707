import { isSuspended } from "~/modules/accounts/rules/actor";
import { newFormKey } from "~/platform/form/once.server";
import { dateTime } from "~/platform/language/dates";
import { sizeText } from "~/platform/language/file-size";
import { formatRange } from "~/platform/language/money";
import type { OfferVersionView, OwnResponseView } from "../parts/own-response";
import type { ResponseFormView } from "../parts/response-form";
import type { ToConfirmView } from "../parts/to-confirm";
import { unconfirmedEdits } from "../rules/change-differences";
import { durationText } from "../rules/duration";
import { opportunityPath } from "../rules/opportunity-query";
import { CANCELLATION_REASONS, OUTCOME_REASONS, OUTCOME_TEXTS } from "../rules/reason";
import { awaitsDecision } from "../rules/request";
import { missedConfirmation, NOT_CONFIRMED_IN_TIME, responseStatus } from "../rules/response";
import { EMPTY_RESPONSE, formValuesOf } from "../rules/response-form-values";
import { responsePolicy } from "../rules/response-policy";
import type { RequestChange } from "../store/fisa.server";
import { type OpportunityRecord, type OwnVersion, ownVersions, type Partner } from "../store/opportunity.server";
import type { ResponseRecord } from "../store/responses.server";
import { changeView } from "./opportunity-fisa-view.server";

/** The own response with its history, what came of it, and what may still be done. */
export async function ownResponseView(partner: Partner, own: ResponseRecord, now: Date): Promise<OwnResponseView> {
  const requestId = own.requestId;
  const can = responsePolicy.can(partner, own, now);
  const versions = (await ownVersions(partner, own.id)).map((version) => versionView(requestId, version));
  const [current = blankVersion, ...earlier] = versions;
  return {
    status: responseStatus(own),
    submitted: `depus ${dateTime(own.submittedAt)}`,
    current,
    earlier,
    outcome: outcomeOf(partner, own, { canResubmit: can.resubmit, now }),
    editHref: can.edit ? opportunityPath(requestId, "response") : null,
    resubmitHref: can.resubmit ? opportunityPath(requestId, "response") : null,
    withdrawal: can.withdraw ? withdrawalView(own) : null,
  };
}

export const withdrawalView = (own: ResponseRecord) => ({
  action: opportunityPath(own.requestId, "withdrawal"),
  formKey: newFormKey(),
  accepted: responseStatus(own) === "accepted",
});

const blankVersion: OfferVersionView = {
  ...{ version: 0, when: "", by: "", price: "", duration: "", text: "", experience: null, files: [] },
};

const versionView = (requestId: string, version: OwnVersion): OfferVersionView => ({
  version: version.version,
  when: dateTime(version.writtenAt),
  by: version.writtenBy,
  price: formatRange(version.priceMin, version.priceMax, version.currency) ?? "",
  duration: durationText(version.duration, version.durationUnit),
  text: version.text,
  experience: version.experience,
  files: version.files.map(({ id, name, size }) => ({
    id,
    name,
    size: sizeText(size),
    href: opportunityPath(requestId, `response/files/${id}`),
  })),
});

type Standing = { canResubmit: boolean; now: Date };

function outcomeOf(partner: Partner, own: ResponseRecord, { canResubmit, now }: Standing): OwnResponseView["outcome"] {
  if (missedConfirmation(own, own.request, now) && own.declinedAt === null) {
    const text = "Solicitarea s-a modificat după ce ați răspuns, iar termenul a trecut fără confirmare.";
    return { tone: "yellow", title: `${NOT_CONFIRMED_IN_TIME}.`, text };
  }
  switch (responseStatus(own)) {
    case "accepted":
      return acceptedOutcome(own);
    case "declined":
      return own.declineReason === null
        ? null
        : { tone: "blue", title: `${OUTCOME_REASONS[own.declineReason]}.`, text: OUTCOME_TEXTS[own.declineReason] };
    case "withdrawn":
      return {
        tone: "blue",
        title: own.acceptedAt === null ? "Ați retras răspunsul." : "Ați renunțat la colaborare.",
        text: [
          own.withdrawText === null ? "" : `Motivul: „${own.withdrawText}”`,
          canResubmit ? "Îl puteți depune din nou până la termen." : "",
        ]
          .filter(Boolean)
          .join(" "),
      };
    case "to_confirm":
    case "submitted":
      return standingOutcome(partner, own, now);
  }
}

function acceptedOutcome({ request }: ResponseRecord): OwnResponseView["outcome"] {
  if (request.status === "completed") {
    return { tone: "green", title: "Colaborarea este finalizată.", text: "Vă mulțumim pentru munca depusă." };
  }
  if (request.status === "cancelled") {
    const reason = request.cancelReason === null ? "" : `Motivul: ${CANCELLATION_REASONS[request.cancelReason]}.`;
    return { tone: "blue", title: "Autoritatea a anulat solicitarea în timpul colaborării.", text: reason };
  }
  const text = "Colaborarea este în desfășurare. Detaliile le stabiliți în discuția cu autoritatea.";
  return { tone: "green", title: "Răspunsul dumneavoastră a fost acceptat.", text };
}

function standingOutcome(partner: Partner, own: ResponseRecord, now: Date): OwnResponseView["outcome"] {
  if (isSuspended(partner)) {
    const text = "Răspunsul depus se păstrează; pentru lămuriri scrieți la suport.";
    return { tone: "yellow", title: "Contul firmei este suspendat.", text };
  }
  if (!awaitsDecision(own.request, now)) return null;
  const text = "Autoritatea evaluează răspunsurile. Hotărârea o aflați aici și în notificări.";
  return { tone: "blue", title: "Termenul a trecut.", text };
}

/** What changed since the author last stood by the response; null when there is nothing to confirm, or no longer. */
export function toConfirmView(
  partner: Partner,
  { row, own }: OpportunityRecord,
  { changes, now }: { changes: readonly RequestChange[]; now: Date },
): ToConfirmView | null {
  if (own === null || !responsePolicy.may("confirm", partner, own, now)) return null;
  return {
    deadline: dateTime(row.deadlineAt ?? now),
    changes: unconfirmedEdits(changes, own.unconfirmedSince).map(changeView),
    confirmation: { action: opportunityPath(row.id, "confirmation"), formKey: newFormKey() },
    editHref: opportunityPath(row.id, "response"),
    withdrawHref: opportunityPath(row.id, "withdrawal"),
  };
}

/** The form of a first response. */
export const firstResponseForm = ({ row }: OpportunityRecord): ResponseFormView => ({
  action: opportunityPath(row.id, "response"),
  formKey: newFormKey(),
  changes: null,
  defaults: EMPTY_RESPONSE,
  sealed: row.sealed,
  submitLabel: "Trimite răspunsul",
  busyLabel: "Se trimite…",
  cancelHref: null,
});

/** The form of a response that is there already: changed, or submitted once more. */
export async function laterResponseForm(partner: Partner, own: ResponseRecord): Promise<ResponseFormView> {
  const [current] = await ownVersions(partner, own.id);
  const again = own.withdrawnAt !== null;
  return {
    action: opportunityPath(own.requestId, "response"),
    formKey: newFormKey(),
    changes: {
      id: own.id,
      version: own.version,
      files: (current?.files ?? []).map(({ id, name }) => ({ id, name })),
    },
    defaults: current === undefined ? EMPTY_RESPONSE : formValuesOf(current),
    sealed: own.request.sealed,
    submitLabel: again ? "Depune din nou" : "Salvează răspunsul",
    busyLabel: again ? "Se depune…" : "Se salvează…",
    cancelHref: opportunityPath(own.requestId),
  };
}
