import { reviewsText } from "~/modules/partners/rules/card";
import { newFormKey } from "~/platform/form/once.server";
import { dateLong, dateTime } from "~/platform/language/dates";
import { formatMoney, formatRange } from "~/platform/language/money";
import { plural } from "~/platform/language/plural";
import { durationText } from "../rules/duration";
import { inOfferOrder, type OfferOrder } from "../rules/offer-order";
import { messageTo } from "../rules/paths";
import { deadlinePassed } from "../rules/request";
import { NOT_CONFIRMED_IN_TIME } from "../rules/response";
import type { Offer } from "../store/fisa.server";
import type { RequestRecord } from "../store/record.server";

/** The offers tab: everything that may be read now, or that it is sealed. */
export function offerBoard(
  request: RequestRecord,
  offers: readonly Offer[],
  { order, mayOpen, at }: { order: OfferOrder; mayOpen: boolean; at: Date },
) {
  const sealed = request.sealed && request.openedAt === null && request.status !== "cancelled";
  const withdrawn = offers.filter(({ withdrawnAt }) => withdrawnAt !== null).length;
  return {
    id: request.id,
    order,
    offers: offerViews(request, offers, order),
    sealed: sealed ? sealedView(request, offers.length - withdrawn, mayOpen, at) : null,
    acceptance: acceptanceWords(request),
    /** Said under the offers when some of them are not in their count. */
    uncounted:
      withdrawn === 0 ? null : `${plural(withdrawn, "ofertă retrasă", "oferte retrase")} nu se numără la oferte.`,
    /** At least one of them can be accepted now. */
    choice: offers.some(({ canAccept }) => canAccept),
    empty: emptyOffers(request, at),
  };
}

function emptyOffers({ status, deadlineAt }: RequestRecord, at: Date): string {
  if (status === "cancelled") return "Solicitarea a fost anulată înainte să sosească o ofertă.";
  if (deadlineAt === null || deadlineAt <= at) {
    return "Termenul a trecut fără nicio ofertă. Puteți prelungi termenul sau anula solicitarea.";
  }
  return `Partenerii pot răspunde până la ${dateTime(deadlineAt)}. Vă anunțăm la fiecare ofertă.`;
}

function sealedView(request: RequestRecord, count: number, mayOpen: boolean, at: Date) {
  const came = count === 0 ? "Nu a sosit nicio ofertă" : `${plural(count, "ofertă sigilată", "oferte sigilate")}`;
  const deadline = request.deadlineAt === null ? "" : dateTime(request.deadlineAt);
  const sentence = deadlinePassed(request, at)
    ? `${came}. Termenul a trecut la ${deadline}. După deschidere, termenul nu se mai poate prelungi.`
    : count === 1
      ? `${came}. Se deschide la ${deadline}; până atunci nu o citește nimeni.`
      : `${came}${count === 0 ? " încă" : ""}. Ofertele se deschid la ${deadline}; până atunci nu le citește nimeni.`;
  return { count, sentence, openKey: mayOpen && count > 0 ? newFormKey() : null };
}

/** One view per offer that names its firm, in the order that the reader chose; those out of the choice stand last. */
export function offerViews(request: RequestRecord, offers: readonly Offer[], order: OfferOrder) {
  const named = offers.flatMap((offer) => (offer.partner === null ? [] : [{ ...offer, partner: offer.partner }]));
  return inOfferOrder(
    named.map((offer) => ({ ...offer, out: whyOut(offer) })),
    order,
  ).map((offer) => offerView(request, offer));
}

type NamedOffer = Offer & { partner: NonNullable<Offer["partner"]>; out: string | null };

function offerView(request: RequestRecord, offer: NamedOffer) {
  const { id, contents, partner, status, submittedAt, out } = offer;
  return {
    ...{ id, status, submittedAt },
    partner: { id: partner.id, name: partner.name, verified: partner.verified },
    rating: partner.rating,
    ratingWords: reviewsText(partner.reviewCount),
    price: contents === null ? withoutPrice(offer) : priceOf(contents),
    priceNote: contents === null ? "prețul nu se mai arată" : priceNote(request, contents),
    /** Null when what was offered is no longer shown. */
    duration: contents && durationText(contents.duration, contents.durationUnit),
    experience: contents && (contents.experience ?? "Nu a scris despre experiență"),
    text: contents?.text ?? "",
    files: contents?.files ?? [],
    /** Why it is out of the choice, in a sentence; null while it counts. */
    out,
    accept: offer.canAccept
      ? { formKey: newFormKey(), fields: { response: id, replacing: request.acceptedResponseId ?? "" } }
      : null,
    talkHref: messageTo(partner.id, request.id),
  };
}

const withoutPrice = (offer: Offer): string => (offer.withdrawnAt === null ? "Neconfirmată" : "Retrasă");

const priceOf = ({ priceMin, priceMax, currency }: NonNullable<Offer["contents"]>): string =>
  formatRange(priceMin, priceMax, currency) ?? "";

function priceNote(request: RequestRecord, contents: NonNullable<Offer["contents"]>): string {
  const most = request.budgetMax ?? request.budgetMin;
  if (most === null || request.currency !== contents.currency) return "fără TVA";
  const difference = most - contents.priceMax;
  if (difference === 0) return "fără TVA · cât bugetul maxim";
  const distance = formatMoney(Math.abs(difference), contents.currency);
  return `fără TVA · ${difference > 0 ? "sub" : "peste"} bugetul maxim cu ${distance}`;
}

/** Said honestly beside an offer that cannot be chosen now. */
function whyOut(offer: Offer): string | null {
  if (offer.withdrawnAt !== null) {
    const reason = offer.withdrawText === null ? "." : `: „${offer.withdrawText}”`;
    return `Firma și-a retras oferta la ${dateLong(offer.withdrawnAt)}${reason}`;
  }
  if (offer.missed) return `${NOT_CONFIRMED_IN_TIME}. Firma a fost anunțată.`;
  if (offer.status === "to_confirm") {
    return "Solicitarea s-a schimbat după ce firma a răspuns: oferta așteaptă confirmarea ei, până la termen.";
  }
  if (offer.partner?.suspended) return "Contul firmei este suspendat, așa că oferta nu se poate accepta acum.";
  return null;
}

/** What acceptance does, as things stand: to the request, and to the other firms. */
export function acceptanceWords(request: RequestRecord) {
  if (request.status !== "in_progress") {
    return {
      effect: "Solicitarea trece În progres și se deschide o discuție cu firma.",
      others:
        "La acceptare, celelalte firme primesc un răspuns politicos. Dacă firma aleasă renunță, puteți accepta altă ofertă.",
    };
  }
  return {
    effect: "Se deschide o discuție cu firma.",
    others:
      request.acceptedPartnerId === null
        ? "Firma pe care o alegeți acum este anunțată, iar solicitarea continuă cu ea."
        : "Dacă acceptați altă ofertă, firma aleasă acum este anunțată că această colaborare nu continuă.",
  };
}
