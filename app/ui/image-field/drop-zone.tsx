import { type ClipboardEvent, type DragEvent, useState } from "react";
import { classNames } from "../class-names";
import { ACCEPTED } from "./plain-images";

export type DropZoneProps = { id: string; several: boolean; full: boolean; onFiles: (files: readonly File[]) => void };

/** Where pictures come from: the button, a drop, a paste while the focus is here. */
export function DropZone({ id, several, full, onFiles }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(several ? files : files.slice(0, 1));
    return files.length > 0;
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.files)) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same for the keyboard; a drop and a paste come besides
    <div
      className={classNames("filebox images__drop", over && "images__drop--over")}
      tabIndex={-1}
      onPaste={paste}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
    >
      <label className="images__choose" htmlFor={id}>
        {several ? "Trageți imaginile aici, lipiți-le (Ctrl+V) sau" : "Trageți imaginea aici, lipiți-o (Ctrl+V) sau"}
        <span className="vh"> alegeți-{several ? "le" : "o"}</span>
      </label>
      <input
        type="file"
        id={id}
        accept={ACCEPTED}
        multiple={several}
        disabled={full}
        onChange={({ target }) => {
          take(target.files);
          target.value = ""; // the same file may be chosen again
        }}
      />
    </div>
  );
}
