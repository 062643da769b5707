import { ArticleStep, StepForm } from "../parts/article-step";
import { deletionEffect } from "../rules/moves";
import { deskPath } from "../rules/paths";
import { deleteArticle } from "../verbs/writing.server";
import type { Route } from "./+types/article-deletion.page";
import { stepOf, stepTaken } from "./writing-desk.server";

export async function loader(route: Route.LoaderArgs) {
  const { step, article, formKey } = await stepOf("delete", route);
  return { step, formKey, effect: deletionEffect(article) };
}

export const action = (route: Route.ActionArgs) =>
  stepTaken(route, {
    failed: "Nu s-a putut șterge articolul.",
    to: ({ base }) => base,
    flash: ({ base, id }) => ({
      tone: "green",
      title: "Articolul a fost șters.",
      text: "Îl găsiți 30 de zile în coș.",
      undo: { action: deskPath(base, id, "restoration"), label: "Anulează" },
    }),
    work: (actor, id) => deleteArticle(actor, id),
  });

export default function ArticleDeletion({ loaderData: { step, formKey, effect } }: Route.ComponentProps) {
  return (
    <ArticleStep step={step} heading="Sigur dorești să ștergi acest articol?" lead={effect}>
      <StepForm step={step} formKey={formKey} variant="danger" submit="Șterge articolul" busyLabel="Se șterge…" />
    </ArticleStep>
  );
}
