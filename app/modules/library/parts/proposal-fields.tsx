import type { ComponentProps } from "react";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { LineField, SelectField, TextField } from "~/ui/field/answered-field";
import { Field } from "~/ui/field/field";
import { FileInput } from "~/ui/field/file-input";
import { optionsOf } from "~/ui/field/options";
import { LONGEST } from "../rules/vocabulary";

type DocumentFieldsProps = {
  file: Omit<ComponentProps<typeof FileInput>, "kept"> & { hint: string };
  kept: ComponentProps<typeof FileInput>["kept"];
  /** The name of the file that was sent before. */
  sent?: string | null;
};

/** The fields of a new document that is proposed. */
export function DocumentFields({ file: { hint, ...limits }, kept, sent = null }: DocumentFieldsProps) {
  return (
    <>
      <LineField name="title" label="Titlul" maxLength={LONGEST.title} />
      <SelectField name="category" label="Categoria" options={optionsOf(CATEGORIES)} empty="Alegeți categoria" />
      <TextField
        name="summary"
        label="Rezumatul"
        hint="Pentru ce este documentul, într-o frază sau două."
        rows={3}
        maxLength={LONGEST.summary}
      />
      <TextField
        name="body"
        label="Conținutul"
        hint="Textul documentului, sau un fișier mai jos. Fără date cu caracter personal."
        optional
        rows={10}
        maxLength={LONGEST.proposal}
      />
      <Field
        name="file"
        label="Fișierul"
        optional
        hint={sent === null ? hint : `Ați trimis ${sent}. Alegeți altul numai dacă îl înlocuiește. ${hint}`}
      >
        <FileInput {...limits} kept={kept} />
      </Field>
      <TextField
        name="basis"
        label="Temeiul legal"
        optional
        rows={3}
        hint="Câte un act pe rând, din lista de legislație: Legea 544/2001: art. 7."
      />
    </>
  );
}

/** The fields of a correction. */
export function CorrectionFields() {
  return (
    <>
      <TextField
        name="reason"
        label="Ce este greșit sau lipsește"
        hint="Ce ați căutat și nu ați găsit, ce este greșit sau depășit. Fără date cu caracter personal."
        rows={5}
        maxLength={LONGEST.reason}
      />
      <TextField
        name="words"
        label="Textul propus"
        hint="Cum ar trebui să fie scris, dacă știți."
        optional
        rows={6}
        maxLength={LONGEST.proposal}
      />
    </>
  );
}
