import { type RouterContextProvider, redirect } from "react-router";
import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { BIN_PATH } from "~/modules/accounts/rules/bin";
import { SENT_FROM } from "~/platform/form/hidden-fields";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { QuestionPage } from "~/ui/dialog/question-page";
import { communityDeletionEffect, DeletionForm } from "../parts/admin-community-card";
import { returnPath } from "../rules/administration";
import { ADMIN_COMMUNITIES, adminCommunityPath } from "../rules/paths";
import { communityById, type StoredCommunity } from "../store/profile.server";
import { deleteCommunity } from "../verbs/administration.server";
import type { Route } from "./+types/community-deletion.page";

/** Redirects to the bin when the community is already there. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { id, name, deletedAt } = await administeredCommunity(context, params.id);
  if (deletedAt) throw redirect(BIN_PATH);
  return { id, name, back: returnPath(url.searchParams), search: url.searchParams.get(SENT_FROM) ?? "" };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: ({ form }) => (form ? returnPath(form) : ADMIN_COMMUNITIES),
    done: ({ id }) => ({
      title: "Comunitatea a fost ștearsă!",
      text: "Rămâne 30 de zile în coș.",
      undo: { action: adminCommunityPath(id, "restoration"), label: "Anulează ștergerea" },
    }),
    failed: "A apărut o eroare la ștergerea comunității.",
    work: ({ actor, id }) => deleteCommunity(actor, id),
  });

export default function CommunityDeletion({ loaderData: { id, name, back, search } }: Route.ComponentProps) {
  return (
    <QuestionPage
      back={{ href: back, label: "Comunități" }}
      heading="Ștergeți comunitatea?"
      effect={communityDeletionEffect(name)}
    >
      <DeletionForm action={adminCommunityPath(id, "deletion")} search={search} />
    </QuestionPage>
  );
}

type Context = Readonly<RouterContextProvider>;

/** The community that the address names, in the bin or not. */
async function administeredCommunity(context: Context, id: string | undefined): Promise<StoredCommunity> {
  adminOf(context);
  const community = orNotFound(await communityById(idFromPath(id)));
  return community;
}
