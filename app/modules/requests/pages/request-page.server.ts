import type { Actor } from "~/modules/accounts/rules/actor";
import { newFormKey } from "~/platform/form/once.server";
import { dateTime } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import type { RequestPageView, RequestPanel } from "../parts/request-file";
import type { Match } from "../rules/matching";
import { offerOrderOf } from "../rules/offer-order";
import { questionsOpen } from "../rules/request";
import { requestPolicy } from "../rules/request-policy";
import { requestPath } from "../rules/request-query";
import { REQUEST_TABS, type RequestTab, tabIn, tabsOf } from "../rules/request-tabs";
import { reviewPolicy } from "../rules/review-policy";
import { timeline } from "../rules/timeline";
import { discussionsOf } from "../store/discussions.server";
import { changesOf, type Offer, type QuestionRow, questionsFor, responsesFor } from "../store/fisa.server";
import { matchesFor } from "../store/matching.server";
import type { RequestRecord } from "../store/record.server";
import { filesOf, type RequestFile } from "../store/request-files.server";
import { type Review, reviewOf } from "../store/reviews.server";
import { offerBoard } from "./request-offers.server";
import {
  knotViews,
  matchesView,
  ownChangeView,
  preparationView,
  questionView,
  reviewView,
  storyOf,
  talkViews,
} from "./request-panels.server";
import { fileViews, fisaView } from "./request-view.server";

/** Everything that the page's sections tell of, read once. */
type Facts = {
  actor: Actor;
  at: Date;
  request: RequestRecord;
  files: RequestFile[];
  offers: Offer[];
  questions: QuestionRow[];
  matches: Match[];
  talks: Awaited<ReturnType<typeof discussionsOf>>;
  review: Review | null;
};

async function factsOf(actor: Actor, request: RequestRecord, at: Date): Promise<Facts> {
  const tabs = tabsOf(request.status, request.sentAt !== null);
  return {
    actor,
    at,
    request,
    files: await filesOf(request.id),
    offers: await responsesFor(actor, request, at),
    questions: await questionsFor(actor, request),
    matches: tabs.includes("potriviri") ? await matchesFor(request) : [],
    talks: await discussionsOf(actor, request.id),
    review: await reviewOf(actor, request.id),
  };
}

/** The whole page of a request; what stands in the address chooses the section and the order of the offers. */
export async function requestPage(
  actor: Actor,
  request: RequestRecord,
  { address, at }: { address: URLSearchParams; at: Date },
): Promise<RequestPageView> {
  const facts = await factsOf(actor, request, at);
  const tabs = tabsOf(request.status, request.sentAt !== null);
  const tab = tabIn(tabs, address.get("tab"));
  return {
    request: {
      id: request.id,
      title: request.title,
      isDraft: request.status === "draft",
      isSent: request.sentAt !== null,
      hasDeadline: request.deadlineAt !== null,
      partner: request.acceptedPartnerName,
    },
    fisa: await fisaView(actor, request, { files: facts.files, at }),
    can: canOf(facts),
    keys: { completion: newFormKey(), deletion: newFormKey(), copy: newFormKey() },
    notice: noticeOf(facts),
    tabs: tabs.map((one) => tabView(facts, one, tab)),
    panel: await panelOf(facts, tab, address),
    thread: tab === "dosar" ? null : knotViews(timeline(await storyOf(request), at)),
    questions: tab === "oferte" ? briefQuestions(facts) : null,
    review: facts.review === null ? null : reviewView(facts.review),
  };
}

function canOf({ actor, request, review, at }: Facts): RequestPageView["can"] {
  return {
    ...requestPolicy.can(actor, request, at),
    review: reviewPolicy.may("review", actor, { request, review }, at),
  };
}

