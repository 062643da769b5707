import type { Answers } from "~/platform/form/answers";
import { sizeText } from "~/platform/language/file-size";
import { Anchor } from "~/ui/anchor/anchor";
import { ChoicesField } from "~/ui/field/answered-field";
import { Field } from "~/ui/field/field";
import { FileInput, type KeptFile } from "~/ui/field/file-input";

/** A file as it is listed; `id` is its place under the address of what it belongs to. */
export type ListedFile = { id: string; name: string; size: number };

export function Files({ files, at }: { files: readonly ListedFile[]; at: string }) {
  if (files.length === 0) return <span className="muted">Niciun fișier</span>;
  return (
    <ul>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <Anchor href={`${at}/${id}`} download reload>
            {name}
          </Anchor>{" "}
          <span className="muted small nowrap">{sizeText(size)}</span>
        </li>
      ))}
    </ul>
  );
}

type FilesFieldsProps = {
  answers: Answers;
  /** Attached already. */
  files: readonly ListedFile[];
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
        <ChoicesField
          answers={answers}
          name="removedFiles"
          legend="Fișiere atașate"
          hint="Bifați-le pe cele pe care le scoateți."
          choose="many"
          look="plain"
          choices={files.map(({ id, name, size }) => ({ value: id, label: `Scoate „${name}” (${sizeText(size)})` }))}
        />
      )}
      <Field name="files" label="Adaugă fișiere" optional hint={hint} error={answers.error("files")}>
        <FileInput multiple accept={accept} kept={kept} />
      </Field>
    </>
  );
}
