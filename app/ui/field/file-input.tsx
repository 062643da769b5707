import { FileText } from "lucide-react";
import { useEffect, useRef } from "react";
import { Icon } from "../icon/icon";
import { useAnswers, useFieldAttributes } from "./field";
import type { InputProps } from "./input";

/** A file of an earlier, refused submit, which the server has kept. */
export type KeptFile = { key: string; name: string; size: string };

export type FileInputProps = Omit<InputProps, "type" | "figures" | "value" | "defaultValue"> & {
  /**
   * Files of an earlier submit. Each is shown and sent again as three hidden fields, `{name}.kept.{n}.key`, `.name` and
   * `.size`, with a box, `.remove`, to leave it out; where there is one file only, a newly chosen one replaces it.
   */
  kept?: readonly KeptFile[];
  /** The limit of each file. With JavaScript, larger ones are refused when they are chosen (`refuseLargeFiles`). */
  mostBytes?: number;
  /** The limit of all of them, where it is not the usual one. */
  mostTogether?: number;
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
      <label className="choice choice--plain" htmlFor={`${name}-remove-${index}`}>
        <input type="checkbox" id={`${name}-remove-${index}`} name={`${name}.kept.${index}.remove`} value="da" />
        <span>
          Scoate <span className="vh">{file.name}</span>
        </span>
      </label>
    </div>
  );
}

/** A file to upload. The Field's hint has to name the accepted types and the size limit. */
export function FileInput({ kept = [], mostBytes, mostTogether, ...rest }: FileInputProps) {
  const field = useFieldAttributes();
  const name = rest.name ?? field.name ?? "";
  const input = useEmptiedInput(kept);
  return (
    <>
      {kept.map((file, index) => (
        <Kept key={file.key} name={name} file={file} index={index} />
      ))}
      <div className="filebox">
        <input
          type="file"
          {...field}
          {...rest}
          ref={input}
          data-most-bytes={mostBytes}
          data-most-together={mostTogether}
        />
      </div>
      {mostBytes === undefined ? null : <span className="err" aria-live="assertive" data-file-error />}
    </>
  );
}

/** Emptied when the form is shown again: the server has kept what it could, and would refuse the others again. */
function useEmptiedInput(kept: readonly KeptFile[]) {
  const input = useRef<HTMLInputElement>(null);
  const { refusal } = useAnswers();
  const keys = kept.map(({ key }) => key).join(" ");
  const seen = useRef({ refusal, keys });
  useEffect(() => {
    const isRefused = refusal !== null && refusal !== seen.current.refusal;
    if ((isRefused || keys !== seen.current.keys) && input.current) input.current.value = "";
    seen.current = { refusal, keys };
  }, [refusal, keys]);
  return input;
}
