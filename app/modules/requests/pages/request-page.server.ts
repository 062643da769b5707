import { isVerified, type Member } from "~/modules/accounts/rules/actor";
import { codesOf } from "~/platform/codes";
import { newFormKey } from "~/platform/form/once.server";
import { pick } from "~/platform/pick";
import type { TabLink } from "~/ui/head/tabs";
import { decisionOf } from "../rules/decision";
import { knots } from "../rules/knots";
import type { Match } from "../rules/matching";
import { nextStep } from "../rules/next-step";
import { requestPath } from "../rules/paths";
import { calendarWords, type RequestStatus } from "../rules/request";
import { CONFIRMED, type Confirmed } from "../rules/request-moments";
import { requestPolicy } from "../rules/request-policy";
import { responseOrderOf } from "../rules/response-order";
import { reviewPolicy } from "../rules/review-policy";
import { sharingPolicy } from "../rules/sharing-policy";
import { timeline } from "../rules/timeline";
import { unfilledPlaces } from "../rules/unfilled-places";
import { conversationsAbout } from "../store/conversations.server";
import {
  changesOf,
  questionsFor,
  type RequestChange,
  responsesFor,
  sectionCounts,
} from "../store/correspondence.server";
import { matchCount, matchesFor } from "../store/matching.server";
import type { RequestRecord } from "../store/record.server";
import { filesOf, type RequestFile } from "../store/request-files.server";
import { reviewOf } from "../store/reviews.server";
import { timelineEntriesOf } from "../store/timeline-entries.server";
import {
  conversationViews,
  latestAnswers,
  matchesView,
  preparationView,
  questionReaders,
  questionsDeadlineText,
  questionViews,
  timelineFacts,
} from "../views/request-panels.server";
import { responseBoard } from "../views/request-responses.server";
import { ownChangeView, reviewView, sheetView } from "../views/request-view.server";

/** Sections of a request's page; the key is the `tab` parameter of the address. */
const REQUEST_TABS = {
  pregatire: "Înainte de trimitere",
  oferte: "Oferte",
  descriere: "Descriere",
  intrebari: "Întrebări",
  istoric: "Istoric",
  potriviri: "Firme potrivite",
  discutii: "Conversații",
  dosar: "Dosar",
} as const;

type RequestTab = keyof typeof REQUEST_TABS;
/** Those that show the description, often the longest text; to the others it is not sent. */
const DESCRIBING: readonly RequestTab[] = ["pregatire", "descriere"];

const DRAFT: readonly RequestTab[] = ["pregatire", "potriviri", "dosar"];
const ENDED: readonly RequestTab[] = ["oferte", "descriere", "intrebari", "istoric", "discutii", "dosar"];
const SENT: readonly RequestTab[] = [...ENDED.slice(0, -1), "potriviri", "dosar"];

/** A request that was never sent has no responses; a finished one needs no matches. */
function tabsOf(status: RequestStatus, isSent: boolean): readonly RequestTab[] {
  if (status === "draft") return DRAFT;
  if (!isSent) return ["descriere", "dosar"];
  return status === "completed" || status === "cancelled" ? ENDED : SENT;
}

/** The section named in the address; the first one when this request does not have it. */
function tabIn(tabs: readonly RequestTab[], code: string | null): RequestTab {
  return tabs.find((tab) => tab === code) ?? tabs[0] ?? "dosar";
}

