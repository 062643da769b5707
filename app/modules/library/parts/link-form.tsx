import { CATEGORIES } from "~/modules/partners/rules/categories";
import type { ShownAgain } from "~/platform/form/answers";
import type { WritingView } from "~/platform/form/draft-view";
import { LineField, SelectField } from "~/ui/field/answered-field";
import { optionsOf } from "~/ui/field/options";
import { Pair } from "~/ui/form/form";
import { PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/overtaken/overtaken";
import { ROOMS } from "../rules/links";
import { ADMIN_LINKS } from "../rules/paths";
import { LONGEST } from "../rules/vocabulary";

type LinkFormProps = {
  heading: string;
  view: WritingView;
  answered: ShownAgain<null> | undefined;
};

/** The page for writing a new quick link or editing one. */
export function LinkForm({ heading, view: { version, ...view }, answered }: LinkFormProps) {
  return (
    <PostPage
      heading={heading}
      back={{ href: ADMIN_LINKS, label: "Linkuri rapide" }}
      {...view}
      answered={answered}
      fields={version === null ? {} : { version: answered?.version ?? version }}
      before={answered?.overtaken ? <Overtaken {...answered.overtaken} /> : null}
      submit="Salvează"
      busyLabel="Se salvează…"
    >
      <LineField name="title" label="Denumirea" maxLength={LONGEST.linkTitle} />
      <LineField
        name="address"
        label="Adresa"
        hint={`Adresa întreagă, cu https, sau o pagină a platformei: ${Object.keys(ROOMS).join(", ")}.`}
      />
      <LineField name="note" label="Ce se găsește acolo" optional maxLength={LONGEST.linkNote} />
      <Pair>
        <SelectField name="category" label="Categoria" options={optionsOf(CATEGORIES)} empty="Alegeți categoria" />
        <LineField
          name="rank"
          label="Locul în listă"
          hint="De la 1. Cele cu același loc stau în ordine alfabetică."
          inputMode="numeric"
          figures
        />
      </Pair>
    </PostPage>
  );
}
