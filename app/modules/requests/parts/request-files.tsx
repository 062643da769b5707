import type { Answers } from "~/platform/form/answers";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { Field } from "~/ui/field/field";
import { FileInput, type KeptFile } from "~/ui/field/file-input";
import type { FileView } from "./request-fisa";

export type FilesFieldsProps = {
  answers: Answers;
  /** Attached already. */
  files: readonly Pick<FileView, "id" | "name" | "size">[];
  /** Sent with an earlier try and kept. */
  kept: readonly KeptFile[];
  accept: string;
  hint: string;
};

/** The files that are there, each of which may be taken out, and new ones. */
export function FilesFields({ answers, files, kept, accept, hint }: FilesFieldsProps) {
  return (
    <>
      {files.length === 0 ? null : (
        <ChoiceGroup
          name="removedFiles"
          legend="Fișiere atașate"
          hint="Bifați-le pe cele pe care le scoateți."
          choose="many"
          look="plain"
          chosen={answers.chosen("removedFiles")}
          error={answers.error("removedFiles")}
          choices={files.map(({ id, name, size }) => ({ value: id, label: `Scoate „${name}” (${size})` }))}
        />
      )}
      <Field name="files" label="Adaugă fișiere" optional hint={hint} error={answers.error("files")}>
        <FileInput multiple accept={accept} kept={kept} />
      </Field>
    </>
  );
}
