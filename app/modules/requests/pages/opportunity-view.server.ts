import { isVerified } from "~/modules/accounts/rules/actor";
import { existingConversation } from "~/modules/conversations/store/thread.server";
import { newFormKey } from "~/platform/form/once.server";
import { historyOf } from "~/platform/journal/journal.server";
import { dateLong, dateTime } from "~/platform/language/dates";
import type { OwnResponseView } from "../parts/own-response";
import type { PartnerReviewView } from "../parts/partner-review";
import type { AskView, QuestionView } from "../parts/public-questions";
import type { KnotView } from "../parts/request-thread";
import type { ResponseFormView } from "../parts/response-form";
import { toPartner } from "../rules/matching";
import { wayToTakePart } from "../rules/opportunity";
import { opportunityPolicy } from "../rules/opportunity-policy";
import { opportunityPath } from "../rules/opportunity-query";
import { opportunityTimeline } from "../rules/opportunity-timeline";
import { REVIEW_SCORES } from "../rules/review";
import { reviewPolicy } from "../rules/review-policy";
import { changesOf, questionsFor, type RequestChange } from "../store/fisa.server";
import { reasonsFor } from "../store/matching.server";
import type { OpportunityRecord, Partner } from "../store/opportunity.server";
import { filesOf } from "../store/request-files.server";
import { type Review, reviewOf } from "../store/reviews.server";
import { changeView, fisaOf } from "./opportunity-fisa-view.server";
import { messageAbout } from "./opportunity-views.server";
import { firstResponseForm, ownResponseView, toConfirmView } from "./own-response-view.server";

/** What stands in the place of the own response: it, the form that makes it, or why there is neither. */
export type ResponseBlock =
  | { kind: "own"; response: OwnResponseView }
  | { kind: "form"; form: ResponseFormView }
  | { kind: "why"; sentence: string; way: { href: string; label: string } | null };

/** Everything on the page of one opportunity, in words. */
export async function opportunityView(partner: Partner, opportunity: OpportunityRecord, now: Date) {
  const { row, subject } = opportunity;
  const partnerId = partner.organisation.id;
  const changes = await changesOf(row.id);
  const reasons = (await reasonsFor(partnerId, [row])).get(row.id) ?? [];
  const files = await filesOf(row.id);
  const review = row.acceptedPartnerId === partnerId ? await reviewOf(partner, row.id) : null;
  const cannotAsk = opportunityPolicy.whyNot("ask", partner, subject, now);
  return {
    fisa: fisaOf(opportunity, { partnerId, files, reasons: reasons.map(toPartner), now }),
    toConfirm: toConfirmView(partner, opportunity, { changes, now }),
    block: await responseBlock(partner, opportunity, now),
    review: review && reviewView(partner, opportunity, { review, now }),
    changes: changes.map(changeView),
    questions: (await questionsFor(partner, row)).map(questionView),
    ask: cannotAsk === null ? askView(row.id) : null,
    cannotAsk: cannotAsk?.sentence ?? null,
    knots: await knotsOf(partner, opportunity, { changes, review, now }),
    talk: await talkOf(partner, opportunity),
  };
}

export const askView = (id: string): AskView => ({ action: opportunityPath(id, "questions"), formKey: newFormKey() });

async function responseBlock(partner: Partner, opportunity: OpportunityRecord, now: Date): Promise<ResponseBlock> {
  if (opportunity.own !== null) return { kind: "own", response: await ownResponseView(partner, opportunity.own, now) };
  const hindrance = opportunityPolicy.whyNot("respond", partner, opportunity.subject, now);
  if (hindrance === null) return { kind: "form", form: firstResponseForm(opportunity) };
  return { kind: "why", sentence: hindrance.sentence, way: isVerified(partner) ? null : wayToTakePart(partner) };
}

type Reviewed = { review: Review; now: Date };

function reviewView(partner: Partner, { row }: OpportunityRecord, { review, now }: Reviewed): PartnerReviewView {
  const { overall: _, ...criteria } = REVIEW_SCORES;
  const codes = Object.keys(criteria) as (keyof typeof criteria)[];
  const { reply, repliedAt } = review;
  return {
    authority: row.ownerName,
    overall: review.overall,
    scores: codes.map((code) => ({ label: criteria[code], value: review[code] })),
    text: review.text,
    when: dateLong(review.reviewedAt),
    hidden: review.hiddenAt !== null,
    reply: reply !== null && repliedAt !== null ? { text: reply, when: dateLong(repliedAt) } : null,
    replyForm: reviewPolicy.may("reply", partner, { request: row, review }, now) ? replyView(row.id) : null,
  };
}

export const replyView = (id: string) => ({ action: opportunityPath(id, "review-reply"), formKey: newFormKey() });

type QuestionRow = Awaited<ReturnType<typeof questionsFor>>[number];

const questionView = ({ id, text, askedAt, isOwn, answer, answeredAt }: QuestionRow): QuestionView => ({
  id,
  text,
  asked: dateTime(askedAt),
  isOwn,
  answer: answer !== null && answeredAt !== null ? { text: answer, when: dateTime(answeredAt) } : null,
});

type Told = { changes: readonly RequestChange[]; review: Review | null; now: Date };

async function knotsOf(partner: Partner, { row, own, subject }: OpportunityRecord, told: Told): Promise<KnotView[]> {
  const knots = opportunityTimeline(
    {
      ...subject,
      cancelReason: row.cancelReason,
      changes: told.changes,
      events: own === null ? [] : await historyOf(own.id),
      chosen: row.acceptedPartnerId === partner.organisation.id,
      reviewedAt: told.review?.reviewedAt ?? null,
      repliedAt: told.review?.repliedAt ?? null,
    },
    told.now,
  );
  return knots.map(({ state, label, at, detail }) => ({ state, label, at: at && dateTime(at), detail }));
}

async function talkOf(partner: Partner, { row }: OpportunityRecord): Promise<{ href: string; label: string }> {
  const pair = { uatId: row.ownerId, firmaId: partner.organisation.id, requestId: row.id };
  const conversation = await existingConversation(pair);
  return conversation === null
    ? { href: messageAbout(row), label: "Scrie autorității" }
    : { href: `/firma/messages/${conversation}`, label: "Deschide discuția" };
}
