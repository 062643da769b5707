import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { quickRejectionForm } from "../forms/moderation";
import { FAILED } from "../rules/moderation";
import { articleRestorationPath } from "../rules/paths";
import { quickReject } from "../verbs/moderation.server";
import type { Route } from "./+types/submission-quick-rejection.page";
import { BINNED, DASHBOARD, formAbout, stepOf, submissionAt } from "./desk.server";

export const loader = ({ context, params }: Route.LoaderArgs) => stepOf("quickReject", { context, params });

/** The dashboard posts without a reason; this page has a field for one. */
export const action = (route: Route.ActionArgs) =>
  takeForm(route, formAbout(quickRejectionForm), {
    back: () => DASHBOARD,
    done: async ({ context, params }) => {
      const { articleId } = (await submissionAt(context, params.id)).submission;
      return { ...BINNED, undo: { action: articleRestorationPath(articleId), label: "Scoate din coș" } };
    },
    failed: FAILED.quickReject,
    work: ({ actor, id, value }) => quickReject(actor, id, value),
  });

export default function SubmissionQuickRejection({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      {...loaderData}
      heading="Respingeți articolul?"
      title={`Respingeți articolul?: ${loaderData.back.label}`}
      before={<p>Autorul este anunțat, iar articolul stă 30 de zile în coș, de unde poate fi restaurat.</p>}
      answered={actionData}
      submit="Respinge și mută în coș"
      variant="danger"
      busyLabel="Se respinge…"
    >
      <TextField name="reason" label="Motivul" optional hint="Îl citește autorul." rows={4} />
    </PostPage>
  );
}
