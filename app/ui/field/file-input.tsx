import { FileText } from "lucide-react";
import { Icon } from "../icon/icon";
import { useFieldAttributes } from "./field";
import type { InputProps } from "./input";

/** A file of an earlier, refused submit, which the server has kept. */
export type KeptFile = { key: string; name: string; size: string };

export type FileInputProps = Omit<InputProps, "type" | "figures" | "value" | "defaultValue"> & {
  /**
   * Files of an earlier submit. Each is shown and sent again as three hidden fields,
   * `{name}.kept.{n}.key`, `.name` and `.size`; a newly chosen file replaces it.
   */
  kept?: readonly KeptFile[];
  /** The limit of each file. With JavaScript, larger ones are refused when they are chosen (`refuseLargeFiles`). */
  mostBytes?: number;
};

function Kept({ name, file, index }: { name: string; file: KeptFile; index: number }) {
  return (
    <div className="filebox">
      <Icon of={FileText} />
      <span className="filebox__name">
        {file.name} <span className="muted small">{file.size}, păstrat</span>
      </span>
      {(["key", "name", "size"] as const).map((part) => (
        <input key={part} type="hidden" name={`${name}.kept.${index}.${part}`} value={file[part]} />
      ))}
    </div>
  );
}

/** A file to upload. The Field's hint has to name the accepted types and the size limit. */
export function FileInput({ kept = [], mostBytes, ...rest }: FileInputProps) {
  const field = useFieldAttributes();
  const name = rest.name ?? field.name ?? "";
  return (
    <>
      {kept.map((file, index) => (
        <Kept key={file.key} name={name} file={file} index={index} />
      ))}
      <div className="filebox">
        <input type="file" {...field} {...rest} data-most-bytes={mostBytes} />
      </div>
      {mostBytes === undefined ? null : <span className="err" aria-live="assertive" data-file-error />}
    </>
  );
}
