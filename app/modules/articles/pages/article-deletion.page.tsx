import { takeStep } from "~/modules/accounts/http/posted-step.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { workspacePath } from "~/modules/accounts/rules/places";
import { safePath } from "~/modules/accounts/rules/safe-path";
import { SENT_FROM } from "~/platform/form/hidden-fields";
import { PostPage } from "~/ui/form/form-page";
import { deletionEffect } from "../rules/moves";
import { deskPath } from "../rules/paths";
import { deleteArticle } from "../verbs/writing.server";
import type { Route } from "./+types/article-deletion.page";
import { articleHere, deskOf, stepOf } from "./writing-desk.server";

export async function loader(route: Route.LoaderArgs) {
  const { step, article } = await stepOf("delete", route);
  const from = new URL(route.request.url).searchParams.get(SENT_FROM);
  const fields: Record<string, string> = from === null ? {} : { [SENT_FROM]: from };
  return { step, effect: deletionEffect(article), fields };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: articleHere,
    done: ({ context, id }) => ({
      title: "Articolul a fost șters.",
      text: "Îl găsiți 30 de zile în coș.",
      undo: { action: deskPath(deskOf(context).base, id, "restoration"), label: "Anulează" },
    }),
    failed: "Nu s-a putut șterge articolul.",
    work: async ({ actor, context, id, form }) => {
      await deleteArticle(actor, id);
      return sentFrom(form, actor) ?? deskOf(context).base;
    },
  });

/** The page of their own workspace from which they came; null for the list of articles. */
function sentFrom(form: FormData, { role }: Actor): string | null {
  const path = safePath(String(form.get(SENT_FROM) ?? ""));
  return path?.startsWith(`${workspacePath(role)}/`) ? path : null;
}

export default function ArticleDeletion({ loaderData: { step, effect, fields } }: Route.ComponentProps) {
  return (
    <PostPage
      {...step}
      fields={fields}
      heading="Sigur dorești să ștergi acest articol?"
      intro={effect}
      submit="Șterge articolul"
      variant="danger"
      cancelLabel="Înapoi la articol"
      busyLabel="Se șterge…"
    />
  );
}
