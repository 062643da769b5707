import type { Actor } from "~/modules/accounts/rules/actor";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { durationText } from "~/modules/requests/rules/duration";
import { offerCount, offerCountText } from "~/modules/requests/rules/offer-count";
import { OUTCOME_REASONS } from "~/modules/requests/rules/reason";
import { RESPONSE_STATUSES } from "~/modules/requests/rules/response";
import { type ReceivedResponse, responsesFor } from "~/modules/requests/store/correspondence.server";
import type { RequestRecord } from "~/modules/requests/store/record.server";
import { filesOf } from "~/modules/requests/store/request-files.server";
import { responseIn } from "~/modules/requests/store/responses.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { dateLong, dateTime } from "~/platform/language/dates";
import { formatMoney, formatRange } from "~/platform/language/money";
import { quoted } from "~/platform/language/quotes";
import { lowered } from "~/platform/language/text";
import { countyByCode } from "~/platform/romania/counties";
import type { PaperTables } from "../rules/compose";
import type { Facts } from "../rules/facts";
import { type LetterheadView, usualHead } from "../rules/letterhead";
import { estimateOf, isBefore, type OfferOf, type ValueSource } from "../rules/offers";
import type { PaperKind } from "../rules/paper-kind";
import type { PaperFacts } from "../rules/possible";
import { sentDay, thresholdWords } from "../rules/threshold";
import { pricesOf } from "../store/chain.server";
import { letterheadOf } from "../store/letterhead.server";
import { papersOf } from "../store/papers.server";
import { similarRequests } from "../store/similar-requests.server";

/** Everything that the papers of a request may say at this moment, without what is sealed. */
export async function paperworkOf(actor: Actor, request: RequestRecord, at: Date) {
  const responses = await responsesFor(actor, request, at);
  const offers = responses.flatMap(offerOf);
  const prices = await pricesOf(request.id);
  const sources = sourcesOf(request, await similarRequests(request), prices);
  const possible: PaperFacts = {
    status: request.status,
    isSealed: responses.some(({ state }) => state === "sealed"),
    offers,
    acceptedId: request.acceptedResponseId,
  };
  const counted = offerCount(responses);
  const made = await papersOf(request.id);
  return {
    request,
    offers,
    possible,
    sources,
    made,
    prices,
    facts: {
      ...(await requestFacts(actor, request, at)),
      ...estimateFacts(sources),
      ...numbersOf(made),
      numar_oferte: counted.received === 0 ? null : offerCountText(counted),
      ofertanti: offers.length === 0 ? null : offers.map(({ partner }) => partner).join("; "),
    } satisfies Facts,
    tables: { offers: offers.map(offerRow), sources: sources.map(sourceRow) } satisfies PaperTables,
    letterhead: await letterheadView(request),
  };
}

export type Paperwork = Awaited<ReturnType<typeof paperworkOf>>;

function offerOf({ id, status, submittedAt, state, partner, contents }: ReceivedResponse): OfferOf[] {
  if (state !== "readable" || partner === null || contents === null) return [];
  const { priceMin, priceMax, currency, duration, durationUnit } = contents;
  return [
    {
      id,
      status,
      submittedAt,
      priceMin,
      priceMax,
      currency,
      partnerId: partner.id,
      partner: partner.name,
      duration: durationText(duration, durationUnit),
    },
  ];
}

type Similar = Awaited<ReturnType<typeof similarRequests>>;
type Prices = Awaited<ReturnType<typeof pricesOf>>;

/** Never an offer to this request: only what was known before it was sent. */
function sourcesOf({ sentAt }: RequestRecord, similar: Similar, prices: Prices): ValueSource[] {
  const completed = similar.map(({ title, registration, partner, completedAt, priceMin, priceMax, currency }) => ({
    name: `Solicitarea nr. ${registration ?? ""}, ${quoted(title)}, finalizată cu ${partner}`,
    on: localDateOf(completedAt ?? new Date(0)),
    noted: "din platformă",
    priceMin,
    priceMax,
    currency,
  }));
  const noted = prices.map(({ source, on, price, currency, notedAt }) => ({
    name: source,
    on,
    noted: dateLong(notedAt),
    priceMin: price,
    priceMax: price,
    currency,
  }));
  return [...completed, ...noted].filter((source) => isBefore(source, sentDay({ sentAt })));
}

