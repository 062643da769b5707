import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { PostPage } from "~/ui/form/form-page";
import { rejectionForm } from "../forms/moderation";
import { ReasonFields } from "../parts/reason-fields";
import { FAILED } from "../rules/moderation";
import { recipientsText } from "../rules/recipients";
import { submissionPath } from "../rules/submission-query";
import { unpublishArticle } from "../verbs/moderation.server";
import type { Route } from "./+types/submission-unpublishing.page";
import { formAbout, stepOf } from "./desk.server";

export const loader = ({ context, params }: Route.LoaderArgs) => stepOf("unpublish", { context, params });

export const action = (route: Route.ActionArgs) =>
  takeForm(route, formAbout(rejectionForm), {
    back: ({ id }) => submissionPath(id),
    work: ({ actor, id, value }) => unpublishArticle(actor, id, value),
    done: (_, told) => ({ title: "Articolul a fost scos de pe blog.", ...(told && { text: recipientsText(told) }) }),
    failed: FAILED.unpublish,
  });

export default function SubmissionUnpublishing({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      {...loaderData}
      heading="Scoateți articolul de pe blog?"
      title={`Scoateți articolul de pe blog?: ${loaderData.back.label}`}
      before={
        <p>
          Publicul nu îl mai poate citi. {loaderData.told} Textul poate fi schimbat și trimis din nou. Un text mai nou
          care așteaptă este respins cu același motiv.
        </p>
      }
      answered={actionData}
      submit="Scoate articolul"
      variant="danger"
      busyLabel="Se scoate…"
    >
      <ReasonFields label="Motivul" />
    </PostPage>
  );
}
