import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { idFromForm, isId } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { Card } from "~/ui/card/card";
import { PostEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { KeptForm } from "~/ui/form/kept-form";
import { Agreement } from "../parts/response-board";
import { requestPath } from "../rules/paths";
import { responsePolicy } from "../rules/response-policy";
import { othersTold } from "../rules/told";
import { responsesFor } from "../store/fisa.server";
import { responseIn } from "../store/responses.server";
import { acceptResponse } from "../verbs/decisions.server";
import type { Route } from "./+types/request-acceptance.page";
import { acceptanceWords, responseViews } from "./request-responses.server";
import { requestAddress, stepOf } from "./request-step.server";

/** The confirmation page for browsers without JavaScript. */
export async function loader(route: Route.LoaderArgs) {
  const { actor, at, request, step } = await stepOf("accept", route);
  const id = route.url.searchParams.get("raspuns");
  if (!isId(id)) throw notFound();
  const responses = await responsesFor(actor, request, at);
  const response = responses.find((one) => one.id === id);
  if (response === undefined) throw notFound();
  const [view] = response.choice === "accept" ? responseViews(request, [response], "pret") : [];
  if (view === undefined) {
    const way = { href: requestPath(request.id), label: "Înapoi la oferte" };
    responsePolicy.allow("accept", actor, await responseIn(request, id), at, way);
    throw notFound();
  }
  return { step, response: view, acceptance: acceptanceWords(request, responses, id) };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: requestAddress,
    work: ({ actor, id, form }) => acceptResponse(actor, id, idFromForm(form.get("response"))),
    done: (_, did) => ({
      title: "Oferta a fost acceptată.",
      text: ["Firma aleasă este anunțată și aveți o conversație deschisă cu ea.", othersTold(did?.declined ?? 0)]
        .filter(Boolean)
        .join(" "),
    }),
  });

export default function RequestAcceptance({ loaderData: { step, response, acceptance } }: Route.ComponentProps) {
  return (
    <FormPage back={step.back} heading="Acceptați această ofertă?">
      <Card as="div" className="form stack">
        <Agreement response={response} acceptance={acceptance} />
        <KeptForm draft={null} answered={undefined} fields={{ ...response.accept?.fields, formKey: step.formKey }}>
          <PostEnd submit="Acceptă oferta" busyLabel="Se acceptă…" cancel={step.back.href} />
        </KeptForm>
      </Card>
    </FormPage>
  );
}
