import { Trash2 } from "lucide-react";
import { Form, redirect, useNavigation } from "react-router";
import { adminOf } from "~/modules/accounts/request.server";
import { BIN_PATH } from "~/modules/accounts/rules/places";
import { articleInQuestion } from "~/modules/articles/store/bin.server";
import { purgeArticle } from "~/modules/articles/verbs/purge.server";
import { idFromPath } from "~/platform/form/id";
import { orFault } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { notFound } from "~/platform/refusal";
import { Button, ButtonLink } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { Cluster, Stack } from "~/ui/layout/layout";
import type { Route } from "./+types/article-purge.page";

const TITLE = "Ștergeți definitiv articolul?";

/** What was restored meanwhile is not asked about. */
export async function loader({ context, params }: Route.LoaderArgs) {
  adminOf(context);
  const article = await articleInQuestion(idFromPath(params.id));
  if (!article) throw notFound();
  if (!article.deletedAt) throw redirect(BIN_PATH);
  return { title: article.title };
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = adminOf(context);
  const article = await articleInQuestion(idFromPath(params.id));
  if (!article) throw notFound();
  return orFault(BIN_PATH, "Nu s-a putut șterge articolul.", async () => {
    await purgeArticle(actor, article.id);
    return goTo(BIN_PATH, { tone: "green", title: "Articolul a fost șters definitiv.", text: article.title });
  });
}

export const meta = () => [{ title: `${TITLE} – PSP` }];

export default function ArticlePurge({ loaderData: { title } }: Route.ComponentProps) {
  const busy = useNavigation().state === "submitting";
  return (
    <Stack gap={3}>
      <Crumb href={BIN_PATH}>Coș</Crumb>
      <h1>{TITLE}</h1>
      <p>„{title}” se șterge acum, cu textele trimise la revizie și cu imaginile lui. Nu se mai poate pune la loc.</p>
      <Cluster>
        <Form method="post">
          <Button variant="danger" icon={Trash2} busy={busy} busyLabel="Se șterge…">
            Șterge definitiv
          </Button>
        </Form>
        <ButtonLink variant="quiet" href={BIN_PATH}>
          Renunță
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
