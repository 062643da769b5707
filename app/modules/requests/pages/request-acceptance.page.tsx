import { type Posted, takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { now } from "~/platform/clock";
import { isId } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { Card } from "~/ui/card/card";
import { TextField } from "~/ui/field/answered-field";
import { Notice } from "~/ui/flash/flash";
import { PostEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { KeptForm } from "~/ui/form/kept-form";
import { acceptanceForm } from "../forms/requests";
import { Agreement } from "../parts/response-board";
import { whyAsked } from "../rules/choice-reason";
import { requestPath } from "../rules/paths";
import { othersTold } from "../rules/recipients";
import { responsePolicy } from "../rules/response-policy";
import { choicesIn, responsesFor } from "../store/correspondence.server";
import { requestOf } from "../store/requests.server";
import { responseIn } from "../store/responses.server";
import { acceptResponse, whyExplain } from "../verbs/decisions.server";
import { acceptanceWords, responseViews } from "../views/request-responses.server";
import type { Route } from "./+types/request-acceptance.page";
import { requestAddress, stepOf } from "./request-here.server";

/** The confirmation page, with the reason where one is asked. */
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
  const asked = whyAsked(request, choicesIn(responses), id, at);
  return { step, response: view, acceptance: acceptanceWords(request, responses, id), asked };
}

/** What is asked depends on the offer that is chosen. */
async function formOf({ actor, id, form }: Posted) {
  const request = await requestOf(actor, id);
  const at = now();
  const response = String(form.get("response"));
  const asked = isId(response) ? await whyExplain(actor, request, response, at) : [];
  return acceptanceForm(asked.length > 0);
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, formOf, {
    back: requestAddress,
    work: ({ actor, id, value }) => acceptResponse(actor, id, value.response, value.reason),
    done: (_, did) => ({
      title: "Oferta a fost acceptată.",
      text: ["Firma aleasă este anunțată și aveți o conversație deschisă cu ea.", othersTold(did?.declined ?? 0)]
        .filter(Boolean)
        .join(" "),
    }),
  });

export default function RequestAcceptance({ loaderData, actionData }: Route.ComponentProps) {
  const { step, response, acceptance, asked } = loaderData;
  return (
    <FormPage back={step.back} heading="Acceptați această ofertă?" answered={actionData}>
      <Card as="div" className="form stack">
        <Agreement response={response} acceptance={acceptance} />
        <KeptForm draft={null} answered={actionData} fields={{ ...response.accept?.fields, formKey: step.formKey }}>
          {asked.length === 0 ? null : (
            <>
              {asked.map((why) => (
                <Notice key={why} tone="yellow">
                  {why}
                </Notice>
              ))}
              <TextField
                name="reason"
                label="De ce alegeți această ofertă acum"
                hint="Motivul se păstrează în istoricul solicitării și se tipărește în procesul-verbal de selecție."
                rows={4}
              />
            </>
          )}
          <PostEnd submit="Acceptă oferta" busyLabel="Se acceptă…" cancel={step.back.href} />
        </KeptForm>
      </Card>
    </FormPage>
  );
}
