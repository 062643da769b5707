import { changedFieldsOf, changeSentence, unconfirmedEdits } from "~/modules/requests/rules/changes";
import { durationText } from "~/modules/requests/rules/duration";
import {
  cancellationReason,
  OUTCOME_REASONS,
  OUTCOME_TEXTS,
  type OutcomeReason,
} from "~/modules/requests/rules/reason";
import { isSealed } from "~/modules/requests/rules/request";
import { isOpenResponse } from "~/modules/requests/rules/response";
import { waysOn } from "~/modules/requests/rules/ways-on";
import { changesOf, offerCountOf } from "~/modules/requests/store/fisa.server";
import { contentsOf, type ResponseRecord, responseById } from "~/modules/requests/store/responses.server";
import { now } from "~/platform/clock";
import type { JournalEntry } from "~/platform/journal/journal.server";
import { dateTime } from "~/platform/language/dates";
import { formatRange } from "~/platform/language/money";
import { quoted } from "~/platform/language/quotes";
import { asSentence, lowered } from "~/platform/language/text";
import type { MailDetails, Notice, NoticesByEvent, NoticesOf } from "../rules/notification";
import { named, requestFacts, toFirms, toOwner } from "./request-words.server";

type NoticeOf = (response: ResponseRecord, entry: JournalEntry) => Promise<Notice | null> | Notice | null;

/** About a response that still exists. The contents of the offer are read only for its own firm, in `ownOffer`. */
const about =
  (noticeOf: NoticeOf): NoticesOf =>
  async (entry) => {
    const response = await responseById(entry.subjectId);
    return response && noticeOf(response, entry);
  };

/** The same, only while the response has this status. */
const whileIn = (status: ResponseRecord["status"], noticeOf: NoticeOf) =>
  about((response, entry) => (response.status === status ? noticeOf(response, entry) : null));

const toAuthor = ({ request, partnerId }: ResponseRecord) => toFirms(request, partnerId);

/** The name of the firm; null for a sealed offer that is not opened yet. */
const authorOf = ({ request, partnerName }: ResponseRecord): string | null => (isSealed(request) ? null : partnerName);

/** For the mail to the firm that sent it. */
async function ownOffer({ id, request }: ResponseRecord): Promise<{ facts: MailDetails["facts"]; text: string }> {
  const contents = (await contentsOf([id])).get(id);
  if (contents === undefined) return { facts: requestFacts(request), text: "" };
  const price = formatRange(contents.priceMin, contents.priceMax, contents.currency);
  const duration = durationText(contents.duration, contents.durationUnit);
  return {
    facts: [
      ...requestFacts(request),
      ...(price === null ? [] : [["Prețul oferit", `${price}, fără TVA`] as const]),
      ...(duration === null ? [] : [["Durata", duration] as const]),
    ],
    text: contents.text,
  };
}

const received = about((response) => {
  if (!isOpenResponse(response)) return null;
  const { request } = response;
  const author = authorOf(response);
  const opens = request.deadlineAt === null ? "" : ` Ofertele se pot deschide după ${dateTime(request.deadlineAt)}.`;
  const title =
    author === null ? `A sosit o ofertă sigilată la ${quoted(request.title)}` : `${author} a trimis o ofertă`;
  const message = `A sosit o ofertă la ${named(request)}.${author === null ? opens : ""}`;
  return { type: "response_received", ...toOwner(request), title, message };
});

/** `participle`: what the author did with an offer sent before. */
const changed = (participle: string) =>
  about((response) => {
    const { request } = response;
    const author = authorOf(response);
    const title = author === null ? `O ofertă sigilată a fost ${participle}` : `${author}: oferta a fost ${participle}`;
    return { type: "response_moved", ...toOwner(request), title, message: `Oferta este pentru ${named(request)}.` };
  });

const withdrawnOffer = changed("retrasă");

const partnerLeft = about(async ({ request, partnerName }) => ({
  type: "partner_left",
  ...toOwner(request),
  title: `${partnerName} nu mai continuă colaborarea`,
  message: `Partenerul ales s-a retras de la ${named(request)}. ${waysOn(request, await offerCountOf(request), now())}`,
}));

