import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { newFormKey } from "~/platform/form/once.server";
import { PostPage } from "~/ui/form/form-page";
import { afterWithdrawal } from "../rules/own-place";
import { programPath } from "../rules/paths";
import { enrolmentPolicy } from "../rules/policy";
import { withdraw } from "../verbs/enrolments.server";
import type { Route } from "./+types/program-withdrawal.page";
import { programHere, toProgram } from "./program-here.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor, at, program, state, facts } = await programHere({ context, params });
  const back = { href: programPath(program.kind, program.id), label: program.title };
  enrolmentPolicy.allow("withdraw", actor, facts, at, back);
  return { back, formKey: newFormKey(), waits: state === "waiting", after: afterWithdrawal(program, state, at) };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: toProgram,
    work: ({ actor, id }) => withdraw(actor, id),
    done: { title: "V-ați retras.", text: "Vă puteți înscrie din nou până la ora de început." },
  });

export default function ProgramWithdrawal({ loaderData: { back, formKey, waits, after } }: Route.ComponentProps) {
  return (
    <PostPage
      heading={waits ? "Ieșiți de pe lista de așteptare?" : "Renunțați la loc?"}
      intro={after}
      {...{ back, formKey }}
      submit={waits ? "Ieși de pe listă" : "Renunță la loc"}
      cancelLabel={waits ? "Păstrează rândul" : "Păstrează locul"}
      variant="danger"
      busyLabel="Se trimite…"
    />
  );
}
