import { differenceSentence, differencesOf, unconfirmedEdits } from "~/modules/requests/rules/changes";
import { OUTCOME_REASONS, OUTCOME_TEXTS, type OutcomeReason } from "~/modules/requests/rules/reason";
import { changesOf } from "~/modules/requests/store/fisa.server";
import { type ResponseRecord, responseById } from "~/modules/requests/store/responses.server";
import type { JournalEntry } from "~/platform/journal/journal.server";
import { dateTime } from "~/platform/language/dates";
import type { Family, Hearing, Notice } from "../rules";
import { authorOf, isOpenResponse, named, toFirms, toOwner } from "./request-words.server";

type Hear = (response: ResponseRecord, entry: JournalEntry) => Promise<readonly Notice[]> | readonly Notice[];

/** A hearing about a response that is still there. What it offers is never read here. */
const about =
  (hear: Hear): Hearing =>
  async (entry) => {
    const response = await responseById(entry.subjectId);
    return response ? hear(response, entry) : [];
  };

const received = about((response) => {
  if (!isOpenResponse(response)) return [];
  const { request } = response;
  const author = authorOf(response);
  const opens = request.deadlineAt === null ? "" : ` Ofertele se pot deschide după ${dateTime(request.deadlineAt)}.`;
  const title = author === null ? `A sosit o ofertă sigilată la „${request.title}”` : `${author} a trimis o ofertă`;
  const message = `A sosit o ofertă la ${named(request)}.${author === null ? opens : ""}`;
  return [{ type: "response_received", ...toOwner(request), title, message }];
});

/** Something about an offer that is there already. */
const moved = (verb: string) =>
  about((response) => {
    const { request } = response;
    const author = authorOf(response);
    const title = author === null ? `O ofertă sigilată a fost ${verb}` : `${author}: oferta a fost ${verb}`;
    return [{ type: "response_moved", ...toOwner(request), title, message: `Este la ${named(request)}.` }];
  });

const withdrawnOffer = moved("retrasă");
const withdrawn: Hearing = (entry) => (entry.from === "accepted" ? partnerLeft(entry) : withdrawnOffer(entry));

const partnerLeft = about((response) => [
  {
    type: "partner_left",
    ...toOwner(response.request),
    title: `${response.partnerName} nu mai continuă colaborarea`,
    message: `Partenerul ales s-a retras de la ${named(response.request)}. Puteți accepta alt răspuns sau anula solicitarea.`,
    action: "Alege alt răspuns",
  },
]);

/** Says exactly what changed since the author last stood by the offer. */
const toConfirm = about(async (response) => {
  if (response.status !== "to_confirm") return [];
  const { request, partnerId, unconfirmedSince } = response;
  const edits = unconfirmedEdits(await changesOf(request.id), unconfirmedSince);
  const changes = edits.flatMap(differencesOf).map(differenceSentence);
  const until = request.deadlineAt === null ? "până la termen" : `până la ${dateTime(request.deadlineAt)}`;
  return [
    {
      type: "response_to_confirm",
      ...toFirms(request, [partnerId]),
      title: `${request.ownerName} a modificat solicitarea: confirmați oferta`,
      message: [
        `S-a schimbat ${named(request)}.`,
        ...changes,
        `Confirmați sau modificați oferta ${until}; altfel nu se ia în considerare.`,
      ].join("\n"),
      action: "Confirmă oferta",
    },
  ];
});

const unconfirmed = about((response) => {
  if (response.status !== "to_confirm") return [];
  return [
    {
      type: "response_to_confirm",
      ...toFirms(response.request, [response.partnerId]),
      title: `${response.request.ownerName}: oferta nu a fost confirmată la timp`,
      message: `Termenul pentru ${named(response.request)} a trecut, iar oferta nu a fost confirmată după modificare. Nu se ia în considerare.`,
    },
  ];
});

const accepted = about((response) => {
  if (response.status !== "accepted") return [];
  return [
    {
      type: "response_outcome",
      ...toFirms(response.request, [response.partnerId]),
      title: `${response.request.ownerName} v-a acceptat oferta`,
      message: `Oferta dumneavoastră la ${named(response.request)} a fost acceptată. Continuați în conversația cu autoritatea.`,
    },
  ];
});

const declined = about((response, { note }) => {
  const reason = note !== null && isOutcome(note) ? note : response.declineReason;
  if (reason === null) return [];
  return [
    {
      type: "response_outcome",
      ...toFirms(response.request, [response.partnerId]),
      title: `${response.request.ownerName}: ${lowered(OUTCOME_REASONS[reason])}`,
      message: `Este vorba de ${named(response.request)}.\n${OUTCOME_TEXTS[reason]}`,
    },
  ];
});

const isOutcome = (text: string): text is OutcomeReason => Object.hasOwn(OUTCOME_REASONS, text);
const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase("ro") + text.slice(1);

export const responseFamily = {
  "response.submitted": received,
  "response.resubmitted": received,
  "response.edited": moved("modificată"),
  "response.confirmed": moved("confirmată"),
  "response.withdrawn": withdrawn,
  "response.to_confirm": toConfirm,
  "response.accepted": accepted,
  "response.declined": declined,
  "reminder.unconfirmed": unconfirmed,
} satisfies Family;
