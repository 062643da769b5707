import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { clarificationForm } from "../forms/requests";
import { readBy, whoIsTold } from "../rules/told";
import { offersOf } from "../store/fisa.server";
import { requestOf } from "../store/requests.server";
import { clarifyRequest } from "../verbs/sent.server";
import type { Route } from "./+types/request-clarification.page";
import { requestAddress, stepOf } from "./request-step.server";

export const loader = async (route: Route.LoaderArgs) => (await stepOf("clarify", route)).step;

export const action = (route: Route.ActionArgs) =>
  takeForm(route, clarificationForm, {
    back: requestAddress,
    done: async ({ actor, id }) => {
      const request = await requestOf(actor, id);
      const told = whoIsTold(request, await offersOf(request));
      return { title: "Completarea a fost adăugată.", text: `${readBy("O", request)}, cu data de azi. ${told}` };
    },
    work: ({ actor, id, value }) => clarifyRequest(actor, id, value),
  });

export default function RequestClarification({ loaderData: step, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      {...step}
      answered={actionData}
      heading="Adăugați o completare"
      intro="O notă cu data de azi, pe care o văd toți partenerii. Cei care au trimis oferte sunt anunțați; ofertele lor rămân așa cum sunt."
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
