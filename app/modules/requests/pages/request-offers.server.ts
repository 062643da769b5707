import { reviewsText } from "~/modules/partners/rules/card";
import { newFormKey } from "~/platform/form/once.server";
import { dateLong, dateTime } from "~/platform/language/dates";
import { sizeText } from "~/platform/language/file-size";
import { formatMoney, formatRange } from "~/platform/language/money";
import { plural } from "~/platform/language/plural";
import type { AcceptanceWords, OfferBoardView, OfferView } from "../parts/offer-board";
import { durationText } from "../rules/duration";
import { inOfferOrder, type OfferOrder } from "../rules/offer-order";
import { deadlinePassed } from "../rules/request";
import { requestPath } from "../rules/request-query";
import { NOT_CONFIRMED_IN_TIME } from "../rules/response";
import type { Offer } from "../store/fisa.server";
import type { RequestRecord } from "../store/record.server";

/** The offers tab: everything that may be read now, or that it is sealed. */
export function offerBoard(
  request: RequestRecord,
  offers: readonly Offer[],
  { order, mayOpen, at }: { order: OfferOrder; mayOpen: boolean; at: Date },
): OfferBoardView {
  const sealed = request.sealed && request.openedAt === null && request.status !== "cancelled";
  const withdrawn = offers.filter(({ withdrawnAt }) => withdrawnAt !== null).length;
  return {
    order,
    offers: offerViews(request, offers, order),
    sealed: sealed ? sealedView(request, offers.length - withdrawn, mayOpen, at) : null,
    acceptance: acceptanceWords(request),
    uncounted:
      withdrawn === 0 ? null : `${plural(withdrawn, "ofertă retrasă", "oferte retrase")} nu se numără la oferte.`,
    choice: offers.some(({ canAccept }) => canAccept),
  };
}

function sealedView(request: RequestRecord, count: number, mayOpen: boolean, at: Date): OfferBoardView["sealed"] {
  const came = count === 0 ? "Nu a sosit nicio ofertă" : `${plural(count, "ofertă sigilată", "oferte sigilate")}`;
  const deadline = request.deadlineAt === null ? "" : dateTime(request.deadlineAt);
  const sentence = deadlinePassed(request, at)
    ? `${came}. Termenul a trecut la ${deadline}. După deschidere, termenul nu se mai poate prelungi.`
    : count === 1
      ? `${came}. Se deschide la ${deadline}; până atunci nu o citește nimeni.`
      : `${came}${count === 0 ? " încă" : ""}. Ofertele se deschid la ${deadline}; până atunci nu le citește nimeni.`;
  return {
    count,
    sentence,
    open: mayOpen && count > 0 ? { action: requestPath(request.id, "opening"), formKey: newFormKey() } : null,
  };
}

/** One view per offer that names its firm, in the order that the reader chose; those out of the choice stand last. */
export function offerViews(request: RequestRecord, offers: readonly Offer[], order: OfferOrder): OfferView[] {
  const comparable = offers.flatMap((offer) => {
    if (offer.partner === null) return [];
    const { contents, partner } = offer;
    return [
      {
        offer,
        partner,
        name: partner.name,
        out: whyOut(offer) !== null,
        priceMin: contents?.priceMin ?? 0,
        currency: contents?.currency ?? ("RON" as const),
        duration: contents?.duration ?? 0,
        durationUnit: contents?.durationUnit ?? ("days" as const),
        rating: partner.rating,
      },
    ];
  });
  return inOfferOrder(comparable, order).map(({ offer, partner }) => offerView(request, offer, partner));
}

type Partner = NonNullable<Offer["partner"]>;

function offerView(request: RequestRecord, offer: Offer, partner: Partner): OfferView {
  const { contents } = offer;
  const path = (part: string) => requestPath(request.id, part);
  return {
    id: offer.id,
    partner: { id: partner.id, name: partner.name, verified: partner.verified, href: `/partener/${partner.id}` },
    rating: partner.rating,
    ratingWords: reviewsText(partner.reviewCount),
    status: offer.status,
    price:
      contents === null
        ? withoutPrice(offer)
        : (formatRange(contents.priceMin, contents.priceMax, contents.currency) ?? ""),
    priceNote: contents === null ? "prețul nu se mai arată" : priceNote(request, contents),
    duration: contents === null ? null : durationText(contents.duration, contents.durationUnit),
    facts: contents === null ? [{ term: "Depusă", detail: dateLong(offer.submittedAt) }] : factsOf(contents),
    text: contents?.text ?? "",
    files: (contents?.files ?? []).map(({ id, name, size }) => ({
      id,
      name,
      size: sizeText(size),
      href: path(`responses/${offer.id}/files/${id}`),
    })),
    out: whyOut(offer),
    accept: offer.canAccept
      ? {
          href: `${path("acceptance")}?raspuns=${offer.id}`,
          action: path("acceptance"),
          formKey: newFormKey(),
          fields: { response: offer.id, replacing: request.acceptedResponseId ?? "" },
        }
      : null,
    talkHref: talkHref(request.id, partner.id),
  };
}

const withoutPrice = (offer: Offer): string => (offer.withdrawnAt === null ? "Neconfirmată" : "Retrasă");

const factsOf = (contents: NonNullable<Offer["contents"]>) => [
  { term: "Durată", detail: durationText(contents.duration, contents.durationUnit) },
  { term: "Experiență", detail: contents.experience ?? "Nu a scris despre experiență" },
];

export const talkHref = (requestId: string, partnerId: string): string =>
  `/uat/messages/nou?${new URLSearchParams({ partener: partnerId, solicitare: requestId })}`;

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
export function acceptanceWords(request: RequestRecord): AcceptanceWords {
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
