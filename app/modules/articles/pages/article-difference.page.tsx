import { Differences } from "~/modules/writing/parts/text-difference";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { dateTime } from "~/platform/language/dates";
import { Button } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/field/input";
import { Pair } from "~/ui/form/form";
import { Head } from "~/ui/head/head";
import { deskPath } from "../rules/paths";
import { SUBMISSION_WORDS } from "../rules/status";
import { compareTexts } from "../rules/text-comparison";
import { articleOf } from "../store/own.server";
import { submissionsOf, textOf } from "../store/submissions.server";
import type { Route } from "./+types/article-difference.page";
import { deskOf } from "./writing-desk.server";

const CURRENT = "acum";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, base } = deskOf(context);
  const article = await articleOf(actor, idFromPath(params.id), now());
  const sent = await submissionsOf(article.id);
  const choices = [
    { value: CURRENT, label: "Textul de acum" },
    ...sent.map(({ id, status, submittedAt }) => ({
      value: id,
      label: `${id === article.publishedSubmissionId ? "Textul publicat" : SUBMISSION_WORDS[status].label}, trimis ${dateTime(submittedAt)}`,
    })),
  ];
  const chosen = (name: string, otherwise: string) =>
    choices.find(({ value }) => value === url.searchParams.get(name))?.value ?? otherwise;
  const from = chosen("de-la", article.publishedSubmissionId ?? sent[0]?.id ?? CURRENT);
  const to = chosen("la", CURRENT);
  return {
    title: article.title,
    path: deskPath(base, article.id),
    /** The texts to choose from; null when nothing was sent yet. */
    choices: sent.length === 0 ? null : choices,
    from,
    to,
    pair: compareTexts(await textById(article, from), await textById(article, to)),
  };
}

type Article = Awaited<ReturnType<typeof articleOf>>;
const textById = async (article: Article, name: string) =>
  name === CURRENT ? article : ((await textOf(name)) ?? article);

export const meta: Route.MetaFunction = () => [{ title: "Ce s-a schimbat – PSP" }];

/** The difference of two texts of an article: submissions or the edited text. */
export default function ArticleDifference({ loaderData }: Route.ComponentProps) {
  const { title, path, choices, from, to, pair } = loaderData;
  return (
    <>
      <Head heading="Ce s-a schimbat" crumb={{ href: path, label: title }} />
      {choices === null ? (
        <p className="muted">Articolul nu a fost trimis încă la revizie: nu are cu ce să fie comparat.</p>
      ) : (
        <form method="get" action={`${path}/difference`} className="stack">
          <Pair>
            <Field name="de-la" label="De la">
              <Select key={from} options={choices} defaultValue={from} />
            </Field>
            <Field name="la" label="La">
              <Select key={to} options={choices} defaultValue={to} />
            </Field>
          </Pair>
          <div>
            <Button>Compară</Button>
          </div>
        </form>
      )}
      <Card className="difference" heading={pair.isSame ? "Textele sunt la fel" : "Diferențele"}>
        <Differences pair={pair} />
      </Card>
    </>
  );
}
