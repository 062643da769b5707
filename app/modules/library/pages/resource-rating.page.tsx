import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { uatOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { StarInput } from "~/ui/field/star-input";
import { PostPage } from "~/ui/form/form-page";
import { ratingForm } from "../forms/feedback";
import { ownRating } from "../store/feedback.server";
import { rateResource } from "../verbs/feedback.server";
import type { Route } from "./+types/resource-rating.page";
import { answerView, backToResource } from "./feedback-view.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const { resource, back, fields } = await answerView(actor, idFromPath(params.id), now());
  const own = await ownRating(resource.editionId, actor.userId);
  return { back, fields, defaults: { stars: own === null ? null : String(own) } };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, ratingForm, {
    back: backToResource,
    done: { title: "Nota a fost salvată.", text: "O puteți schimba oricând." },
    work: ({ actor, id, value }) => rateResource(actor, id, value),
  });

/** The form of the document's page, by itself: shown when it is sent without a choice. */
export default function ResourceRatingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { back, fields, defaults } = loaderData;
  return (
    <PostPage
      heading="V-a fost de folos documentul?"
      answered={actionData}
      {...{ back, fields, defaults }}
      submit="Trimite nota"
      busyLabel="Se salvează…"
    >
      <StarInput name="stars" legend="Nota dumneavoastră" />
    </PostPage>
  );
}