/** Lists what changed in the request since the author last confirmed the offer. */
const toConfirm = whileIn("to_confirm", async (response) => {
  const { request, unconfirmedSince } = response;
  const edits = unconfirmedEdits(await changesOf(request.id), unconfirmedSince);
  const changes = edits.flatMap(changedFieldsOf).map(changeSentence);
  const until = request.deadlineAt === null ? "până la termen" : `până la ${dateTime(request.deadlineAt)}`;
  return {
    type: "response_to_confirm",
    ...toAuthor(response),
    title: `${request.ownerName} a modificat solicitarea: confirmați oferta`,
    message: [
      `S-a schimbat ${named(request)}.`,
      ...changes,
      `Confirmați sau modificați oferta ${until}; altfel nu se ia în considerare.`,
    ].join("\n"),
    action: "Confirmă oferta",
  };
});

const unconfirmed = whileIn("to_confirm", (response) => ({
  type: "response_to_confirm",
  ...toAuthor(response),
  title: `${response.request.ownerName}: oferta nu a fost confirmată la timp`,
  message: `Termenul pentru ${named(response.request)} a trecut, iar oferta nu a fost confirmată după modificare. Nu se ia în considerare.`,
}));

const accepted = whileIn("accepted", async (response) => {
  const { facts, text } = await ownOffer(response);
  return {
    type: "response_outcome",
    ...toAuthor(response),
    title: `${response.request.ownerName} v-a acceptat oferta`,
    message: `Oferta dumneavoastră la ${named(response.request)} a fost acceptată. Continuați în conversația cu autoritatea.`,
    details: {
      facts,
      quotes: [{ name: "Oferta dumneavoastră", text }],
      next: "Scrieți autorității când și cum începeți.",
    },
  };
});

const NOTHING_TO_DO = "Nu aveți nimic de făcut. Oportunitățile deschise sunt în contul firmei.";

const declined = about(async (response, { note }) => {
  const reason = note !== null && isOutcome(note) ? note : response.declineReason;
  if (reason === null) return null;
  return {
    type: "response_outcome",
    ...toAuthor(response),
    title: `${response.request.ownerName}: ${lowered(OUTCOME_REASONS[reason])}`,
    message: [
      `Oferta dumneavoastră la ${named(response.request)} nu a fost acceptată.`,
      whyCancelled(response, reason),
      OUTCOME_TEXTS[reason],
    ]
      .filter((line) => line !== null)
      .join("\n"),
    details: { facts: (await ownOffer(response)).facts, next: NOTHING_TO_DO },
  };
});

/** The authority's reason, for a request that was cancelled. */
function whyCancelled({ request }: ResponseRecord, outcome: OutcomeReason): string | null {
  const reason = outcome === "request_cancelled" ? cancellationReason(request) : null;
  return reason && `Motivul: ${asSentence(reason)}`;
}

/** The firm whose collaboration the authority ended learns of it with the reason. */
const replaced = about(async (response, { note }) => ({
  type: "response_outcome",
  ...toAuthor(response),
  title: `${response.request.ownerName} a ales alt partener`,
  message: `Colaborarea la ${named(response.request)} s-a încheiat.${note === null ? "" : ` Motivul: ${quoted(note)}.`}\n${OUTCOME_TEXTS.did_not_continue}`,
  details: { facts: (await ownOffer(response)).facts, next: NOTHING_TO_DO },
}));

const isOutcome = (text: string): text is OutcomeReason => Object.hasOwn(OUTCOME_REASONS, text);

export const responseNotices = {
  "response.submitted": received,
  "response.resubmitted": received,
  "response.edited": changed("modificată"),
  "response.confirmed": changed("confirmată"),
  "response.withdrawn": (entry) => (entry.from === "accepted" ? partnerLeft(entry) : withdrawnOffer(entry)),
  "response.to_confirm": toConfirm,
  "response.accepted": accepted,
  "response.declined": declined,
  "response.replaced": replaced,
  "reminder.unconfirmed": unconfirmed,
} satisfies NoticesByEvent;
