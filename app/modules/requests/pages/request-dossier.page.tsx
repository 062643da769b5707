import { actorOf } from "~/modules/accounts/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { dateLong, dateTime } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { Dossier, type DossierOffer, type DossierView } from "../parts/dossier";
import { CANCELLATION_REASONS } from "../rules/reason";
import { RESPONSE_STATUSES } from "../rules/response";
import { timeline } from "../rules/timeline";
import { changesOf, type Offer, questionsFor, responsesFor } from "../store/fisa.server";
import type { RequestRecord } from "../store/record.server";
import { filesOf } from "../store/request-files.server";
import { requestOf } from "../store/requests.server";
import type { Route } from "./+types/request-dossier.page";
import { offerViews } from "./request-offers.server";
import { knotViews, ownChangeView, questionView, storyOf } from "./request-panels.server";
import { fisaView } from "./request-view.server";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `Dosar ${loaderData?.fisa.number ?? ""} – PSP` }];

export async function loader({ context, params }: Route.LoaderArgs): Promise<DossierView> {
  const actor = actorOf(context);
  const at = now();
  const request = await requestOf(actor, idFromPath(params.id));
  const offers = await responsesFor(actor, request, at);
  const hidden = offers.filter(({ state }) => state === "sealed").length;
  return {
    id: request.id,
    fisa: await fisaView(actor, request, { files: await filesOf(request.id), at }),
    printed: dateTime(at),
    by: actor.name,
    changes: (await changesOf(request.id)).map(ownChangeView),
    questions: (await questionsFor(actor, request)).map((row) => questionView(request, row, { actor, at })),
    offers: dossierOffers(request, offers),
    sealed:
      hidden === 0
        ? null
        : `${plural(hidden, "ofertă sigilată", "oferte sigilate")}: nu se citesc înainte de deschidere.`,
    decision: decisionLines(request),
    knots: knotViews(timeline(await storyOf(request), at)),
  };
}

function dossierOffers(request: RequestRecord, offers: readonly Offer[]): DossierOffer[] {
  const submitted = new Map(offers.map((offer) => [offer.id, offer.submittedAt]));
  return offerViews(request, offers, "pret").map(({ id, partner, price, duration, status, text, out }) => ({
    id,
    firm: partner.name,
    price: duration === null ? "nu se arată" : price,
    duration: duration ?? "nu se arată",
    status: out ?? RESPONSE_STATUSES[status].label,
    submitted: dateTime(submitted.get(id) ?? request.createdAt),
    text,
  }));
}

function decisionLines(request: RequestRecord): string[] {
  const { decidedAt, completedAt, cancelledAt, cancelReason, cancelText, acceptedPartnerName } = request;
  const lines = [
    decidedAt === null
      ? null
      : `Răspuns acceptat la ${dateTime(decidedAt)}: ${acceptedPartnerName ?? "partenerul ales nu mai continuă"}.`,
    completedAt === null ? null : `Colaborare finalizată la ${dateLong(completedAt)}.`,
    cancelledAt === null ? null : `Anulată la ${dateLong(cancelledAt)}.`,
    cancelReason === null ? null : `Motivul: ${CANCELLATION_REASONS[cancelReason]}.`,
    cancelText,
  ].filter((line) => line !== null);
  return lines.length > 0 ? lines : ["Nicio hotărâre încă."];
}

export default function RequestDossier({ loaderData }: Route.ComponentProps) {
  return <Dossier view={loaderData} />;
}
