import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { clarificationForm } from "../forms/requests";
import { readBy, whoIsTold } from "../rules/told";
import { offersToldOf } from "../store/responses.server";
import { clarifyRequest, type ToldAction } from "../verbs/sent.server";
import type { Route } from "./+types/request-clarification.page";
import { requestAddress, stepOf } from "./request-step.server";

export async function loader(route: Route.LoaderArgs) {
  const { step, request } = await stepOf("clarify", route);
  return { step, effect: effectOf({ request, offers: await offersToldOf(request) }) };
}

/** Said before the note is added and after it. */
const effectOf = ({ request, offers }: ToldAction) =>
  `${readBy("O", request)}, cu data de azi. ${whoIsTold(request, offers)}`;

export const action = (route: Route.ActionArgs) =>
  takeForm(route, clarificationForm, {
    back: requestAddress,
    work: ({ actor, id, value }) => clarifyRequest(actor, id, value),
    done: (_, did) => ({ title: "Completarea a fost adăugată.", ...(did && { text: effectOf(did) }) }),
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
