import type { ShownAgain } from "~/platform/form/answers";
import type { WritingView } from "~/platform/form/draft-view";
import { LineField, TextField } from "~/ui/field/answered-field";
import { Pair } from "~/ui/form/form";
import { PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/overtaken/overtaken";
import { adminArticlesPath } from "../rules/paths";
import { LONGEST } from "../rules/vocabulary";

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
      <Pair>
        <LineField
          name="label"
          label="Articolul"
          maxLength={LONGEST.articleLabel}
          hint="De exemplu art. 7 alin. (5)."
        />
        <LineField name="heading" label="Despre ce este" maxLength={LONGEST.articleHeading} />
      </Pair>
      <TextField name="text" label="Ce prevede, pe scurt" rows={5} maxLength={LONGEST.articleText} />
      <Pair>
        <LineField name="asOf" label="Adevărat la data de" type="date" />
        <LineField name="address" label="Adresa textului oficial" type="url" inputMode="url" />
      </Pair>
      <Pair>
        <LineField name="amendedBy" label="Modificat ultima dată de" optional hint="De exemplu Legea 208/2022." />
        <LineField name="amendedOn" label="Modificat din" optional type="date" />
      </Pair>
    </PostPage>
  );
}
