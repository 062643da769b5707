import { sizeText } from "~/platform/language/file-size";
import { quoted } from "~/platform/language/quotes";
import { ChoiceGroup } from "./choice-group";
import { Field } from "./field";
import { FileInput, type KeptFile } from "./file-input";

type FilesFieldsProps = {
  /** Files already attached. */
  files: readonly { id: string; name: string; size: number }[];
  /** Files uploaded with a refused form and kept. */
  kept: readonly KeptFile[];
  accept: string;
  hint: string;
  mostBytes: number;
  /** Unless they are what the form is for. */
  optional?: boolean;
};

/** Removes attached files and adds new ones. */
export function FilesFields({ files, kept, hint, optional = true, ...limits }: FilesFieldsProps) {
  return (
    <>
      {files.length === 0 ? null : (
        <ChoiceGroup
          name="removedFiles"
          legend="Fișiere atașate"
          hint="Bifați-le pe cele pe care le scoateți."
          choose="many"
          look="plain"
          choices={files.map(({ id, name, size }) => ({
            value: id,
            label: `Scoate ${quoted(name)} (${sizeText(size)})`,
          }))}
        />
      )}
      <Field name="files" label={files.length === 0 ? "Fișiere" : "Adaugă fișiere"} optional={optional} hint={hint}>
        <FileInput multiple {...limits} kept={kept} />
      </Field>
    </>
  );
}
