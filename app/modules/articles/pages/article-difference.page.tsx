import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { dateTime } from "~/platform/language/dates";
import { ArticleDifference, type ArticleDifferenceView } from "../parts/article-difference";
import { deskPath } from "../rules/paths";
import { SUBMISSION_WORDS } from "../rules/status";
import { pairOf } from "../rules/text-pair";
import { articleOf } from "../store/own.server";
import { submissionsOf, textOf } from "../store/submissions.server";
import type { Route } from "./+types/article-difference.page";
import { deskOf } from "./writing-desk.server";

const NOW = "acum";

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<ArticleDifferenceView> {
  const { actor, base } = deskOf(context);
  const article = await articleOf(actor, idFromPath(params.id), now());
  const sent = await submissionsOf(article.id);
  const choices = [
    { value: NOW, label: "Textul de acum" },
    ...sent.map(({ id, status, submittedAt }) => ({
      value: id,
      label: `${id === article.publishedSubmissionId ? "Textul publicat" : SUBMISSION_WORDS[status].label}, trimis ${dateTime(submittedAt)}`,
    })),
  ];
  const chosen = (name: string, otherwise: string) =>
    choices.find(({ value }) => value === url.searchParams.get(name))?.value ?? otherwise;
  const from = chosen("de-la", article.publishedSubmissionId ?? sent[0]?.id ?? NOW);
  const to = chosen("la", NOW);
  return {
    title: article.title,
    path: deskPath(base, article.id),
    choices: sent.length === 0 ? null : choices,
    from,
    to,
    pair: pairOf(await textNamed(article, from), await textNamed(article, to)),
  };
}

type Article = Awaited<ReturnType<typeof articleOf>>;
const textNamed = async (article: Article, name: string) =>
  name === NOW ? article : ((await textOf(name)) ?? article);

export const meta: Route.MetaFunction = () => [{ title: "Ce s-a schimbat – PSP" }];

export default function ArticleDifferencePage({ loaderData }: Route.ComponentProps) {
  return <ArticleDifference view={loaderData} />;
}