const offerRow = (offer: OfferOf, index: number): string[] => [
  String(index + 1),
  offer.partner,
  priceOf(offer),
  offer.duration,
  dateTime(offer.submittedAt),
  RESPONSE_STATUSES[offer.status].label,
];

const sourceRow = (source: ValueSource, index: number): string[] => [
  String(index + 1),
  source.name,
  dateLong(source.on),
  source.noted,
  priceOf(source),
];

const priceOf = ({ priceMin, priceMax, currency }: Pick<OfferOf, "priceMin" | "priceMax" | "currency">): string =>
  formatRange(priceMin, priceMax, currency) ?? "";

const estimateFacts = (sources: readonly ValueSource[]) => {
  const estimate = estimateOf(sources);
  return {
    valoare_estimata: estimate && formatMoney(estimate.mean, estimate.currency),
    valoare_minima: estimate && formatMoney(estimate.least, estimate.currency),
    valoare_maxima: estimate && formatMoney(estimate.most, estimate.currency),
  };
};

/** The registered papers of a request, by the fact that names them: the newest of each kind. */
function numbersOf(made: Awaited<ReturnType<typeof papersOf>>) {
  const named = (...kinds: PaperKind[]): string | null => {
    const paper = made.find(({ kind, number }) => kinds.includes(kind) && number !== null);
    return paper?.on ? `nr. ${paper.number} din ${dateLong(paper.on)}` : null;
  };
  return {
    nr_referat: named("need"),
    nr_extras: named("plan"),
    nr_nota: named("estimate"),
    nr_caiet: named("specification"),
    nr_invitatie: named("invitation"),
    nr_proces_verbal: named("selection"),
    nr_angajament: named("order", "contract"),
    nr_receptie: named("reception"),
    nr_nir: named("entry"),
  };
}

async function requestFacts(actor: Actor, request: RequestRecord, at: Date) {
  const owner = await organisationById(request.ownerId);
  const files = await filesOf(request.id);
  const moment = (instant: Date | null) => instant && dateTime(instant);
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
    criteriu: request.criterion,
    praguri: thresholdWords(request.sentAt ?? at),
    loc: countyOf(request.county),
    // to a draft files may still be added
    fisiere: files.map(({ name }) => name).join("; ") || (request.sentAt && "niciunul"),
    termen: request.sentAt && moment(request.deadlineAt),
    intrebari_pana: request.sentAt && moment(request.questionsUntil),
    data_deschidere: request.sealed ? moment(request.openedAt) : "nu este cazul, ofertele nu au fost sigilate",
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
  pret_convenit: null,
  durata: null,
  data_oferta: null,
  data_decizie: null,
  motiv: null,
  motiv_alegere: null,
} as const;

/** What is said of one offer: that of the addressed firm, or the accepted one. */
export async function offerFacts(request: RequestRecord, offer: OfferOf) {
  const firm = await organisationById(offer.partnerId);
  const { acceptedAt, acceptedReason, declineReason } = await responseIn(request, offer.id);
  return {
    firma: offer.partner,
    cui_firma: firm?.cui ?? null,
    sediu_firma: firm?.address || null,
    pret: priceOf(offer),
    pret_convenit: agreedPrice(offer),
    durata: offer.duration,
    data_oferta: dateLong(offer.submittedAt),
    data_decizie: acceptedAt && dateLong(acceptedAt),
    motiv_alegere: acceptedReason === null ? "" : `Motivul scris la alegere: ${acceptedReason}`,
    motiv: declineReason && lowered(OUTCOME_REASONS[declineReason]),
  } satisfies Partial<Facts>;
}

/** One price, not from one to another: what lies between is agreed on paper. */
const agreedPrice = (offer: OfferOf): string | null =>
  offer.priceMin === offer.priceMax ? priceOf(offer) || null : null;

const countyOf = (code: string | null): string | null => (code === null ? null : (countyByCode(code)?.name ?? null));

async function letterheadView(
  request: Pick<RequestRecord, "ownerId" | "ownerName" | "ownerCounty">,
): Promise<LetterheadView> {
  const written = await letterheadOf(request.ownerId);
  const usual = usualHead({ name: request.ownerName, county: countyOf(request.ownerCounty) });
  if (written === null) return { head: usual, prefix: null, imageId: null, signatories: [] };
  const head = written.head === "" ? usual : written.head.split("\n");
  return { ...written, head };
}
