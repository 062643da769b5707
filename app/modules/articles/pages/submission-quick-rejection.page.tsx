import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { quickRejectionForm } from "../forms/moderation";
import { FAILED } from "../rules/moderation";
import { articleRestorationPath } from "../rules/paths";
import { quickReject } from "../verbs/moderation.server";
import type { Route } from "./+types/submission-quick-rejection.page";
import { binned, DASHBOARD, formAbout, stepOf } from "./desk.server";

export const loader = ({ context, params }: Route.LoaderArgs) => stepOf("quickReject", { context, params });

/** The dashboard posts without a reason; this page has a field for one. */
export const action = (route: Route.ActionArgs) =>
  takeForm(route, formAbout(quickRejectionForm), {
    back: () => DASHBOARD,
    work: ({ actor, id, value }) => quickReject(actor, id, value),
    done: (_, did) => ({
      ...binned(did?.told ?? null),
      ...(did && { undo: { action: articleRestorationPath(did.articleId), label: "Scoate din coș" } }),
    }),
    failed: FAILED.quickReject,
  });

export default function SubmissionQuickRejection({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      {...loaderData}
      heading="Respingeți articolul?"
      title={`Respingeți articolul?: ${loaderData.back.label}`}
      before={<p>{loaderData.told} Articolul stă 30 de zile în coș, de unde poate fi restaurat.</p>}
      answered={actionData}
      submit="Respinge și mută în coș"
      variant="danger"
      busyLabel="Se respinge…"
    >
      <TextField name="reason" label="Motivul" optional hint="Se păstrează împreună cu decizia." rows={4} />
    </PostPage>
  );
}
