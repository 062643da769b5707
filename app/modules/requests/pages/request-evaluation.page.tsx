import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { stillEvaluatingForm } from "../forms/requests";
import { stillEvaluating } from "../verbs/sent.server";
import type { Route } from "./+types/request-evaluation.page";
import { requestAddress, stepOf } from "./request-step.server";

export const loader = async (route: Route.LoaderArgs) => (await stepOf("stillEvaluating", route)).step;

export const action = (route: Route.ActionArgs) =>
  takeForm(route, stillEvaluatingForm, {
    back: requestAddress,
    done: { title: "Firmele au fost anunțate că încă se evaluează." },
    work: ({ actor, id, value }) => stillEvaluating(actor, id, value),
  });

export default function RequestEvaluation({ loaderData: step, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      {...step}
      answered={actionData}
      heading="Încă se evaluează"
      intro="Firmele care au trimis oferte află că solicitarea nu este uitată. Nu schimbă nici termenul, nici ofertele."
      submit="Anunță firmele"
      busyLabel="Se anunță…"
    >
      <TextField
        name="text"
        label="Mesaj"
        optional
        hint="De exemplu: decidem la ședința consiliului din 3 decembrie."
        rows={3}
      />
    </PostPage>
  );
}
