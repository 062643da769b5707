import type { Actor } from "~/modules/accounts/rules/actor";
import { dateTime } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { asSentence } from "~/platform/language/text";
import { decisionOf } from "../rules/decision";
import { arrivedText, offerCount } from "../rules/offer-count";
import { cancellationReason } from "../rules/reason";
import { DECISIONS, timeline } from "../rules/timeline";
import { OFFER_ENTRIES, type TimelineEntry } from "../rules/timeline-entry";
import { changesOf, questionsFor, responsesFor } from "../store/correspondence.server";
import type { RequestRecord } from "../store/record.server";
import { filesOf } from "../store/request-files.server";
import { reviewOf } from "../store/reviews.server";
import { offerEntriesOf, timelineEntriesOf } from "../store/timeline-entries.server";
import { timelineFacts } from "./request-panels.server";
import { responseViews } from "./request-responses.server";
import { ownChangeView, sheetView } from "./request-view.server";

/** Everything that the dossier of a request prints. */
export async function dossierOf(actor: Actor, request: RequestRecord, at: Date) {
  const responses = await responsesFor(actor, request, at);
  const changes = await changesOf(request.id);
  const review = await reviewOf(actor, request);
  const entries = await timelineEntriesOf(request);
  const offers = offerCount(responses);
  const isSealed = responses.some(({ state }) => state === "sealed");
  const withdrawn = responses.length - offers.received;
  return {
    title: request.registration === null ? "Dosarul ciornei" : `Dosarul solicitării nr. ${request.registration}`,
    sent: request.sentAt && dateTime(request.sentAt),
    deadline: request.deadlineAt === null ? "30 de zile de la trimitere" : dateTime(request.deadlineAt),
    sheet: sheetView(request, {
      files: await filesOf(request.id),
      at,
      decision: decisionOf(request, offers, at),
    }),
    generated: `Generat la ${dateTime(at)}, de ${actor.name}.`,
    changes: changes.map(ownChangeView),
    questions: await questionsFor(actor, request),
    offers: [
      `${arrivedText(offers, { sealed: isSealed })}.`,
      withdrawn === 0 ? null : `${plural(withdrawn, "ofertă retrasă", "oferte retrase")} nu se numără.`,
      isSealed ? "Ofertele sigilate nu se citesc înainte de deschidere." : null,
    ]
      .filter((line) => line !== null)
      .join(" "),
    responses: await offersWithActs(request, responses),
    decision: decisionLines(request, entries),
    /** What has happened; what may come is no part of a document. */
    history: timeline(timelineFacts(request, changes, { review, entries, offers }), at).flatMap((event) =>
      event.state === "done" && event.at !== null ? [{ ...event, at: event.at }] : [],
    ),
  };
}

/** The offers whose firms may be named, each with what became of it, in a sentence. */
async function offersWithActs(request: RequestRecord, responses: Awaited<ReturnType<typeof responsesFor>>) {
  const views = responseViews(request, responses, "pret");
  const entries = await offerEntriesOf(views.map(({ id }) => id));
  return views.map((view) => {
    const own = entries.filter(({ subjectId }) => subjectId === view.id);
    const told = own.map(({ what, at }) => `${OFFER_ENTRIES[what]} la ${dateTime(at)}`).join("; ");
    return { ...view, told: told === "" ? null : `Oferta: ${told}.` };
  });
}

const DECIDED: Readonly<Partial<Record<TimelineEntry["what"], string>>> = {
  ...DECISIONS,
  "request.completed": "Colaborare finalizată",
  "request.cancelled": "Solicitare anulată",
};

function decisionLines(request: RequestRecord, entries: readonly TimelineEntry[]): string[] {
  const lines = entries.flatMap(({ what, at, by, partner, note }) => {
    const label = DECIDED[what];
    if (label === undefined) return [];
    const who = by === null ? "" : `, de ${by}`;
    const reason =
      (what === "response.replaced" || what === "response.accepted") && note !== null ? ` Motivul: ${note}` : "";
    return [`${label}${partner === null ? "" : `: ${partner}`}, la ${dateTime(at)}${who}.${reason}`];
  });
  const cancelled = cancellationReason(request);
  if (cancelled !== null) lines.push(`Motivul anulării: ${asSentence(cancelled)}`);
  return lines.length > 0 ? lines : ["Nicio decizie încă."];
}
