import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { PostPage } from "~/ui/form/form-page";
import { rejectionForm } from "../forms/moderation";
import { ReasonFields } from "../parts/reason-fields";
import { FAILED } from "../rules/moderation";
import { submissionPath } from "../rules/submission-query";
import { authorsToTell } from "../store/authors.server";
import { unpublishArticle } from "../verbs/moderation.server";
import type { Route } from "./+types/submission-unpublishing.page";
import { formAbout, stepOf, submissionAt } from "./desk.server";

export const loader = ({ context, params }: Route.LoaderArgs) => stepOf("unpublish", { context, params });

export const action = (route: Route.ActionArgs) =>
  takeForm(route, formAbout(rejectionForm), {
    back: ({ id }) => submissionPath(id),
    done: async ({ context, params }) => {
      const { submission } = await submissionAt(context, params.id);
      const { article, authorId, submittedBy } = submission;
      const told = await authorsToTell(article.organisationId, [authorId, submittedBy]);
      return { title: "Articolul a fost scos de pe blog.", text: "people" in told ? AUTHOR_TOLD : COLLEAGUES_TOLD };
    },
    failed: FAILED.unpublish,
    work: ({ actor, id, value }) => unpublishArticle(actor, id, value),
  });

const AUTHOR_TOLD = "Autorul a fost anunțat.";
const COLLEAGUES_TOLD = "Autorul nu mai este în organizație, așa că au fost anunțați ceilalți membri ai ei.";

export default function SubmissionUnpublishing({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      {...loaderData}
      heading="Scoateți articolul de pe blog?"
      title={`Scoateți articolul de pe blog?: ${loaderData.back.label}`}
      before={
        <p>
          Publicul nu îl mai poate citi. Autorul (dacă a plecat, colegii lui) primește motivul, poate schimba textul și
          îl poate trimite din nou. Un text mai nou care așteaptă este respins cu același motiv.
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
