import type { ComponentProps } from "react";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { BodyField } from "~/modules/writing/parts/body-field";
import type { ShownAgain } from "~/platform/form/answers";
import type { WritingView } from "~/platform/form/draft-view";
import { LineField, SelectField, TextField } from "~/ui/field/answered-field";
import { Checkbox, ChoiceGroup } from "~/ui/field/choice-group";
import { FilesFields } from "~/ui/field/files-fields";
import type { Option } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { Pair } from "~/ui/form/form";
import { PostPage, type PostPageProps } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/overtaken/overtaken";
import type { Reading } from "../pages/accepted-proposal.server";
import type { KeptParts } from "../pages/resource-input.server";
import { PROPOSAL } from "../rules/proposals";
import { KINDS, LONGEST, PERIODS, TOPICS } from "../rules/vocabulary";
import { EverydayWordsField } from "./everyday-words-field";
import { ProposalReading } from "./proposal-reading";

type ResourceFormProps = Pick<PostPageProps, "heading" | "back" | "intro" | "submit" | "note"> & {
  view: WritingView & {
    /** What an earlier, refused submit sent besides the fields; otherwise the stored text. */
    kept: KeptParts;
    /** The files that the document has, and the limits of further ones. */
    files: Omit<ComponentProps<typeof FilesFields>, "files" | "kept"> & {
      had: ComponentProps<typeof FilesFields>["files"];
    };
    administrators: readonly Option[];
    /** The proposal that is accepted with it, beside which it is written. */
    proposal: Reading | null;
  };
  /** A form that was not saved. */
  answered: ShownAgain<KeptParts & { reading: Reading | null }> | undefined;
};

const TOPIC_CHOICES = optionsOf(TOPICS);

/** The page for writing a new document or editing one. */
export function ResourceForm({ view, answered, ...page }: ResourceFormProps) {
  const { formKey, version, draft, typed, defaults, files, administrators } = view;
  const { had, ...limits } = files;
  const kept = answered?.kept ?? view.kept;
  const proposal = answered?.kept.reading ?? view.proposal;
  const isNew = version === null;
  return (
    <PostPage
      {...page}
      {...{ formKey, draft, typed, defaults }}
      answered={answered}
      fields={{
        ...(isNew ? {} : { version: answered?.version ?? version }),
        ...(proposal && { [PROPOSAL]: proposal.named }),
      }}
      before={
        <>
          {proposal ? <ProposalReading view={proposal} /> : null}
          {answered?.overtaken ? <Overtaken {...answered.overtaken} /> : null}
        </>
      }
      busyLabel="Se salvează…"
      files
    >
      <LineField name="title" label="Titlul" maxLength={LONGEST.title} />
      <Pair>
        <SelectField name="kind" label="Felul" options={optionsOf(KINDS)} empty="Alegeți felul" />
        <SelectField name="category" label="Categoria" options={optionsOf(CATEGORIES)} empty="Alegeți categoria" />
      </Pair>
      <ChoiceGroup name="topics" legend="Temele, dacă are" choose="many" look="columns" choices={TOPIC_CHOICES} />
      <TextField
        name="summary"
        label="Rezumatul"
        hint={`Pentru ce este documentul, într-o frază sau două, cel mult ${LONGEST.summary} de caractere. Apare în liste.`}
        rows={3}
        maxLength={LONGEST.summary}
      />
      <LineField
        name="tags"
        label="Etichete"
        optional
        hint={`Cuvintele după care se caută, despărțite prin virgulă, cel mult ${LONGEST.tags}.`}
      />
      <EverydayWordsField />
      <BodyField body={kept.body} />
      <FilesFields files={had} kept={kept.files} {...limits} />
      <TextField
        name="basis"
        label="Temeiul legal"
        optional
        rows={3}
        hint="Câte un act pe rând, din lista de legislație: Legea 544/2001: art. 7."
      />
      {isNew ? null : (
        <LineField
          name="note"
          label="Ce s-a schimbat"
          optional
          hint="Se citește lângă noua ediție: „termenul din art. 7 este acum de 15 zile”."
          maxLength={LONGEST.note}
        />
      )}
      <Pair>
        <SelectField name="ownerId" label="Răspunde de document" options={administrators} empty="Alegeți persoana" />
        <SelectField name="deputyId" label="Înlocuitor" optional options={administrators} empty="Fără înlocuitor" />
      </Pair>
      <SelectField name="months" label="Se reverifică după" options={optionsOf(PERIODS)} />
      <Checkbox
        name="isForFirms"
        label="Se vede și firmelor"
        hint="Firmele îl descarcă de la „Comunitate”, fila „Resurse”."
      />
      {defaults.isExample === "on" ? <Checkbox name="isExample" label="Este un exemplu, neverificat" /> : null}
    </PostPage>
  );
}