function noticeOf({ request, actor, at }: Facts): RequestPageView["notice"] {
  if (request.status === "draft" && request.queuedAt !== null) {
    const action = requestPath(request.id, "recall");
    const recall = requestPolicy.may("unqueue", actor, request, at) ? { action, formKey: newFormKey() } : null;
    return {
      tone: "blue",
      text: "Solicitarea se trimite singură după verificarea instituției. Până atunci o puteți modifica.",
      recall,
    };
  }
  if (request.status === "in_progress" && request.acceptedPartnerId === null) {
    return {
      tone: "yellow",
      text: "Partenerul ales nu mai continuă. Puteți accepta altă ofertă sau anula solicitarea.",
      recall: null,
    };
  }
  return null;
}

function tabView(facts: Facts, tab: RequestTab, current: RequestTab) {
  const counts: Partial<Record<RequestTab, number>> = {
    oferte: facts.offers.filter(({ withdrawnAt }) => withdrawnAt === null).length,
    intrebari: facts.questions.length,
    potriviri: facts.matches.length,
    ...(facts.talks.length > 0 ? { discutii: facts.talks.length } : {}),
  };
  const count = counts[tab];
  const href = `${requestPath(facts.request.id)}?tab=${tab}`;
  return { label: REQUEST_TABS[tab], href, current: tab === current, ...(count === undefined ? {} : { count }) };
}

async function panelOf(facts: Facts, tab: RequestTab, address: URLSearchParams): Promise<RequestPanel> {
  const { request, files, matches, at } = facts;
  switch (tab) {
    case "pregatire": {
      const counts = { fileCount: files.length, matchCount: matches.length };
      return { tab, view: preparationView(request, counts, facts) };
    }
    case "oferte": {
      const mayOpen = requestPolicy.may("open", facts.actor, request, at);
      const board = offerBoard(request, facts.offers, { order: offerOrderOf(address.get("ordine")), mayOpen, at });
      return { tab, board, empty: emptyOffers(request, at) };
    }
    case "intrebari":
      return {
        tab,
        questions: facts.questions.map((row) => questionView(request, row, facts)),
        empty: untilWhen(facts),
      };
    case "potriviri":
      return { tab, view: matchesView(request, matches, facts) };
    case "discutii":
      return { tab, talks: talkViews(facts.talks, at), empty: NO_TALKS };
    case "dosar": {
      const changes = (await changesOf(request.id)).map(ownChangeView);
      return { tab, changes, files: fileViews(request.id, files) };
    }
  }
}

const NO_TALKS =
  "Scrieți unui partener din Oferte sau din Potriviri; discuția apare aici și în Mesaje. La acceptarea unei oferte se deschide singură.";

function emptyOffers(request: RequestRecord, at: Date): string {
  if (request.status === "cancelled") return "Solicitarea a fost anulată înainte să sosească o ofertă.";
  if (request.deadlineAt === null || request.deadlineAt <= at) {
    return "Termenul a trecut fără nicio ofertă. Puteți prelungi termenul sau anula solicitarea.";
  }
  return `Partenerii pot răspunde până la ${dateTime(request.deadlineAt)}. Vă anunțăm la fiecare ofertă.`;
}

function untilWhen({ request, at }: Facts): string {
  if (request.questionsUntil === null || !questionsOpen(request, at)) return "Termenul pentru întrebări a trecut.";
  return `Partenerii pot întreba până la ${dateTime(request.questionsUntil)}. Răspunsurile le văd toți.`;
}

const BRIEF = 3;

function briefQuestions(facts: Facts): RequestPageView["questions"] {
  if (facts.questions.length === 0 && !questionsOpen(facts.request, facts.at)) return null;
  const views = facts.questions.map((row) => questionView(facts.request, row, facts));
  const waiting = views.filter(({ answer }) => answer === null).length;
  return {
    shown: views.filter(({ answer }) => answer !== null).slice(-BRIEF),
    waiting: waiting === 0 ? null : `${plural(waiting, "întrebare așteaptă", "întrebări așteaptă")} răspuns`,
    empty: views.length === 0 ? untilWhen(facts) : "Niciun răspuns publicat încă.",
  };
}
