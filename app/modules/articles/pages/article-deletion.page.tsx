import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { PostPage } from "~/ui/form/form-page";
import { deletionEffect } from "../rules/moves";
import { deskPath } from "../rules/paths";
import { deleteArticle } from "../verbs/writing.server";
import type { Route } from "./+types/article-deletion.page";
import { articleHere, deskOf, stepOf } from "./writing-desk.server";

export async function loader(route: Route.LoaderArgs) {
  const { step, article } = await stepOf("delete", route);
  return { step, effect: deletionEffect(article) };
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
    work: async ({ actor, context, id }) => {
      await deleteArticle(actor, id);
      return deskOf(context).base;
    },
  });

export default function ArticleDeletion({ loaderData: { step, effect } }: Route.ComponentProps) {
  return (
    <PostPage
      {...step}
      heading="Sigur dorești să ștergi acest articol?"
      intro={effect}
      submit="Șterge articolul"
      variant="danger"
      cancelLabel="Înapoi la articol"
      busyLabel="Se șterge…"
    />
  );
}
