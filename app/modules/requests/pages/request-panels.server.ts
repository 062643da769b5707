import { type Actor, isVerified } from "~/modules/accounts/rules/actor";
import { reviewsText } from "~/modules/partners/rules/card";
import { newFormKey } from "~/platform/form/once.server";
import { dateLong, dateTime, relative } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import type { OwnerQuestionView } from "../parts/question-panel";
import type { MatchesView, PreparationView, TalkView } from "../parts/request-panels";
import type { ChangeView, KnotView } from "../parts/request-thread";
import type { ReviewView } from "../parts/review-card";
import type { Match } from "../rules/matching";
import { questionPolicy } from "../rules/question-policy";
import { requestPolicy } from "../rules/request-policy";
import { requestPath } from "../rules/request-query";
import { isWhole, taskList } from "../rules/task-list";
import type { Knot, Story } from "../rules/timeline";
import type { discussionsOf } from "../store/discussions.server";
import { changesOf, type QuestionRow, type RequestChange, timelineFactsOf } from "../store/fisa.server";
import type { RequestRecord } from "../store/record.server";
import type { Review } from "../store/reviews.server";
import { changeView } from "./opportunity-fisa-view.server";
import { talkHref } from "./request-offers.server";

type Seen = { actor: Actor; at: Date };

export function preparationView(
  request: RequestRecord,
  { fileCount, matchCount }: { fileCount: number; matchCount: number },
  { actor, at }: Seen,
): PreparationView {
  const verified = isVerified(actor);
  const tasks = taskList({ ...request, fileCount, partnerName: request.onlyPartnerName, ownerVerified: verified }, at);
  return {
    id: request.id,
    tasks,
    whole: isWhole(tasks),
    verified,
    queued: request.queuedAt !== null,
    maySend: requestPolicy.may("send", actor, request, at) || requestPolicy.may("queue", actor, request, at),
    mayEdit: requestPolicy.may("edit", actor, request, at),
    recipients: recipients(request, matchCount),
  };
}

function recipients(request: RequestRecord, count: number): string {
  if (request.onlyPartnerName !== null) return `O primește numai ${request.onlyPartnerName}.`;
  if (count === 0) return "Niciun partener verificat nu lucrează încă în această categorie.";
  return `Îi anunțăm pe partenerii care se potrivesc: acum ${plural(count, "partener", "parteneri")}.`;
}

const MOST_MATCHES = 30;

export function matchesView(request: RequestRecord, found: readonly Match[], { actor }: Seen): MatchesView {
  const left = found.length - MOST_MATCHES;
  const mayTalk = request.sentAt !== null && isVerified(actor);
  return {
    lead:
      request.sentAt === null
        ? "Pe aceștia îi anunțăm la trimitere. Fiecare motiv este un fapt din platformă și dispare odată cu el."
        : "Fiecare motiv este un fapt din platformă și dispare odată cu el. Le puteți scrie chiar dacă nu au răspuns.",
    matches: found.slice(0, MOST_MATCHES).map(({ partner, reasons }) => ({
      id: partner.partnerId,
      name: partner.name,
      rating: partner.reviewCount === 0 ? null : partner.rating,
      ratingWords: reviewsText(partner.reviewCount),
      reasons: reasons.map(({ sentence }) => sentence),
      talkHref: mayTalk ? talkHref(request.id, partner.partnerId) : null,
    })),
    more: left > 0 ? `Și încă ${plural(left, "partener", "parteneri")} din această categorie.` : null,
  };
}

export function questionView(request: RequestRecord, row: QuestionRow, { actor, at }: Seen): OwnerQuestionView {
  const { id, text, askedAt, answer, answeredAt } = row;
  const may = questionPolicy.may("answer", actor, { askedBy: "", askedAt, answeredAt, request }, at);
  const waits = answeredAt === null;
  return {
    id,
    text,
    asked: `Întrebare din ${dateTime(askedAt)}`,
    answer:
      answer === null || answeredAt === null ? null : { text: answer, when: `Răspuns pe ${dateLong(answeredAt)}` },
    answering: may ? { action: requestPath(request.id, `questions/${id}/answer`), formKey: newFormKey() } : null,
    late: waits && !may ? "Termenul pentru răspunsul la întrebări a trecut. Puteți adăuga o clarificare." : null,
  };
}

export const talkViews = (rows: Awaited<ReturnType<typeof discussionsOf>>, at: Date): TalkView[] =>
  rows.map(({ id, partnerName, subject, status, lastMessageAt }) => ({
    id,
    partner: partnerName,
    subject,
    status,
    when: relative(lastMessageAt, at),
  }));

/** Inside the authority everybody may know who of theirs changed what. */
export const ownChangeView = (change: RequestChange): ChangeView => ({ ...changeView(change), by: change.madeByName });

/** The thread of a request, each change with what it changed. */
export async function storyOf(request: RequestRecord): Promise<Story> {
  const [story, changes] = [await timelineFactsOf(request), await changesOf(request.id)];
  return {
    ...story,
    changes: changes.map((change) => {
      const { lines, description } = ownChangeView(change);
      const told = [change.text, ...lines, description === null ? null : "Descrierea a fost modificată."];
      return { kind: change.kind, madeAt: change.madeAt, text: told.filter((line) => line !== null).join(" ") || null };
    }),
  };
}

export const knotViews = (knots: readonly Knot[]): KnotView[] =>
  knots.map(({ state, label, at, detail }) => ({ state, label, at: at === null ? null : dateTime(at), detail }));

export function reviewView(review: Review): ReviewView {
  const { overall, quality, time, communication, price, text, reviewedAt, reply, repliedAt } = review;
  return {
    overall,
    scores: { quality, time, communication, price },
    text,
    when: `Scrisă pe ${dateLong(reviewedAt)}`,
    reply: reply === null || repliedAt === null ? null : { text: reply, when: dateLong(repliedAt) },
    hidden:
      review.hiddenAt === null ? null : `Un administrator a ascuns recenzia: ${review.hiddenReason ?? "fără motiv"}`,
  };
}