/** Loader data of a request's page. Only the section named in the address is queried. */
export async function requestPage(actor: Member, request: RequestRecord, address: URLSearchParams, at: Date) {
  const isSent = request.sentAt !== null;
  const tabs = tabsOf(request.status, isSent);
  const tab = tabIn(tabs, address.get("tab"));
  const files = await filesOf(request.id);
  const changes = await changesOf(request.id);
  const review = await reviewOf(actor, request);
  const matches = tab === "potriviri" ? await matchesFor(request) : [];
  const potriviri = tab !== "potriviri" && tabs.includes("potriviri") ? await matchCount(request) : matches.length;
  const { offers, waitingQuestions, intrebari, discutii } = await sectionCounts(request);
  const counts = { potriviri, oferte: offers.received, intrebari, discutii };
  const entries = await timelineEntriesOf(request);
  const told = timelineFacts(request, changes, { review, entries, offers });
  const facts = { actor, request, at, files, changes, matches, fitting: potriviri };
  const sheet = sheetView(request, { files, at, decision: decisionOf(request, offers, at) });
  return {
    partner: request.acceptedPartnerName,
    isSent,
    hiddenReason: request.hiddenReason,
    calendar: calendarWords(request, at),
    sheet: DESCRIBING.includes(tab) ? sheet : { ...sheet, description: "" },
    can: {
      ...requestPolicy.can(actor, request, at),
      ...sharingPolicy.can(actor, request, at),
      review: reviewPolicy.may("review", actor, { request, review }, at),
    },
    step: nextStep(
      {
        ...request,
        offers,
        waitingQuestions,
        isReviewed: review !== null,
        evaluating: isEvaluating(request, changes),
        unfilled: request.status === "draft" ? unfilledPlaces(request).length : 0,
      },
      { verification: actor.organisation.verification },
      at,
    ),
    /** While it can still be written otherwise. */
    doneBefore: ["draft", "sent"].includes(request.status) ? pick(request, "title", "category") : null,
    copyKey: newFormKey(),
    confirmKeys: Object.fromEntries(codesOf(CONFIRMED).map((confirmed) => [confirmed, newFormKey()])) as Record<
      Confirmed,
      string
    >,
    /** It waits for the verification: with the one-time key to stop that, or null where it may not be stopped. */
    queued:
      request.status === "draft" && request.queuedAt !== null && !isVerified(actor)
        ? { recallKey: requestPolicy.may("unqueue", actor, request, at) ? newFormKey() : null }
        : null,
    tabs: tabs.map((one) => tabLink(request.id, one, one === tab, counts)),
    panel: await panelOf(facts, tab, address.get("ordine")),
    timeline: timeline(told, at),
    knots: knots(told, at),
    review: review && { ...reviewView(review), hiddenReason: review.hiddenReason },
  };
}

/** `evaluating` of the list's rows, for one request. */
const isEvaluating = ({ deadlineAt }: RequestRecord, changes: Awaited<ReturnType<typeof changesOf>>): boolean =>
  changes.some(({ kind, madeAt }) => kind === "still_evaluating" && deadlineAt !== null && madeAt >= deadlineAt);

function tabLink(id: string, tab: RequestTab, current: boolean, counts: Partial<Record<RequestTab, number>>): TabLink {
  const count = tab === "discutii" ? counts[tab] || undefined : counts[tab];
  const href = `${requestPath(id)}?tab=${tab}`;
  return { label: REQUEST_TABS[tab], href, current, ...(count === undefined ? {} : { count }) };
}

type Facts = {
  actor: Member;
  request: RequestRecord;
  at: Date;
  files: readonly RequestFile[];
  changes: readonly RequestChange[];
  matches: readonly Match[];
  /** Number of matching partners. */
  fitting: number;
};

async function panelOf(facts: Facts, tab: RequestTab, order: string | null) {
  const { actor, request, at, files, changes, matches, fitting } = facts;
  switch (tab) {
    case "pregatire":
      return { tab, ...preparationView(request, { fileCount: files.length, matchCount: fitting }, { actor, at }) };
    case "oferte": {
      const mayOpen = requestPolicy.may("open", actor, request, at);
      const responses = await responsesFor(actor, request, at);
      return {
        tab,
        board: responseBoard(request, responses, { order: responseOrderOf(order), mayOpen, at }),
        questions: latestAnswers(request, await questionsFor(actor, request), at),
      };
    }
    case "intrebari": {
      const questions = questionViews(request, await questionsFor(actor, request), { actor, at });
      return { tab, questions, readers: questionReaders(request), empty: questionsDeadlineText(request, at) };
    }
    case "potriviri":
      return { tab, ...matchesView(request, matches, actor) };
    case "descriere":
    case "istoric":
      return { tab };
    case "discutii":
      return { tab, talks: conversationViews(await conversationsAbout(actor, request.id), at) };
    case "dosar":
      return { tab, changes: changes.map(ownChangeView) };
  }
}
