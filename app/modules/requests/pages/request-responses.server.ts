import { reviewsText } from "~/modules/partners/rules/card";
import { newFormKey } from "~/platform/form/once.server";
import { dateLong, dateTime } from "~/platform/language/dates";
import { formatMoney, formatRange } from "~/platform/language/money";
import { plural } from "~/platform/language/plural";
import { durationText } from "../rules/duration";
import { messageTo } from "../rules/paths";
import { deadlinePassed } from "../rules/request";
import { NOT_CONFIRMED_IN_TIME } from "../rules/response";
import { inResponseOrder, type ResponseOrder } from "../rules/response-order";
import type { ReceivedResponse } from "../store/fisa.server";
import type { RequestRecord } from "../store/record.server";

/** The responses tab: the readable responses, or how many are sealed. */
export function responseBoard(
  request: RequestRecord,
  responses: readonly ReceivedResponse[],
  { order, mayOpen, at }: { order: ResponseOrder; mayOpen: boolean; at: Date },
) {
  const sealed = request.sealed && request.openedAt === null && request.status !== "cancelled";
  const withdrawn = responses.filter(({ withdrawnAt }) => withdrawnAt !== null).length;
  return {
    id: request.id,
    order,
    responses: responseViews(request, responses, order),
    sealed: sealed ? sealedView(request, responses.length - withdrawn, mayOpen, at) : null,
    acceptance: acceptanceWords(request),
    /** Note about withdrawn responses, which are not counted; null when there are none. */
    uncounted:
      withdrawn === 0 ? null : `${plural(withdrawn, "ofertă retrasă", "oferte retrase")} nu se numără la oferte.`,
    /** At least one response can be accepted. */
    choice: responses.some(({ canAccept }) => canAccept),
    empty: emptyText(request, at),
  };
}

function emptyText({ status, deadlineAt }: RequestRecord, at: Date): string {
  if (status === "cancelled") return "Solicitarea a fost anulată înainte să sosească o ofertă.";
  if (deadlineAt === null || deadlineAt <= at) {
    return "Termenul a trecut fără nicio ofertă. Puteți prelungi termenul sau anula solicitarea.";
  }
  return `Partenerii pot răspunde până la ${dateTime(deadlineAt)}. Vă anunțăm la fiecare ofertă.`;
}

function sealedView(request: RequestRecord, count: number, mayOpen: boolean, at: Date) {
  const received = count === 0 ? "Nu a sosit nicio ofertă" : `${plural(count, "ofertă sigilată", "oferte sigilate")}`;
  const deadline = request.deadlineAt === null ? "" : dateTime(request.deadlineAt);
  const sentence = deadlinePassed(request, at)
    ? `${received}. Termenul a trecut la ${deadline}. După deschidere, termenul nu se mai poate prelungi.`
    : count === 1
      ? `${received}. Se deschide la ${deadline}; până atunci nu o citește nimeni.`
      : `${received}${count === 0 ? " încă" : ""}. Ofertele se deschid la ${deadline}; până atunci nu le citește nimeni.`;
  return { count, sentence, openKey: mayOpen && count > 0 ? newFormKey() : null };
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

type NamedResponse = ReceivedResponse & { partner: NonNullable<ReceivedResponse["partner"]>; out: string | null };

function responseView(request: RequestRecord, response: NamedResponse) {
  const { id, contents, partner, status, submittedAt, out } = response;
  return {
    ...{ id, status, submittedAt },
    partner: { id: partner.id, name: partner.name, verified: partner.verified },
    rating: partner.rating,
    ratingWords: reviewsText(partner.reviewCount),
    price: contents === null ? withoutPrice(response) : priceOf(contents),
    priceNote: contents === null ? "prețul nu se mai arată" : priceNote(request, contents),
    /** Null when the contents may not be read. */
    duration: contents && durationText(contents.duration, contents.durationUnit),
    experience: contents && (contents.experience ?? "Nu a scris despre experiență"),
    text: contents?.text ?? "",
    files: contents?.files ?? [],
    /** Why it cannot be accepted, in a sentence; null when it can. */
    out,
    accept: response.canAccept
      ? { formKey: newFormKey(), fields: { response: id, replacing: request.acceptedResponseId ?? "" } }
      : null,
    messageHref: messageTo(partner.id, request.id),
  };
}

const withoutPrice = (response: ReceivedResponse): string =>
  response.withdrawnAt === null ? "Neconfirmată" : "Retrasă";

const priceOf = ({ priceMin, priceMax, currency }: NonNullable<ReceivedResponse["contents"]>): string =>
  formatRange(priceMin, priceMax, currency) ?? "";

function priceNote(request: RequestRecord, contents: NonNullable<ReceivedResponse["contents"]>): string {
  const most = request.budgetMax ?? request.budgetMin;
  if (most === null || request.currency !== contents.currency) return "fără TVA";
  const difference = most - contents.priceMax;
  if (difference === 0) return "fără TVA · cât bugetul maxim";
  const distance = formatMoney(Math.abs(difference), contents.currency);
  return `fără TVA · ${difference > 0 ? "sub" : "peste"} bugetul maxim cu ${distance}`;
}

/** Why a response cannot be accepted, in a sentence; null when it can. */
function whyOut(response: ReceivedResponse): string | null {
  if (response.withdrawnAt !== null) {
    const reason = response.withdrawText === null ? "." : `: „${response.withdrawText}”`;
    return `Firma și-a retras oferta la ${dateLong(response.withdrawnAt)}${reason}`;
  }
  if (response.missed) return `${NOT_CONFIRMED_IN_TIME}. Firma a fost anunțată.`;
  if (response.status === "to_confirm") {
    return "Solicitarea s-a schimbat după ce firma a răspuns: oferta așteaptă confirmarea ei, până la termen.";
  }
  if (response.partner?.suspended) return "Contul firmei este suspendat, așa că oferta nu se poate accepta acum.";
  return null;
}

/** Effects of an acceptance in the request's current state: on the request, and on the other firms. */
export function acceptanceWords(request: RequestRecord) {
  if (request.status !== "in_progress") {
    return {
      effect: "Solicitarea trece În progres și se deschide o conversație cu firma.",
      others:
        "La acceptare, celelalte firme sunt anunțate că oferta lor nu a fost acceptată. Dacă firma aleasă renunță, puteți accepta altă ofertă.",
    };
  }
  return {
    effect: "Se deschide o conversație cu firma.",
    others:
      request.acceptedPartnerId === null
        ? "Firma pe care o alegeți acum este anunțată, iar solicitarea continuă cu ea."
        : "Dacă acceptați altă ofertă, firma aleasă acum este anunțată că această colaborare nu continuă.",
  };
}
