import { redirect } from "react-router";
import { adminOf } from "~/modules/accounts/request.server";
import { BIN_PATH } from "~/modules/accounts/rules/places";
import { readForm } from "~/platform/form/read-form.server";
import { orFault } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { restoreCommunity } from "../verbs/administration.server";
import type { Route } from "./+types/community-restoration.page";
import { administeredCommunity, whence } from "./administration.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  await administeredCommunity(context, params.id);
  return redirect(BIN_PATH);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id, name } = await administeredCommunity(context, params.id);
  const back = whence(await readForm(request));
  return orFault(back, "A apărut o eroare la salvarea comunității.", async () => {
    await restoreCommunity(adminOf(context), id);
    return goTo(back, { tone: "green", title: "Comunitatea a fost pusă la loc.", text: name });
  });
}

export default function CommunityRestoration() {
  return null;
}
