import { isSuspended, type Member } from "~/modules/accounts/rules/actor";
import { fileLimits } from "~/modules/media/rules/attachment";
import { draftOnPage } from "~/platform/form/draft.server";
import { newFormKey } from "~/platform/form/once.server";
import type { JournalEntry } from "~/platform/journal/journal.server";
import { formatRange } from "~/platform/language/money";
import { quoted } from "~/platform/language/quotes";
import { asSentence } from "~/platform/language/text";
import { unconfirmedEdits } from "../rules/changes";
import { durationText } from "../rules/duration";
import { opportunityPath } from "../rules/paths";
import { cancellationReason, OUTCOME_REASONS, OUTCOME_TEXTS, type OutcomeReason } from "../rules/reason";
import { awaitsDecision } from "../rules/request";
import { missedConfirmation, NOT_CONFIRMED_IN_TIME, responseStatus } from "../rules/response";
import { EMPTY_RESPONSE, formValuesOf } from "../rules/response-form-values";
import { responsePolicy } from "../rules/response-policy";
import type { RequestChange } from "../store/correspondence.server";
import { type OpportunityRecord, type OwnVersion, ownVersions } from "../store/opportunity.server";
import type { ResponseRecord } from "../store/responses.server";
import { changeView } from "../views/request-view.server";
import { keptFiles } from "./request-input.server";

/** The partner's own response with its earlier versions, outcome and allowed actions. */
export async function ownResponseView(
  partner: Member,
  own: ResponseRecord,
  { events, now }: { events: readonly JournalEntry[]; now: Date },
) {
  const can = responsePolicy.can(partner, own, now);
  const [current, ...earlier] = (await ownVersions(partner, own.id)).map(versionView);
  if (current === undefined) throw new Error("The response has no version");
  return {
    requestId: own.requestId,
    status: responseStatus(own),
    missed: missedConfirmation(own, own.request, now),
    submittedAt: own.submittedAt,
    current,
    earlier,
    /** The decision, or why the response does not count; null while it is pending. */
    outcome: outcomeOf(partner, own, { canResubmit: can.resubmit, why: whyReplaced(events), now }),
    canEdit: can.edit,
    canResubmit: can.resubmit,
    withdrawal: can.withdraw ? withdrawalView(partner, own, now) : null,
  };
}

export const withdrawalView = (partner: Member, own: ResponseRecord, now: Date) => ({
  action: opportunityPath(own.requestId, "withdrawal"),
  formKey: newFormKey(),
  accepted: responseStatus(own) === "accepted",
  /** Once withdrawn, it may be submitted again. */
  isReversible: responsePolicy.may("resubmit", partner, { ...own, withdrawnAt: now }, now),
});

/** The reason for which the authority chose another partner; null when it did not. */
const whyReplaced = (events: readonly JournalEntry[]): string | null =>
  events.findLast(({ what }) => what === "response.replaced")?.note ?? null;

const versionView = ({ version, writtenAt, writtenBy, text, experience, files, ...response }: OwnVersion) => ({
  version,
  writtenAt,
  writtenBy,
  text,
  experience,
  files,
  price: formatRange(response.priceMin, response.priceMax, response.currency) ?? "",
  duration: durationText(response.duration, response.durationUnit),
});

type Outcome = { tone: "green" | "blue" | "yellow"; title: string; text: string } | null;
type OutcomeContext = { canResubmit: boolean; why: string | null; now: Date };

function outcomeOf(partner: Member, own: ResponseRecord, { canResubmit, why, now }: OutcomeContext): Outcome {
  if (missedConfirmation(own, own.request, now) && own.declinedAt === null) {
    const text = "Solicitarea s-a modificat după ce ați trimis oferta, iar termenul a trecut fără confirmare.";
    return { tone: "yellow", title: `${NOT_CONFIRMED_IN_TIME}.`, text };
  }
  switch (responseStatus(own)) {
    case "accepted":
      return acceptedOutcome(own);
    case "declined":
      return own.declineReason === null ? null : declinedOutcome(own, own.declineReason, why);
    case "withdrawn":
      return {
        tone: "blue",
        title: own.acceptedAt === null ? "Ați retras oferta." : "Ați renunțat la colaborare.",
        text: [
          own.withdrawText === null ? "" : `Motivul: ${quoted(own.withdrawText)}`,
          canResubmit ? "O puteți trimite din nou până la termen." : "",
        ]
          .filter(Boolean)
          .join(" "),
      };
    case "to_confirm":
    case "submitted":
      return pendingOutcome(partner, own, now);
  }
}

