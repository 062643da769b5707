import { reviewsText } from "~/modules/partners/rules/card";
import { newFormKey } from "~/platform/form/once.server";
import { dateLong, dateShort, dateTime } from "~/platform/language/dates";
import { type Currency, formatMoney, formatRange } from "~/platform/language/money";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { excerpt, lowered } from "~/platform/language/text";
import type { ListedFile } from "../parts/files";
import { whyAsked } from "../rules/choice-reason";
import { durationText } from "../rules/duration";
import { speedWords } from "../rules/matching";
import { acceptableOffers, arrivedText, type OfferCount, offerCount, offerCountText } from "../rules/offer-count";
import { messageTo } from "../rules/paths";
import { declinedBeside, othersTold } from "../rules/recipients";
import { deadlinePassed, HIDDEN, isSealed } from "../rules/request";
import { NOT_CONFIRMED_IN_TIME } from "../rules/response";
import type { ResponseContent } from "../rules/response-form-values";
import { inResponseOrder, type ResponseOrder } from "../rules/response-order";
import { choicesIn, type OfferingPartner, type ReceivedResponse } from "../store/correspondence.server";
import type { RequestRecord } from "../store/record.server";

type BoardContext = { order: ResponseOrder; mayOpen: boolean; at: Date };

/** The offers tab: the readable offers, or how many are sealed. */
export function responseBoard(
  request: RequestRecord,
  responses: readonly ReceivedResponse[],
  { order, mayOpen, at }: BoardContext,
) {
  const choices = choicesIn(responses);
  const sealed = isSealed(request) && request.status !== "cancelled";
  const views = responseViews(request, responses, order);
  const offers = offerCount(responses);
  const withdrawn = responses.length - offers.received;
  return {
    id: request.id,
    order,
    count: offerCountText(offers),
    responses: views,
    sealed: sealed ? sealedView(request, { offers, mayOpen, at }) : null,
    acceptance: acceptanceWords(request, responses, responses.find(({ choice }) => choice === "accept")?.id ?? ""),
    /** Note about withdrawn offers, which are not counted; null when there are none. */
    uncounted:
      withdrawn === 0 ? null : `${plural(withdrawn, "ofertă retrasă", "oferte retrase")} nu se numără la oferte.`,
    /** Those whose choice has to be explained, on a page of its own. */
    asked: choices.filter(({ id }) => whyAsked(request, choices, id, at).length > 0).map(({ id }) => id),
    /** At least one offer can be accepted. */
    choice: responses.some(({ choice }) => choice === "accept"),
    /** The partner that may be changed for another firm; null when there is none. */
    replaceable: responses.some(({ choice }) => choice === "replace") ? request.acceptedPartnerName : null,
    empty: emptyText(request, at),
  };
}

function emptyText({ status, deadlineAt, hiddenAt }: RequestRecord, at: Date): string {
  if (status === "cancelled") return "Solicitarea a fost anulată înainte să sosească o ofertă.";
  if (deadlineAt === null || deadlineAt <= at) return "Termenul a trecut fără nicio ofertă.";
  if (hiddenAt !== null) return HIDDEN;
  return `Partenerii pot trimite oferte până la ${dateTime(deadlineAt)}. Vă anunțăm la fiecare ofertă.`;
}

type Sealed = { offers: OfferCount; mayOpen: boolean; at: Date };

function sealedView(request: RequestRecord, { offers, mayOpen, at }: Sealed) {
  const { received } = offers;
  const arrived = arrivedText(offers, { sealed: true });
  const deadline = request.deadlineAt === null ? "" : dateTime(request.deadlineAt);
  if (deadlinePassed(request, at)) {
    const opening =
      mayOpen && received > 0
        ? { formKey: newFormKey(), about: { title: request.title, partner: null, received } }
        : null;
    return {
      opening,
      heading: opening === null ? "Oferte sigilate" : "Ofertele se pot deschide",
      sentence: `${arrived}. Termenul a trecut la ${deadline}.`,
    };
  }
  if (request.hiddenAt !== null)
    return { opening: null, heading: "Oferte sigilate", sentence: `${arrived}. ${HIDDEN}` };
  const opens = received === 1 ? "Se deschide" : "Ofertele se deschid";
  return {
    opening: null,
    heading: "Ofertele se deschid la termen",
    sentence: `${arrived}. ${opens} la ${deadline}; până atunci nu ${received === 1 ? "o" : "le"} citește nimeni.`,
  };
}

/** The responses whose firm may be named, in the chosen order; those that cannot be accepted come last. */
export function responseViews(request: RequestRecord, responses: readonly ReceivedResponse[], order: ResponseOrder) {
  const named = responses.flatMap((response) =>
    response.partner === null ? [] : [{ ...response, partner: response.partner }],
  );
  return inResponseOrder(
    named.map((response) => ({ ...response, out: whyOut(response) })),
    order,
  ).map((response) => responseView(request, response));
}

