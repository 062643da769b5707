import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { actorOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { PostPage } from "~/ui/form/form-page";
import { takesApplications } from "../rules/exchange";
import { projectApplicationPolicy } from "../rules/policy";
import { withdrawApplication } from "../verbs/applications.server";
import type { Route } from "./+types/application-withdrawal.page";
import { applicationHere, toItsProject } from "./application-here.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { facts, back } = await applicationHere({ actor, id: idFromPath(params.id) });
  projectApplicationPolicy.allow("withdraw", actor, facts, now(), back);
  return { back, formKey: newFormKey(), again: takesApplications(facts.project, now()) };
}

const AGAIN = " Puteți aplica din nou până la termen.";

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: toItsProject,
    work: ({ actor, id }) => withdrawApplication(actor, id),
    done: (_given, again) => ({
      title: "Aplicația a fost retrasă.",
      text: `Autoritatea este anunțată.${again ? AGAIN : ""}`,
    }),
  });

export default function ApplicationWithdrawal({ loaderData: { back, formKey, again } }: Route.ComponentProps) {
  return (
    <PostPage
      heading="Retrageți aplicația?"
      intro={`Autoritatea este anunțată.${again ? AGAIN : ""}`}
      {...{ back, formKey }}
      submit="Retrage aplicația"
      variant="danger"
      busyLabel="Se retrage…"
    />
  );
}
