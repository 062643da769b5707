import { takeStep } from "~/modules/accounts/posted-step.server";
import { idFromForm, isId } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { Card } from "~/ui/card/card";
import { Agreement } from "../parts/offer-board";
import { StepForm } from "../parts/request-step";
import { StepPage } from "../parts/step-page";
import { requestPath } from "../rules/paths";
import { responsePolicy } from "../rules/response-policy";
import { responsesFor } from "../store/fisa.server";
import { responseIn } from "../store/responses.server";
import { acceptResponse } from "../verbs/decisions.server";
import type { Route } from "./+types/request-acceptance.page";
import { acceptanceWords, offerViews } from "./request-offers.server";
import { requestHere, stepOf } from "./request-step.server";

/** The page that asks, for whoever has no dialog. */
export async function loader(route: Route.LoaderArgs) {
  const { actor, at, request, step } = await stepOf("accept", route);
  const id = route.url.searchParams.get("raspuns");
  if (!isId(id)) throw notFound();
  const offer = (await responsesFor(actor, request, at)).find((one) => one.id === id);
  if (offer === undefined) throw notFound();
  const [view] = offer.canAccept ? offerViews(request, [offer], "pret") : [];
  if (view === undefined) {
    const way = { href: requestPath(request.id), label: "Înapoi la oferte" };
    responsePolicy.allow("accept", actor, await responseIn(request, id), at, way);
    throw notFound();
  }
  return { step, offer: view, acceptance: acceptanceWords(request) };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: requestHere,
    done: {
      title: "Oferta a fost acceptată.",
      text: "Firma este anunțată și aveți o discuție deschisă cu ea; celelalte firme au primit un răspuns politicos.",
    },
    work: ({ actor, id, form }) => {
      const replacing = form.get("replacing");
      return acceptResponse(actor, id, idFromForm(form.get("response")), replacing ? idFromForm(replacing) : null);
    },
  });

export default function RequestAcceptance({ loaderData: { step, offer, acceptance } }: Route.ComponentProps) {
  return (
    <StepPage about={{ href: requestPath(step.id), title: step.title }} heading="Acceptați această ofertă?">
      <Card className="form stack">
        <Agreement offer={offer} acceptance={acceptance} />
        <StepForm step={step} fields={offer.accept?.fields ?? {}} submit="Acceptă oferta" busyLabel="Se acceptă…" />
      </Card>
    </StepPage>
  );
}
