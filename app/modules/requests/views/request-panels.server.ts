import { type Actor, isVerified } from "~/modules/accounts/rules/actor";
import { reviewsText } from "~/modules/partners/rules/card";
import { newFormKey } from "~/platform/form/once.server";
import { dateTime, relative } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { lowered } from "~/platform/language/text";
import type { Match } from "../rules/matching";
import { messageTo } from "../rules/paths";
import { lateAnswer, questionPolicy } from "../rules/question-policy";
import { readBy } from "../rules/recipients";
import { HIDDEN, questionsOpen } from "../rules/request";
import { requestPolicy } from "../rules/request-policy";
import { taskList } from "../rules/task-list";
import type { TimelineFacts } from "../rules/timeline";
import type { conversationsAbout } from "../store/conversations.server";
import type { QuestionRow, RequestChange } from "../store/correspondence.server";
import type { RequestRecord } from "../store/record.server";
import type { Review } from "../store/reviews.server";
import { changeView } from "./request-view.server";

type Viewer = { actor: Actor; at: Date };

export function preparationView(
  request: RequestRecord,
  { fileCount, matchCount }: { fileCount: number; matchCount: number },
  { actor, at }: Viewer,
) {
  const tasks = taskList(
    { ...request, fileCount, partnerName: request.onlyPartnerName, ownerVerified: isVerified(actor) },
    at,
  );
  return {
    id: request.id,
    tasks,
    mayEdit: requestPolicy.may("edit", actor, request, at),
    recipients: recipients(request, matchCount),
  };
}

/** Immediately, or queued until its organisation is verified. */
export const maySend = (...asked: [Actor, RequestRecord, Date]): boolean =>
  requestPolicy.may("send", ...asked) || requestPolicy.may("queue", ...asked);

function recipients(request: RequestRecord, count: number): string {
  if (request.onlyPartnerName !== null) return `O primește numai ${request.onlyPartnerName}.`;
  if (count === 0) return "Niciun partener verificat nu lucrează încă în această categorie.";
  return `Îi anunțăm pe partenerii care se potrivesc: acum ${plural(count, "partener", "parteneri")}.`;
}

const MOST_MATCHES = 30;

export function matchesView(request: RequestRecord, found: readonly Match[], actor: Actor) {
  const mayMessage = request.sentAt !== null && isVerified(actor);
  return {
    isSent: request.sentAt !== null,
    matches: found.slice(0, MOST_MATCHES).map(({ partner: { partnerId, name, rating, reviewCount }, reasons }) => ({
      id: partnerId,
      name,
      rating: reviewCount === 0 ? null : rating,
      ratingWords: reviewsText(reviewCount),
      reasons: reasons.map(({ sentence }) => sentence),
      messageHref: mayMessage ? messageTo(partnerId, request.id) : null,
    })),
    left: Math.max(0, found.length - MOST_MATCHES),
  };
}

/** The questions, each with the one-time key of its answer form; null when this person may not answer, or no longer. */
export function questionViews(request: RequestRecord, rows: readonly QuestionRow[], { actor, at }: Viewer) {
  return rows.map(({ isOwn: _, ...question }) => {
    const may = questionPolicy.may("answer", actor, { askedBy: "", ...question, request }, at);
    const isLate = question.answeredAt === null && !may;
    return {
      ...question,
      formKey: may ? newFormKey() : null,
      /** Shown instead of the form. */
      late: isLate ? lateAnswer(request, at) : null,
    };
  });
}

export function questionsDeadlineText({ questionsUntil, ...request }: RequestRecord, at: Date): string {
  const isBefore = questionsUntil !== null && at < questionsUntil;
  if (isBefore && request.hiddenAt !== null) return HIDDEN;
  if (!isBefore || !questionsOpen({ ...request, questionsUntil }, at)) {
    return "Termenul pentru întrebări a trecut.";
  }
  const readers = lowered(readBy("Le", request));
  return `Se poate întreba până la ${dateTime(questionsUntil)}. Răspunsurile ${readers}.`;
}

/** Who reads the answers, and what the authority learns of who asks: of a request for one firm that is no secret. */
export const questionReaders = (request: RequestRecord): string =>
  `Răspunsurile ${lowered(readBy("Le", request))}.${
    request.onlyPartnerId === null ? " Numele celui care întreabă nu îl vede nimeni, nici dumneavoastră." : ""
  }`;

const BRIEF = 3;

/** The newest answers, shown beside the responses; null without questions, once asking is closed. */
export function latestAnswers(request: RequestRecord, rows: readonly QuestionRow[], at: Date) {
  if (rows.length === 0 && !questionsOpen(request, at)) return null;
  const answered = rows.filter(({ answeredAt }) => answeredAt !== null);
  const waiting = rows.length - answered.length;
  return {
    shown: answered.slice(-BRIEF).map(({ id, text, answer, answeredAt }) => ({ id, text, answer, answeredAt })),
    waiting: waiting === 0 ? null : `${plural(waiting, "întrebare așteaptă", "întrebări așteaptă")} răspuns`,
    readers: questionReaders(request),
    empty: rows.length === 0 ? questionsDeadlineText(request, at) : "Niciun răspuns publicat încă.",
  };
}

export const conversationViews = (rows: Awaited<ReturnType<typeof conversationsAbout>>, at: Date) =>
  rows.map(({ lastMessageAt, ...talk }) => ({ ...talk, when: relative(lastMessageAt, at) }));

/** Inputs of the timeline, each change with the sentences that describe it. */
export function timelineFacts(
  request: RequestRecord,
  changes: readonly RequestChange[],
  { review, entries, offers }: Pick<TimelineFacts, "entries" | "offers"> & { review: Review | null },
): TimelineFacts {
  return {
    ...request,
    entries,
    offers,
    partnerName: request.acceptedPartnerName,
    reviewedAt: review?.reviewedAt ?? null,
    changes: changes.map((change) => {
      const { lines, description } = changeView(change);
      const told = [change.text, ...lines, description === null ? null : "Descrierea a fost modificată."];
      const text = told.filter((line) => line !== null).join(" ") || null;
      return { kind: change.kind, madeAt: change.madeAt, text, by: change.madeByName };
    }),
  };
}
