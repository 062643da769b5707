import type { Actor } from "~/modules/accounts/rules/actor";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { durationText } from "~/modules/requests/rules/duration";
import { offerCount, offerCountText } from "~/modules/requests/rules/offer-count";
import { OUTCOME_REASONS } from "~/modules/requests/rules/reason";
import { RESPONSE_STATUSES } from "~/modules/requests/rules/response";
import { type ReceivedResponse, responsesFor } from "~/modules/requests/store/fisa.server";
import type { RequestRecord } from "~/modules/requests/store/record.server";
import { responseIn } from "~/modules/requests/store/responses.server";
import { dateLong, dateTime } from "~/platform/language/dates";
import { formatMoney, formatRange } from "~/platform/language/money";
import { formatRating } from "~/platform/language/numbers";
import { quoted } from "~/platform/language/quotes";
import { lowered } from "~/platform/language/text";
import { countyByCode } from "~/platform/romania/counties";
import type { PaperTables } from "../rules/compose";
import type { Facts } from "../rules/facts";
import { type LetterheadView, usualHead } from "../rules/letterhead";
import { estimateOf, type OfferOf, type ValueSource } from "../rules/offers";
import type { PaperFacts } from "../rules/possible";
import { letterheadOf } from "../store/letterhead.server";
import { similarRequests } from "../store/similar-requests.server";

/** Everything that the papers of a request may say at this moment, without what is sealed. */
export async function paperworkOf(actor: Actor, request: RequestRecord, at: Date) {
  const responses = await responsesFor(actor, request, at);
  const offers = responses.flatMap(offerOf);
  const similar = await similarRequests(request);
  const sources = sourcesOf(offers, similar);
  const possible: PaperFacts = {
    status: request.status,
    isSealed: responses.some(({ state }) => state === "sealed"),
    offers,
    similar: similar.length,
    acceptedId: request.acceptedResponseId,
  };
  const counted = offerCount(responses);
  return {
    ...{ request, offers, possible, sources },
    facts: await requestFacts(actor, request, {
      sources,
      fromOffers: offers.some(counts),
      received: counted.received === 0 ? null : offerCountText(counted),
    }),
    tables: { offers: offers.map(offerRow), sources: sources.map(sourceRow) } satisfies PaperTables,
    letterhead: await letterheadView(request),
  };
}

export type Paperwork = Awaited<ReturnType<typeof paperworkOf>>;

/** Offers that were withdrawn after they were accepted may be read, but a value is not taken from them. */
const counts = ({ status }: OfferOf): boolean => status !== "withdrawn";

function offerOf({ id, status, submittedAt, state, partner, contents }: ReceivedResponse): OfferOf[] {
  if (state !== "readable" || partner === null || contents === null) return [];
  const { priceMin, priceMax, currency, duration, durationUnit } = contents;
  return [
    {
      ...{ id, status, submittedAt, priceMin, priceMax, currency },
      partnerId: partner.id,
      partner: partner.name,
      duration: durationText(duration, durationUnit),
      rating: partner.rating,
    },
  ];
}

function sourcesOf(offers: readonly OfferOf[], similar: Awaited<ReturnType<typeof similarRequests>>): ValueSource[] {
  const counted = offers.filter(counts);
  if (counted.length > 0)
    return counted.map(({ partner, submittedAt, priceMin, priceMax, currency }) => ({
      name: `Oferta firmei ${partner}`,
      on: dateLong(submittedAt),
      ...{ priceMin, priceMax, currency },
    }));
  return similar.map(({ title, registration, partner, completedAt, priceMin, priceMax, currency }) => ({
    name: `Solicitarea nr. ${registration ?? ""}, ${quoted(title)}, finalizată cu ${partner}`,
    on: completedAt === null ? "" : dateLong(completedAt),
    ...{ priceMin, priceMax, currency },
  }));
}

