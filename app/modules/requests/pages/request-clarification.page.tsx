import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { clarificationForm } from "../forms/requests";
import { readBy, whoIsTold } from "../rules/told";
import { offersOf } from "../store/fisa.server";
import type { RequestRecord } from "../store/record.server";
import { requestOf } from "../store/requests.server";
import { clarifyRequest } from "../verbs/sent.server";
import type { Route } from "./+types/request-clarification.page";
import { requestAddress, stepOf } from "./request-step.server";

export async function loader(route: Route.LoaderArgs) {
  const { step, request } = await stepOf("clarify", route);
  return { step, effect: await effectOf(request) };
}

/** Asked before the note is added, and said after it. */
const effectOf = async (request: RequestRecord) =>
  `${readBy("O", request)}, cu data de azi. ${whoIsTold(request, await offersOf(request))}`;

export const action = (route: Route.ActionArgs) =>
  takeForm(route, clarificationForm, {
    back: requestAddress,
    done: async ({ actor, id }) => ({
      title: "Completarea a fost adăugată.",
      text: await effectOf(await requestOf(actor, id)),
    }),
    work: ({ actor, id, value }) => clarifyRequest(actor, id, value),
  });

export default function RequestClarification({ loaderData: { step, effect }, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      {...step}
      answered={actionData}
      heading="Adăugați o completare"
      intro={`${effect} Ofertele trimise rămân așa cum sunt.`}
      submit="Publică completarea"
      busyLabel="Se publică…"
    >
      <TextField
        name="text"
        label="Completarea"
        hint="Dacă schimbați descrierea, bugetul sau fișierele, folosiți „Modifică solicitarea”."
        rows={6}
      />
    </PostPage>
  );
}
