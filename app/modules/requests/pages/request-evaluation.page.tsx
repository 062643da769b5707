import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { stillEvaluatingForm } from "../forms/requests";
import { whoIsTold } from "../rules/told";
import { offersToldOf } from "../store/responses.server";
import { stillEvaluating } from "../verbs/sent.server";
import type { Route } from "./+types/request-evaluation.page";
import { requestAddress, stepOf } from "./request-step.server";

export async function loader(route: Route.LoaderArgs) {
  const { step, request } = await stepOf("stillEvaluating", route);
  const offers = await offersToldOf(request);
  return { step, told: whoIsTold(request, offers, WHY), tellsSomebody: offers.length > 0 };
}

const WHY = "ca să știe că solicitarea nu este uitată";

export const action = (route: Route.ActionArgs) =>
  takeForm(route, stillEvaluatingForm, {
    back: requestAddress,
    work: ({ actor, id, value }) => stillEvaluating(actor, id, value),
    done: (_, did) => ({
      title: "S-a notat că încă se evaluează.",
      ...(did && { text: whoIsTold(did.request, did.offers, WHY) }),
    }),
  });

export default function RequestEvaluation({
  loaderData: { step, told, tellsSomebody },
  actionData,
}: Route.ComponentProps) {
  return (
    <PostPage
      {...step}
      answered={actionData}
      heading="Încă se evaluează"
      intro={`${told} Nu schimbă nici termenul, nici ofertele.`}
      {...(tellsSomebody
        ? { submit: "Anunță firmele", busyLabel: "Se anunță…" }
        : { submit: "Salvează", busyLabel: "Se salvează…" })}
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