const offerRow = (offer: OfferOf, index: number): string[] => [
  String(index + 1),
  offer.partner,
  priceOf(offer),
  offer.duration,
  dateTime(offer.submittedAt),
  offer.rating === null ? "fără" : `${formatRating(offer.rating)} din 5`,
  RESPONSE_STATUSES[offer.status].label,
];

const sourceRow = (source: ValueSource, index: number): string[] => [
  String(index + 1),
  source.name,
  source.on,
  priceOf(source),
];

const priceOf = ({ priceMin, priceMax, currency }: Pick<OfferOf, "priceMin" | "priceMax" | "currency">): string =>
  formatRange(priceMin, priceMax, currency) ?? "";

type About = { sources: readonly ValueSource[]; fromOffers: boolean; received: string | null };

async function requestFacts(
  actor: Actor,
  request: RequestRecord,
  { sources, fromOffers, received }: About,
): Promise<Facts> {
  const owner = await organisationById(request.ownerId);
  const estimate = estimateOf(sources);
  const moment = (instant: Date | null) => instant && dateTime(instant);
  const kinds = fromOffers
    ? "ofertele primite la această solicitare"
    : "solicitări asemănătoare, finalizate, ale aceleiași autorități";
  return {
    autoritate: request.ownerName,
    judet: countyOf(request.ownerCounty),
    cui_autoritate: owner?.cui ?? null,
    sediu_autoritate: owner?.address || null,
    numar_solicitare: request.registration,
    data_solicitare: request.sentAt && dateLong(request.sentAt),
    obiect: request.title,
    categorie: CATEGORIES[request.category],
    descriere: request.description,
    buget: request.currency && formatRange(request.budgetMin, request.budgetMax, request.currency),
    termen: request.sentAt && moment(request.deadlineAt),
    numar_oferte: received,
    data_deschidere: request.sealed ? moment(request.openedAt) : "nu este cazul, ofertele nu au fost sigilate",
    valoare_estimata: estimate && formatMoney(estimate.mean, estimate.currency),
    valoare_minima: estimate && formatMoney(estimate.least, estimate.currency),
    valoare_maxima: estimate && formatMoney(estimate.most, estimate.currency),
    felul_surselor: sources.length === 0 ? null : kinds,
    data_finalizare: request.completedAt && dateLong(request.completedAt),
    intocmit_de: actor.name,
    ...NO_FIRM,
  };
}

const NO_FIRM = {
  firma: null,
  cui_firma: null,
  sediu_firma: null,
  pret: null,
  durata: null,
  data_oferta: null,
  data_decizie: null,
  motiv: null,
} as const;

/** What is said of one offer: that of the addressed firm, or the accepted one. */
export async function offerFacts(request: RequestRecord, offer: OfferOf) {
  const firm = await organisationById(offer.partnerId);
  const { acceptedAt, declineReason } = await responseIn(request, offer.id);
  return {
    firma: offer.partner,
    cui_firma: firm?.cui ?? null,
    sediu_firma: firm?.address || null,
    pret: priceOf(offer),
    durata: offer.duration,
    data_oferta: dateLong(offer.submittedAt),
    data_decizie: acceptedAt && dateLong(acceptedAt),
    motiv: declineReason && lowered(OUTCOME_REASONS[declineReason]),
  } satisfies Partial<Facts>;
}

const countyOf = (code: string | null): string | null => (code === null ? null : (countyByCode(code)?.name ?? null));

async function letterheadView(
  request: Pick<RequestRecord, "ownerId" | "ownerName" | "ownerCounty">,
): Promise<LetterheadView> {
  const written = await letterheadOf(request.ownerId);
  const usual = usualHead({ name: request.ownerName, county: countyOf(request.ownerCounty) });
  if (written === null) return { head: usual, prefix: null, signatories: [] };
  const head = written.head === "" ? usual : written.head.split("\n");
  return { head, prefix: written.prefix, signatories: written.signatories };
}
