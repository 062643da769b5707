import type { ShownAgain } from "~/platform/form/answers";
import type { WritingView } from "~/platform/form/draft-view";
import { ButtonLink } from "~/ui/button/button";
import { LineField, SelectField, TextField } from "~/ui/field/answered-field";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { optionsOf } from "~/ui/field/options";
import { Pair } from "~/ui/form/form";
import { PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/overtaken/overtaken";
import { ACT_KINDS } from "../rules/acts";
import { ADMIN_ACTS } from "../rules/paths";
import { LONGEST, TOPICS } from "../rules/vocabulary";
import { EverydayWordsField } from "./everyday-words-field";

type ActFormProps = {
  heading: string;
  /** The desk of its articles; null of an act that is only being written. */
  articlesHref: string | null;
  view: WritingView;
  answered: ShownAgain<null> | undefined;
};

/** The page for writing a new act or editing one. */
export function ActForm({ heading, articlesHref, view: { version, ...view }, answered }: ActFormProps) {
  return (
    <PostPage
      heading={heading}
      back={{ href: ADMIN_ACTS, label: "Legislație" }}
      {...view}
      answered={answered}
      fields={version === null ? {} : { version: answered?.version ?? version }}
      before={
        <>
          {answered?.overtaken ? <Overtaken {...answered.overtaken} /> : null}
          {articlesHref === null ? null : (
            <div>
              <ButtonLink href={articlesHref}>Articolele actului</ButtonLink>
            </div>
          )}
        </>
      }
      submit="Salvează"
      busyLabel="Se salvează…"
    >
      <Pair>
        <SelectField name="kind" label="Felul" options={optionsOf(ACT_KINDS)} empty="Alegeți felul" />
        <LineField name="number" label="Numărul și anul" hint="De exemplu 544/2001." figures />
      </Pair>
      <LineField name="title" label="Titlul, cum a fost publicat" maxLength={LONGEST.actTitle} />
      <TextField name="summary" label="Ce cuprinde, pe scurt" rows={3} maxLength={LONGEST.summary} />
      <ChoiceGroup name="topics" legend="Temele, dacă are" choose="many" look="columns" choices={optionsOf(TOPICS)} />
      <EverydayWordsField />
      <LineField name="address" label="Adresa oficială" type="url" inputMode="url" />
      <Pair>
        <LineField name="published" label="Publicat în" optional hint="De exemplu M.Of. nr. 663 din 23.10.2001." />
        <LineField name="inForceFrom" label="În vigoare din" optional type="date" />
      </Pair>
      <Pair>
        <LineField name="abrogatedBy" label="Abrogat de" optional hint="De exemplu Legea 169/2026." />
        <LineField name="abrogatedOn" label="Abrogat din" optional type="date" />
      </Pair>
      <LineField name="abrogationNote" label="Despre abrogare" optional maxLength={LONGEST.note} />
      <TextField
        name="amended"
        label="Modificat de"
        optional
        rows={4}
        hint="Câte un act pe rând: OUG 57/2019, 05.07.2019: ce s-a schimbat."
      />
    </PostPage>
  );
}
