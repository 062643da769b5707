import { isVerified, type Member } from "~/modules/accounts/rules/actor";
import { threadPath } from "~/modules/conversations/rules";
import { localDateOf, yearOf } from "~/platform/calendar/local-date";
import { newFormKey } from "~/platform/form/once.server";
import { historyOf, type JournalEntry } from "~/platform/journal/journal.server";
import { dateTime } from "~/platform/language/dates";
import { formatRange } from "~/platform/language/money";
import { countdown } from "../rules/countdown";
import { knots } from "../rules/knots";
import { toPartner } from "../rules/matching";
import { opportunityStatus, wayToTakePart } from "../rules/opportunity";
import { opportunityPolicy } from "../rules/opportunity-policy";
import { opportunityStep } from "../rules/opportunity-step";
import { opportunityTimeline } from "../rules/opportunity-timeline";
import { messageAbout } from "../rules/paths";
import { calendarWords, NO_CRITERION, NOT_A_PURCHASE, questionsOpen, responsesReadable } from "../rules/request";
import { reviewPolicy } from "../rules/review-policy";
import { changesOf, questionsFor, type RequestChange } from "../store/correspondence.server";
import { reasonsFor } from "../store/matching.server";
import type { OpportunityRecord } from "../store/opportunity.server";
import { talkAbout } from "../store/partner-desk.server";
import { filesOf, type RequestFile } from "../store/request-files.server";
import { type Review, reviewOf } from "../store/reviews.server";
import { authorityLine, changeView, reviewView } from "../views/request-view.server";
import { firstResponseForm, ownResponseView, toConfirmView } from "./own-response-view.server";

/** Loader data of an opportunity's page. */
export async function opportunityView(
  { partner, request: asked }: { partner: Member; request: Request },
  opportunity: OpportunityRecord,
  now: Date,
) {
  const { request } = opportunity;
  const partnerId = partner.organisation.id;
  const changes = await changesOf(request.id);
  const reasons = (await reasonsFor(partnerId, [request])).get(request.id) ?? [];
  const files = await filesOf(request.id);
  const review = request.acceptedPartnerId === partnerId ? await reviewOf(partner, request) : null;
  const mayReply = reviewPolicy.may("reply", partner, { request, review }, now);
  const events = opportunity.own === null ? [] : await historyOf(opportunity.own.id);
  const toConfirm = toConfirmView(partner, opportunity, { changes, now });
  const talk = await conversationLink(partner, opportunity);
  const cannotAsk = opportunityPolicy.whyNot("ask", partner, opportunity, now);
  return {
    sheet: opportunitySheet(opportunity, { partnerId, files, reasons: reasons.map(toPartner), now }),
    isHidden: request.hiddenAt !== null,
    toConfirm,
    /** Null too when an offer waits for confirmation, which has a box of its own. */
    step:
      toConfirm === null
        ? opportunityStep(partner, { ...opportunity, review, hasWritten: talk.hasWritten, talk: talk.href }, now)
        : null,
    block: await responseBlock({ partner, request: asked }, opportunity, { events, now }),
    review: review && {
      id: request.id,
      authority: request.ownerName,
      review: reviewView(review),
      replyKey: mayReply ? newFormKey() : null,
    },
    changes: changes.map(changeView),
    questions: await questionsFor(partner, request),
    askKey: cannotAsk === null ? newFormKey() : null,
    cannotAsk: cannotAsk?.sentence ?? null,
    timeline: timelineOf(partner, opportunity, { changes, review, events, now }),
    // until when the authority may answer is its own matter
    knots: knots({ ...request, answersUntil: null, changes, reviewedAt: review?.reviewedAt ?? null }, now),
    talk,
  };
}

type SheetContext = { partnerId: string; files: readonly RequestFile[]; reasons: readonly string[]; now: Date };

/** The registry sheet of an opportunity, as partners see it. */
export function opportunitySheet(opportunity: OpportunityRecord, { partnerId, files, reasons, now }: SheetContext) {
  const { request, views, responses } = opportunity;
  const { id, title, description, category, county, urgency, questionsUntil } = request;
  const sentAt = request.sentAt ?? now;
  const deadlineAt = request.deadlineAt ?? now;
  const isSent = request.status === "sent";
  const status = opportunityStatus(opportunity, now);
  const budget = formatRange(request.budgetMin, request.budgetMax, request.currency ?? "RON");
  return {
    id,
    title,
    description,
    category,
    county,
    urgency,
    status,
    sentAt,
    deadlineAt,
    files,
    views,
    responses,
    requester: { id: request.ownerId, verified: request.ownerVerified, line: authorityLine(request) },
    number: request.registration ?? "",
    deadline: deadlineInCorner(deadlineAt, sentAt),
    /** Null after a decision or cancellation. */
    countdown: isSent ? countdown(deadlineAt, now) : null,
    /** Null when responses are not sealed. */
    seal:
      request.openedAt !== null ? ("opened" as const) : !responsesReadable(request, now) ? ("sealed" as const) : null,
    addressed: request.onlyPartnerId === partnerId,
    budget: budget ?? "Buget nespecificat",
    budgetNote: budget === null ? NOT_A_PURCHASE : `Fără TVA. ${NOT_A_PURCHASE}`,
    criterion: request.criterion ?? NO_CRITERION,
    questionsUntil: questionsOpen(request, now) ? questionsUntil : null,
    calendar: calendarWords(request, now),
    reasons: status === "active" ? reasons : [],
  };
}

/** Omits the year when it is that of the sending date, shown beside it. */
function deadlineInCorner(deadlineAt: Date, sentAt: Date): string {
  const year = yearOf(localDateOf(deadlineAt));
  return year === yearOf(localDateOf(sentAt)) ? dateTime(deadlineAt).replace(` ${year}`, "") : dateTime(deadlineAt);
}

/** The partner's own response, else the response form, else the reason why it may not respond. */
async function responseBlock(
  writer: { partner: Member; request: Request },
  opportunity: OpportunityRecord,
  { events, now }: { events: readonly JournalEntry[]; now: Date },
) {
  const { partner } = writer;
  const { own } = opportunity;
  if (own !== null) return { kind: "own" as const, response: await ownResponseView(partner, own, { events, now }) };
  const hindrance = opportunityPolicy.whyNot("respond", partner, opportunity, now);
  if (hindrance === null) return { kind: "form" as const, form: await firstResponseForm(writer, opportunity) };
  const way = isVerified(partner) ? null : wayToTakePart(partner);
  return { kind: "why" as const, sentence: hindrance.sentence, way };
}

type TimelineSources = {
  changes: readonly RequestChange[];
  review: Review | null;
  events: readonly JournalEntry[];
  now: Date;
};

function timelineOf(partner: Member, opportunity: OpportunityRecord, sources: TimelineSources) {
  const { changes, review, events, now } = sources;
  const { request, own } = opportunity;
  const facts = {
    request,
    own,
    changes,
    cancelReason: request.cancelReason,
    events,
    chosen: request.acceptedPartnerId === partner.organisation.id,
    reviewedAt: review?.reviewedAt ?? null,
    repliedAt: review?.repliedAt ?? null,
  };
  return opportunityTimeline(facts, now);
}

async function conversationLink(partner: Member, { request }: OpportunityRecord) {
  const talk = await talkAbout(request.id, partner.organisation.id);
  if (talk === null) return { href: messageAbout(request), label: "Scrie autorității", hasWritten: false };
  return { href: threadPath(partner, talk.id), label: "Deschide conversația", hasWritten: talk.hasWritten };
}
