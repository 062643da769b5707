import { Form, redirect, useNavigation } from "react-router";
import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { answersOf } from "~/platform/form/answers";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { FormEnd } from "~/ui/form/form-end";
import { Stack } from "~/ui/layout/layout";
import { claimRejectionForm } from "../forms";
import { ADMIN_CLAIMS, adminClaimPath } from "../rules/paths";
import { claimById } from "../store/claims.server";
import { declineClaim } from "../verbs/claim-decisions.server";
import type { Route } from "./+types/claim-rejection.page";

/** Redirects to the claim when it was decided meanwhile. */
export async function loader({ context, params }: Route.LoaderArgs) {
  adminOf(context);
  const claim = await claimById(idFromPath(params.id));
  if (!claim) throw notFound();
  if (claim.outcome !== null) throw redirect(adminClaimPath(claim.id));
  return { id: claim.id, organisation: claim.organisation.name, community: claim.community.name };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, claimRejectionForm, {
    back: () => ADMIN_CLAIMS,
    done: { title: "Revendicarea a fost respinsă.", text: "Instituția a fost anunțată." },
    work: ({ actor, id, value }) => declineClaim(actor, id, value.reason),
  });

export default function ClaimRejection({ loaderData, actionData }: Route.ComponentProps) {
  const { id, organisation, community } = loaderData;
  const answers = answersOf(actionData?.refused);
  const reason = answers.field("reason");
  const busy = useNavigation().state === "submitting";
  return (
    <Stack gap={3}>
      <title>{`${answers.refused ? "Eroare: " : ""}Respinge revendicarea – PSP`}</title>
      <Crumb href={adminClaimPath(id)}>Revendicarea</Crumb>
      <ErrorSummary errors={answers.errors} lead={answers.lead} />
      <h1>Respinge revendicarea</h1>
      <p>
        „{community}” rămâne neadministrată. {organisation} primește motivul și o poate revendica din nou.
      </p>
      <Form method="post" className="form" noValidate>
        <Field name="reason" label="Motivul" hint="Îl citesc membrii instituției." error={reason.error}>
          <Textarea rows={4} defaultValue={reason.defaultValue} />
        </Field>
        <FormEnd
          submit="Respinge revendicarea"
          variant="danger"
          busy={busy}
          busyLabel="Se respinge…"
          cancel={adminClaimPath(id)}
        />
      </Form>
    </Stack>
  );
}
