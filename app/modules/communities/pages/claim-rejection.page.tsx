import { redirect } from "react-router";
import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { idFromPath } from "~/platform/form/id";
import { quoted } from "~/platform/language/quotes";
import { orNotFound } from "~/platform/refusal";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { claimRejectionForm } from "../forms";
import { ADMIN_CLAIMS, adminClaimPath } from "../rules/paths";
import { claimById } from "../store/claims.server";
import { declineClaim } from "../verbs/claim-decisions.server";
import type { Route } from "./+types/claim-rejection.page";

/** Redirects to the claim when it was decided meanwhile. */
export async function loader({ context, params }: Route.LoaderArgs) {
  adminOf(context);
  const claim = orNotFound(await claimById(idFromPath(params.id)));
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
  return (
    <PostPage
      heading="Respinge revendicarea"
      back={{ href: adminClaimPath(id), label: "Revendicarea" }}
      before={
        <p>
          {quoted(community)} rămâne neadministrată. {organisation} primește motivul și o poate revendica din nou.
        </p>
      }
      answered={actionData}
      submit="Respinge revendicarea"
      variant="danger"
      busyLabel="Se respinge…"
    >
      <TextField name="reason" label="Motivul" hint="Îl citesc membrii instituției." rows={4} />
    </PostPage>
  );
}
