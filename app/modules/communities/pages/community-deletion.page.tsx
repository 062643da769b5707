import { redirect } from "react-router";
import { adminOf } from "~/modules/accounts/request.server";
import { BACK, BIN_PATH } from "~/modules/accounts/rules/places";
import { readForm } from "~/platform/form/read-form.server";
import { orFault } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { DeletionForm } from "../parts/admin-community-card";
import { Asking } from "../parts/asking";
import { adminCommunityPath } from "../rules/administration";
import { deleteCommunity } from "../verbs/administration.server";
import type { Route } from "./+types/community-deletion.page";
import { administeredCommunity, whence } from "./administration.server";

/** What is in the bin already is looked for there. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { id, name, deletedAt } = await administeredCommunity(context, params.id);
  if (deletedAt) throw redirect(BIN_PATH);
  return { id, name, back: whence(url.searchParams), search: url.searchParams.get(BACK) ?? "" };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id } = await administeredCommunity(context, params.id);
  const back = whence(await readForm(request));
  return orFault(back, "A apărut o eroare la ștergerea comunității.", async () => {
    await deleteCommunity(adminOf(context), id);
    return goTo(back, {
      tone: "green",
      title: "Comunitatea a fost ștearsă!",
      text: "Rămâne 30 de zile în coș.",
      undo: { action: adminCommunityPath(id, "restoration"), label: "Anulează ștergerea" },
    });
  });
}

export default function CommunityDeletion({ loaderData: { id, name, back, search } }: Route.ComponentProps) {
  return (
    <Asking
      back={{ href: back, label: "Comunități" }}
      heading="Ștergeți comunitatea?"
      effect={`„${name}” dispare din director și rămâne 30 de zile în coș, de unde se poate pune la loc.`}
    >
      <DeletionForm action={adminCommunityPath(id, "deletion")} search={search} />
    </Asking>
  );
}
