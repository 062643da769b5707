import { type ChangedField, changedFieldsOf, changeSentence, unconfirmedEdits } from "~/modules/requests/rules/changes";
import { durationText } from "~/modules/requests/rules/duration";
import { OUTCOME_REASONS, OUTCOME_TEXTS, type OutcomeReason } from "~/modules/requests/rules/reason";
import { isSealed } from "~/modules/requests/rules/request";
import { isOpenResponse } from "~/modules/requests/rules/response";
import { waysOn } from "~/modules/requests/rules/ways-on";
import { changesOf, offerCountOf } from "~/modules/requests/store/correspondence.server";
import { contentsOf, type ResponseRecord, responseById } from "~/modules/requests/store/responses.server";
import { now } from "~/platform/clock";
import type { JournalEntry } from "~/platform/journal/journal.server";
import { dateTime } from "~/platform/language/dates";
import { formatRange } from "~/platform/language/money";
import { lowered } from "~/platform/language/text";
import type { MailDetails, Notice, NoticesByEvent, NoticesOf } from "../rules/notice";
import { lines, nameOf, rule, type Sentence, says, titleOf } from "../rules/sentence";
import { named, owner, requestFacts, toFirms, toOwner, why } from "./request-words.server";

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
const authorOf = ({ request, partnerId }: ResponseRecord): Sentence | null =>
  isSealed(request) ? null : nameOf("organisation", partnerId);

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
  const opens = request.deadlineAt === null ? "" : says` Ofertele se pot deschide după ${request.deadlineAt}.`;
  const title =
    author === null
      ? says`A sosit o ofertă sigilată la ${titleOf("request", request.id)}`
      : says`${author} a trimis o ofertă`;
  const message = says`A sosit o ofertă la ${named(request)}.${author === null ? opens : ""}`;
  return { type: "response_received", ...toOwner(request), title, message };
});

/** `participle`: what the author did with an offer sent before. */
const changed = (participle: "retrasă" | "modificată" | "confirmată") =>
  about((response) => {
    const { request } = response;
    const author = authorOf(response);
    const title =
      author === null ? says`O ofertă sigilată a fost ${participle}` : says`${author}: oferta a fost ${participle}`;
    return { type: "response_moved", ...toOwner(request), title, message: says`Oferta este pentru ${named(request)}.` };
  });

const withdrawnOffer = changed("retrasă");

const partnerLeft = about(async ({ request, partnerId }) => ({
  type: "partner_left",
  ...toOwner(request),
  title: says`${nameOf("organisation", partnerId)} nu mai continuă colaborarea`,
  message: says`Partenerul ales s-a retras de la ${named(request)}. ${rule(waysOn(request, await offerCountOf(request), now()))}`,
}));

/** The names that somebody gave to files stay on the page. */
const said = (change: ChangedField): Sentence =>
  rule(change.field === "files" ? "Documentele solicitării s-au schimbat." : changeSentence(change));

/** Lists what changed in the request since the author last confirmed the offer. */
const toConfirm = whileIn("to_confirm", async (response) => {
  const { request, unconfirmedSince } = response;
  const edits = unconfirmedEdits(await changesOf(request.id), unconfirmedSince);
  const changes = edits.flatMap(changedFieldsOf).map(said);
  const until = request.deadlineAt === null ? "până la termen" : `până la ${dateTime(request.deadlineAt)}`;
  return {
    type: "response_to_confirm",
    ...toAuthor(response),
    title: says`${owner(request)} a modificat solicitarea: confirmați oferta`,
    message: lines(
      says`S-a schimbat ${named(request)}.`,
      ...changes,
      says`Confirmați sau modificați oferta ${rule(until)}; altfel nu se ia în considerare.`,
    ),
    action: "Confirmă oferta",
  };
});

const unconfirmed = whileIn("to_confirm", (response) => ({
  type: "response_to_confirm",
  ...toAuthor(response),
  title: says`${owner(response.request)}: oferta nu a fost confirmată la timp`,
  message: says`Termenul pentru ${named(response.request)} a trecut, iar oferta nu a fost confirmată după modificare. Nu se ia în considerare.`,
}));

const accepted = whileIn("accepted", async (response) => {
  const { facts, text } = await ownOffer(response);
  return {
    type: "response_outcome",
    ...toAuthor(response),
    title: says`${owner(response.request)} v-a acceptat oferta`,
    message: says`Oferta dumneavoastră la ${named(response.request)} a fost acceptată. Continuați în conversația cu autoritatea.`,
    details: {
      facts,
      quotes: [{ name: "Oferta dumneavoastră", text, of: nameOf("response", response.id) }],
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
    title: says`${owner(response.request)}: ${rule(lowered(OUTCOME_REASONS[reason]))}`,
    message: lines(
      says`Oferta dumneavoastră la ${named(response.request)} nu a fost acceptată.`,
      whyCancelled(response, reason),
      rule(OUTCOME_TEXTS[reason]),
    ),
    details: { facts: (await ownOffer(response)).facts, next: NOTHING_TO_DO },
  };
});

/** The authority's reason, for a request that was cancelled. */
const whyCancelled = ({ request }: ResponseRecord, outcome: OutcomeReason): Sentence | null =>
  outcome === "request_cancelled" ? rule(why(request).trimStart()) : null;

/** The firm whose collaboration the authority ended learns of it with the reason. */
const replaced = about(async (response, { id, note }) => ({
  type: "response_outcome",
  ...toAuthor(response),
  title: says`${owner(response.request)} a ales alt partener`,
  message: lines(
    says`Colaborarea la ${named(response.request)} s-a încheiat.${note === null ? "" : says` Motivul: ${titleOf("journal_note", id)}.`}`,
    rule(OUTCOME_TEXTS.did_not_continue),
  ),
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