function declinedOutcome({ request }: ResponseRecord, reason: OutcomeReason, why: string | null): Outcome {
  const whys: Partial<Record<OutcomeReason, string | null>> = {
    did_not_continue: why,
    request_cancelled: cancellationReason(request),
  };
  const given = whys[reason] ?? null;
  const told = given === null ? "" : `Motivul autorității: ${quoted(given)} `;
  return { tone: "blue", title: `${OUTCOME_REASONS[reason]}.`, text: `${told}${OUTCOME_TEXTS[reason]}` };
}

function acceptedOutcome({ request }: ResponseRecord): Outcome {
  if (request.status === "completed") {
    return { tone: "green", title: "Colaborarea este finalizată.", text: "Vă mulțumim pentru munca depusă." };
  }
  if (request.status === "cancelled") {
    const given = cancellationReason(request);
    const reason = given === null ? "" : `Motivul: ${asSentence(given)}`;
    return { tone: "blue", title: "Autoritatea a anulat solicitarea în timpul colaborării.", text: reason };
  }
  const text = "Colaborarea este în desfășurare. Detaliile le stabiliți în conversația cu autoritatea.";
  return { tone: "green", title: "Oferta dumneavoastră a fost acceptată.", text };
}

function pendingOutcome(partner: Member, own: ResponseRecord, now: Date): Outcome {
  if (isSuspended(partner)) {
    const text = "Oferta trimisă se păstrează; pentru lămuriri scrieți la suport.";
    return { tone: "yellow", title: "Contul firmei este suspendat.", text };
  }
  if (!awaitsDecision(own.request, now)) return null;
  const text = "Autoritatea evaluează ofertele. Aflați decizia aici și în notificări.";
  return { tone: "blue", title: "Termenul a trecut.", text };
}

/** Changes of the request since the response was last confirmed; null when it cannot be confirmed now. */
export function toConfirmView(
  partner: Member,
  { request, own }: OpportunityRecord,
  { changes, now }: { changes: readonly RequestChange[]; now: Date },
) {
  if (own === null || !responsePolicy.may("confirm", partner, own, now)) return null;
  return {
    id: request.id,
    deadlineAt: request.deadlineAt ?? now,
    changes: unconfirmedEdits(changes, own.unconfirmedSince).map(changeView),
    formKey: newFormKey(),
  };
}

const FILE_LIMITS = { ...fileLimits("response"), hint: `Cel mult 3 odată. ${fileLimits("response").hint}.` };

type Writer = { partner: Member; request: Request };

/** The partner's draft of its response to a request; both pages with the form share it. */
async function draftOf({ partner, request }: Writer, requestId: string) {
  const { typed, ...found } = await draftOnPage(request, partner.userId, opportunityPath(requestId, "response"));
  return { ...found, typed: typed?.values ?? null, kept: await keptFiles(typed, partner, "response") };
}

/** The form of a first response. */
export async function firstResponseForm(writer: Writer, { request: { id, sealed } }: OpportunityRecord) {
  const { draft, typed, kept, formKey } = await draftOf(writer, id);
  return {
    id,
    sealed,
    draft,
    kept,
    formKey,
    file: FILE_LIMITS,
    changes: null,
    defaults: typed ?? EMPTY_RESPONSE,
    submit: "Trimite oferta",
    busyLabel: "Se trimite…",
  };
}

/** A draft that was begun before there was a response has not seen any of its versions. */
const NO_VERSION = "0";

/** The form that edits a response or submits a withdrawn one again. */
export async function laterResponseForm(writer: Writer, own: ResponseRecord) {
  const [current] = await ownVersions(writer.partner, own.id);
  const { draft, typed, version, kept, formKey } = await draftOf(writer, own.requestId);
  const again = own.withdrawnAt !== null;
  const stored = current === undefined ? EMPTY_RESPONSE : formValuesOf(current);
  return {
    id: own.requestId,
    sealed: own.request.sealed,
    draft,
    kept,
    formKey,
    file: FILE_LIMITS,
    changes: {
      version: typed === null ? String(own.version) : version || NO_VERSION,
      files: current?.files ?? [],
    },
    defaults: typed ?? stored,
    submit: again ? "Trimite din nou" : "Salvează oferta",
    busyLabel: again ? "Se trimite…" : "Se salvează…",
  };
}
