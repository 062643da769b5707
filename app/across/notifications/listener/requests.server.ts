import { toPartner } from "~/modules/requests/rules/matching";
import { arrivedText } from "~/modules/requests/rules/offer-count";
import { firmsTold } from "~/modules/requests/rules/recipients";
import { OWNER_REMINDERS, type OwnerReminder } from "~/modules/requests/rules/reminders";
import { awaitsDecision, isOpen, isSealed } from "~/modules/requests/rules/request";
import { missedConfirmation } from "~/modules/requests/rules/response";
import { waysOn } from "~/modules/requests/rules/ways-on";
import { changesOf, offerCountOf } from "~/modules/requests/store/correspondence.server";
import { matchesFor } from "~/modules/requests/store/matching.server";
import { type RequestRecord, requestById } from "~/modules/requests/store/record.server";
import { offersToldOf, type ResponseRecord } from "~/modules/requests/store/responses.server";
import { now } from "~/platform/clock";
import type { JournalEntry } from "~/platform/journal/journal.server";
import { dateTime } from "~/platform/language/dates";
import type { MailDetails, Notice, NoticesByEvent, NoticesOf } from "../rules/notice";
import { lines, nameOf, rule, type Sentence, says, textOf } from "../rules/sentence";
import { named, nextForResponder, owner, requestFacts, toFirms, toOwner, why } from "./request-words.server";

type Noticed = Awaited<ReturnType<NoticesOf>>;

/** About a request that still exists. */
const about =
  (noticesOf: (request: RequestRecord, entry: JournalEntry) => Noticed | Promise<Noticed>): NoticesOf =>
  async (entry) => {
    const request = await requestById(entry.subjectId);
    return request && noticesOf(request, entry);
  };

/** Each firm reads its own reasons; the firm that the request is addressed to is notified even if its categories do not match. */
const sent = about(async (request) => {
  if (!isOpen(request, now())) return null;
  const matches = await matchesFor(request);
  const fitting = matches.map(({ partner, reasons }) =>
    opportunity(request, partner.partnerId, [
      rule("Vi se potrivește:"),
      ...reasons.map((reason) => rule(`– ${toPartner(reason)}`)),
    ]),
  );
  const addressee = request.onlyPartnerId;
  const isMatched = matches.some(({ partner }) => partner.partnerId === addressee);
  const addressed = addressee === null || isMatched ? [] : [opportunity(request, addressee, [])];
  return [...fitting, ...addressed, ...sentFromQueue(request, fitting.length + addressed.length)];
});

function opportunity(request: RequestRecord, firmaId: string, reasons: readonly Sentence[]): Notice {
  const addressed =
    request.onlyPartnerId === null ? null : rule("Solicitarea este adresată numai firmei dumneavoastră.");
  const deadline = request.deadlineAt === null ? null : says`Termen pentru oferte: ${request.deadlineAt}.`;
  return {
    type: "opportunity",
    ...toFirms(request, firmaId),
    title: says`${owner(request)} caută un partener: ${nameOf("request", request.id)}`,
    message: lines(says`${owner(request)} caută oferte la ${named(request)}.`, addressed, ...reasons, deadline),
    action: "Vezi oportunitatea",
  };
}

/** To the authority whose request waited for its verification and was then sent automatically. */
function sentFromQueue(request: RequestRecord, told: number): Notice[] {
  if (request.queuedAt === null) return [];
  const words = {
    title: says`Instituția a fost verificată, iar ${named(request)} a fost trimisă`,
    message: says`${rule(firmsTold(told))} Ofertele și întrebările apar în pagina solicitării.`,
  };
  return [{ type: "request_left", ...toOwner(request), ...words, toDoerToo: true }];
}

type Words = Pick<Notice, "title" | "message" | "details">;

/** To these firms, about what has changed at a request. */
const changedFor = (request: RequestRecord, offers: readonly ResponseRecord[], words: Words): Notice => ({
  type: "opportunity_changed",
  ...toFirms(request, ...offers.map(({ partnerId }) => partnerId)),
  ...words,
});

/** To the firms that the page tells the authority will be told. */
const toResponders = (wordsOf: (request: RequestRecord, entry: JournalEntry) => Omit<Words, "details">) =>
  about(async (request, entry) =>
    changedFor(request, await offersToldOf(request), {
      ...wordsOf(request, entry),
      details: { ...(await saidAt(request, entry)), next: nextForResponder(request) },
    }),
  );

/** What the authority wrote with this act. */
async function saidAt(request: RequestRecord, { at }: JournalEntry): Promise<MailDetails> {
  const change = (await changesOf(request.id)).find(({ madeAt }) => madeAt.getTime() === at.getTime());
  const quotes = change?.text
    ? [{ name: "Mesajul autorității", text: change.text, of: nameOf("request_change", change.id) }]
    : [];
  return { facts: requestFacts(request), quotes };
}

