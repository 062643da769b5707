import type { ComponentProps } from "react";
import { Field } from "~/ui/field/field";
import { FileInput } from "~/ui/field/file-input";
import { TableFields } from "~/ui/field/table-fields";
import { PROPOSED_DOCUMENT } from "../rules/proposal-fields";

type DocumentFieldsProps = {
  file: Omit<ComponentProps<typeof FileInput>, "kept"> & { hint: string };
  kept: ComponentProps<typeof FileInput>["kept"];
  /** The name of the file that was sent before. */
  sent?: string | null;
};

/** The fields of a new document that is proposed. */
export function DocumentFields({ file: { hint, ...limits }, kept, sent = null }: DocumentFieldsProps) {
  const file = (
    <Field
      name="file"
      label="Fișierul"
      optional
      hint={sent === null ? hint : `Ați trimis ${sent}. Alegeți altul numai dacă îl înlocuiește. ${hint}`}
    >
      <FileInput {...limits} kept={kept} />
    </Field>
  );
  return <TableFields table={PROPOSED_DOCUMENT} below={{ body: file }} />;
}
