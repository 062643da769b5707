import type { ShownAgain } from "~/platform/form/answers";
import type { WritingView } from "~/platform/form/draft-view";
import { TableFields } from "~/ui/field/table-fields";
import { PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/form/overtaken";
import { ARTICLE } from "../rules/act-article-fields";
import { adminArticlesPath } from "../rules/paths";

type ActArticleFormProps = {
  heading: string;
  view: WritingView & {
    act: { id: string; name: string };
  };
  answered: ShownAgain<null> | undefined;
};

/** The page for writing a new article of an act or editing one. */
export function ActArticleForm({ heading, view: { act, version, ...view }, answered }: ActArticleFormProps) {
  return (
    <PostPage
      heading={heading}
      back={{ href: adminArticlesPath(act.id), label: `Articole: ${act.name}` }}
      {...view}
      answered={answered}
      fields={version === null ? {} : { version: answered?.version ?? version }}
      before={answered?.overtaken ? <Overtaken {...answered.overtaken} /> : null}
      intro="Scrieți pe scurt, cu cuvintele dumneavoastră, numai ce este sigur. Articolul rămâne exemplu până când îl comparați cu textul oficial."
      submit="Salvează"
      busyLabel="Se salvează…"
    >
      <TableFields table={ARTICLE} />
    </PostPage>
  );
}
