import { Trash2 } from "lucide-react";
import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { idFromPath } from "~/platform/form/id";
import { quoted } from "~/platform/language/quotes";
import { QuestionPage } from "~/ui/dialog/question-page";
import { PostButton } from "~/ui/form/post-button";
import { ADMIN_LINKS, adminLinkPath } from "../rules/paths";
import { linkInputOf, removeLink } from "../verbs/links.server";
import type { Route } from "./+types/link-removal.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  adminOf(context);
  const id = idFromPath(params.id);
  return { id, title: (await linkInputOf(id)).title };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: () => ADMIN_LINKS,
    done: { title: "Linkul a fost șters." },
    failed: "Linkul nu s-a putut șterge.",
    work: ({ actor, id }) => removeLink(actor, id),
  });

export default function LinkRemoval({ loaderData: { id, title } }: Route.ComponentProps) {
  return (
    <QuestionPage
      back={{ href: ADMIN_LINKS, label: "Linkuri rapide" }}
      heading="Ștergeți linkul?"
      effect={`${quoted(title)} nu mai apare în hub. Îl puteți adăuga din nou oricând.`}
    >
      <PostButton variant="danger" icon={Trash2} action={adminLinkPath(id, "removal")} busyLabel="Se șterge…">
        Șterge linkul
      </PostButton>
    </QuestionPage>
  );
}
