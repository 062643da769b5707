import { redirect } from "react-router";
import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { QuestionPage } from "~/ui/dialog/question-page";
import { Withdrawal, withdrawalEffect } from "../parts/withdrawal";
import { ADMIN_LIBRARY, adminResourcePath } from "../rules/paths";
import { resourceById } from "../store/resources.server";
import { withdrawResource } from "../verbs/resources.server";
import type { Route } from "./+types/resource-withdrawal.page";

/** A document that is already withdrawn is not asked about. */
export async function loader({ context, params }: Route.LoaderArgs) {
  adminOf(context);
  const { id, title, deletedAt } = orNotFound(await resourceById(idFromPath(params.id)));
  if (deletedAt) throw redirect(adminResourcePath(id));
  return { id, title };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: () => ADMIN_LIBRARY,
    done: ({ id }) => ({
      title: "Documentul a fost retras.",
      text: "Rămâne 30 de zile în coș.",
      undo: { action: adminResourcePath(id, "restoration"), label: "Anulează" },
    }),
    failed: "Documentul nu s-a putut retrage.",
    work: ({ actor, id }) => withdrawResource(actor, id),
  });

export default function ResourceWithdrawal({ loaderData: { id, title } }: Route.ComponentProps) {
  return (
    <QuestionPage
      back={{ href: adminResourcePath(id), label: title }}
      heading="Retrageți documentul?"
      effect={withdrawalEffect(title)}
    >
      <Withdrawal id={id} />
    </QuestionPage>
  );
}