/** An offer that was not confirmed by the deadline no longer counts, and its firm is not told that it does. */
const evaluating = about(async (request, entry) => {
  const details = await saidAt(request, entry);
  const offers = await offersToldOf(request);
  const missed = new Set(offers.filter((offer) => missedConfirmation(offer, request, now())));
  const words = (ofOffer: Sentence): Words => ({
    title: says`${owner(request)} încă evaluează ofertele`,
    message: says`Încă nu există o decizie la ${named(request)}. ${ofOffer}`,
    details,
  });
  return [
    changedFor(
      request,
      offers.filter((offer) => !missed.has(offer)),
      words(rule("Oferta dumneavoastră rămâne valabilă.")),
    ),
    changedFor(
      request,
      [...missed],
      words(rule("Oferta dumneavoastră nu a fost confirmată până la termen, așa că nu se ia în considerare.")),
    ),
  ];
});

const deadlineText = (text: string | null): string => (text === null ? "nestabilit" : dateTime(new Date(text)));

/** Only the accepted partner: authors of open responses are notified one by one, by `response.declined`. */
const cancelled = about((request) => {
  if (request.acceptedPartnerId === null || request.cancelReason === null) return null;
  return {
    type: "response_outcome",
    ...toFirms(request, request.acceptedPartnerId),
    title: says`${owner(request)} a anulat solicitarea la care lucrați`,
    message: says`Colaborarea la ${named(request)} s-a încheiat.${why(request)}`,
  };
});

const completed = about((request) => {
  if (request.acceptedPartnerId === null) return null;
  return {
    type: "collaboration",
    ...toFirms(request, request.acceptedPartnerId),
    title: says`${owner(request)} a finalizat colaborarea`,
    message: says`Colaborarea la ${named(request)} este finalizată. Autoritatea poate scrie o recenzie, la care puteți răspunde.`,
  };
});

const reminder = (step: OwnerReminder) =>
  about(async (request) => {
    if (!awaitsDecision(request, now())) return null;
    const offers = await offerCountOf(request);
    const arrived = arrivedText(offers, { sealed: isSealed(request) });
    return {
      type: "request_deadline",
      ...toOwner(request),
      title: says`Termenul pentru ${named(request)} a trecut`,
      message: lines(...[`${arrived}.`, OWNER_REMINDERS[step].text, waysOn(request, offers, now())].map(rule)),
    };
  });

/** What an ADMIN decided: to the authority, and to the firms with an offer, unless it was decided otherwise meanwhile. */
const moderated = (isHidden: boolean, toAuthority: (entry: JournalEntry) => Sentence, toFirm: Sentence) =>
  about(async (request, entry) => {
    if ((request.hiddenAt !== null) !== isHidden) return null;
    const title = isHidden
      ? says`Un administrator a ascuns ${named(request)}`
      : says`Se vede din nou ${named(request)}`;
    return [
      { type: "request_moderated", ...toOwner(request), title, message: toAuthority(entry) },
      changedFor(request, await offersToldOf(request), { title, message: toFirm }),
    ];
  });

export const requestNotices = {
  "request.sent": sent,
  "request.clarified": toResponders((request) => ({
    title: says`${owner(request)} a adăugat o completare`,
    message: says`Completarea este la ${named(request)}.`,
  })),
  "request.extended": toResponders((request, { from, to }) => ({
    title: says`${owner(request)} a prelungit termenul`,
    message: says`La ${named(request)} termenul era ${rule(deadlineText(from))}, acum este ${rule(deadlineText(to))}.`,
  })),
  "request.evaluating": evaluating,
  "request.cancelled": cancelled,
  "request.completed": completed,
  "request.hidden": moderated(
    true,
    ({ id }) =>
      says`Motivul: ${textOf("journal_note", id)} Nu mai apare în liste și nu mai primește oferte sau întrebări. Pe pagina ei vedeți ce mai puteți face. Ca să fie arătată din nou, scrieți la suport.`,
    rule(
      "Până când este arătată din nou, nu se mai pot trimite sau modifica oferte. Oferta dumneavoastră se păstrează.",
    ),
  ),
  "request.shown": moderated(
    false,
    () => rule("Partenerii o pot citi ca înainte. Verificați dacă termenul pentru oferte nu a trecut între timp."),
    rule("Oferta dumneavoastră s-a păstrat."),
  ),
  "reminder.deadline": reminder("deadline"),
  "reminder.week": reminder("week"),
  "reminder.month": reminder("month"),
} satisfies NoticesByEvent;
