import { ImagePlus } from "lucide-react";
import { type ClipboardEvent, type DragEvent, useState } from "react";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import { ACCEPTED } from "./plain-images";

export type DropZoneProps = {
  id: string;
  several: boolean;
  /** Whether there is a picture already, to be added to or replaced. */
  some: boolean;
  full: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Adds pictures by button, drop, or paste while it has the focus. */
export function DropZone({ id, several, some, full, onFiles }: DropZoneProps) {
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
      <input
        type="file"
        className="vh"
        id={id}
        accept={ACCEPTED}
        multiple={several}
        disabled={full}
        onChange={({ target }) => {
          take(target.files);
          target.value = ""; // the same file may be chosen again
        }}
      />
      <label className="btn" htmlFor={id} aria-disabled={full || undefined}>
        <Icon of={ImagePlus} />
        {buttonWords(several, some)}
      </label>
      <span className="images__also small muted">
        {several ? "sau trageți-le aici, ori lipiți-le cu Ctrl+V" : "sau trageți-o aici, ori lipiți-o cu Ctrl+V"}
      </span>
    </div>
  );
}

function buttonWords(several: boolean, some: boolean): string {
  if (several) return some ? "Adaugă imagini" : "Alege imagini";
  return some ? "Înlocuiește imaginea" : "Alege imaginea";
}