type Contents = ResponseContent & { files: readonly ListedFile[] };
type NamedResponse = Pick<ReceivedResponse, "id" | "status" | "missed" | "submittedAt" | "choice"> & {
  partner: OfferingPartner;
  contents: Contents | null;
  out: string | null;
};

export type OfferView = ReturnType<typeof responseView>;

/** An offer that is not sent yet, as the authority will see it. */
export const unsentView = (
  request: RequestRecord,
  offer: Pick<NamedResponse, "partner" | "submittedAt"> & { contents: Contents },
): OfferView =>
  responseView(request, { id: "", status: "submitted", missed: false, choice: null, out: null, ...offer });

function responseView(request: RequestRecord, response: NamedResponse) {
  const { id, contents, partner, status, missed, submittedAt, out, choice } = response;
  const text = contents?.text ?? "";
  return {
    id,
    status,
    missed,
    submittedAt,
    out,
    partner: { id: partner.id, name: partner.name, verified: partner.verified },
    rating: partner.rating,
    ratingWords: reviewsText(partner.reviewCount),
    answers: speedWords(partner.answerMinutes),
    verifiedSince: partner.verifiedAt ? dateShort(partner.verifiedAt) : "nu este verificată",
    /** Null when the contents may not be read. */
    price: contents && formatRange(contents.priceMin, contents.priceMax, contents.currency),
    /** Distance to the highest budget; null where they cannot be compared. */
    distance: contents && distanceTo(mostOf(request), contents),
    duration: contents && durationText(contents.duration, contents.durationUnit),
    isRange: contents !== null && contents.priceMin !== contents.priceMax,
    experience: contents?.experience ?? null,
    text,
    /** The beginning of a long text; null for one that is shown whole. */
    excerpt: text.length > LONG_TEXT ? excerpt(text, EXCERPT) : null,
    files: contents?.files ?? [],
    accept: choice === "accept" ? { formKey: newFormKey(), fields: { response: id } } : null,
    messageHref: messageTo(partner.id, request.id),
  };
}

/** From which length a text is folded, in characters, and how much of it is shown then. */
const LONG_TEXT = 400;
const EXCERPT = 240;

type Sum = { minor: number; currency: Currency };

const mostOf = ({ budgetMax, currency }: RequestRecord): Sum | null =>
  budgetMax === null || currency === null ? null : { minor: budgetMax, currency };

/** The price beside the highest budget: "cu 5.500 lei sub bugetul maxim". */
function distanceTo(most: Sum | null, { priceMax, currency }: Contents) {
  if (most === null) return null;
  if (most.currency !== currency) return "în altă monedă decât bugetul";
  const difference = most.minor - priceMax;
  if (difference === 0) return "cât bugetul maxim";
  return `cu ${formatMoney(Math.abs(difference), currency)} ${difference > 0 ? "sub" : "peste"} bugetul maxim`;
}

/** Why a response cannot be accepted, in a sentence; null when it can. */
function whyOut(response: ReceivedResponse): string | null {
  if (response.withdrawnAt !== null) {
    const reason = response.withdrawText === null ? "." : `: ${quoted(response.withdrawText)}`;
    return `Firma și-a retras oferta la ${dateLong(response.withdrawnAt)}${reason}`;
  }
  if (response.missed) return `${NOT_CONFIRMED_IN_TIME}. Firma este anunțată.`;
  if (response.status === "to_confirm") {
    return "Solicitarea s-a schimbat după ce firma a trimis oferta, care așteaptă confirmarea ei, până la termen.";
  }
  if (response.partner?.suspended) return "Contul firmei este suspendat, așa că oferta nu se poate accepta acum.";
  if (response.state === "out") return "Cât timp contul instituției este suspendat, conținutul ofertelor nu se arată.";
  return null;
}

/** Effects of the acceptance of an offer in the request's current state: on the request, and on the other firms. */
export function acceptanceWords(request: RequestRecord, responses: readonly ReceivedResponse[], chosen: string) {
  if (request.status === "in_progress") {
    return {
      effect: "Se deschide o conversație cu firma.",
      others: "Firma pe care o alegeți acum este anunțată, iar solicitarea continuă cu ea.",
    };
  }
  const told = othersTold(declinedBeside(responses, chosen).length);
  return {
    effect: "Solicitarea trece în starea „În progres” și se deschide o conversație cu firma.",
    others: [
      told === "" ? "" : `La acceptare, ${lowered(told)}`,
      acceptableOffers(offerCount(responses)) > 1 ? "Dacă firma aleasă renunță, puteți accepta altă ofertă." : "",
    ]
      .filter(Boolean)
      .join(" "),
  };
}
