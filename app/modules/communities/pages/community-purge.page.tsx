import { Trash2 } from "lucide-react";
import { Form, redirect, useNavigation } from "react-router";
import { adminOf } from "~/modules/accounts/request.server";
import { BIN_PATH } from "~/modules/accounts/rules/places";
import { orFault } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { Button } from "~/ui/button/button";
import { Asking } from "../parts/asking";
import { purgeCommunity } from "../verbs/administration.server";
import type { Route } from "./+types/community-purge.page";
import { administeredCommunity } from "./administration.server";

/** What was put back meanwhile is not asked about. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { name, deletedAt } = await administeredCommunity(context, params.id);
  if (!deletedAt) throw redirect(BIN_PATH);
  return { name };
}

export async function action({ context, params }: Route.ActionArgs) {
  const { id, name } = await administeredCommunity(context, params.id);
  return orFault(BIN_PATH, "A apărut o eroare la ștergerea comunității.", async () => {
    await purgeCommunity(adminOf(context), id);
    return goTo(BIN_PATH, { tone: "green", title: "Comunitatea a fost ștearsă definitiv.", text: name });
  });
}

export default function CommunityPurge({ loaderData: { name } }: Route.ComponentProps) {
  const busy = useNavigation().state === "submitting";
  return (
    <Asking
      back={{ href: BIN_PATH, label: "Coș" }}
      heading="Ștergeți definitiv comunitatea?"
      effect={`„${name}” se șterge acum, cu atracțiile, proiectele și imaginile ei. Nu se mai poate pune la loc.`}
    >
      <Form method="post">
        <Button variant="danger" icon={Trash2} busy={busy} busyLabel="Se șterge…">
          Șterge definitiv
        </Button>
      </Form>
    </Asking>
  );
}
