import type { Editor } from "@tiptap/react";
import { CircleAlert, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "~/ui/button/button";
import { ProgressBar } from "~/ui/chart/progress-bar";
import { Icon } from "~/ui/icon/icon";
import type { ImageItem } from "~/ui/image-field/items";
import { useUploads } from "~/ui/image-field/use-uploads";

/** Uploads chosen, dropped or pasted pictures. Each is inserted where it was added; its position follows the edits made meanwhile. */
export function usePictureUploads(editor: Editor | null) {
  const positions = useRef(new Map<string, number>());
  const { items, add, cancel } = useUploads({
    images: [],
    single: false,
    tell: (item, answer) => {
      if (!answer.ok) return;
      const { src, width, height } = answer.kept.picture;
      const attrs = { src, width, height, alt: "" };
      editor?.commands.insertContentAt(positions.current.get(item.id) ?? 0, { type: "image", attrs });
      remove(item);
    },
  });
  const remove = (item: ImageItem) => {
    positions.current.delete(item.id);
    cancel(item);
  };

  useEffect(() => {
    const mapPositions = ({ transaction }: { transaction: { mapping: { map(at: number): number } } }) => {
      for (const [id, at] of positions.current) positions.current.set(id, transaction.mapping.map(at));
    };
    editor?.on("transaction", mapPositions);
    return () => void editor?.off("transaction", mapPositions);
  }, [editor]);

  return {
    uploads: items,
    add(files: Iterable<File>, at?: number) {
      const place = at ?? editor?.state.selection.to ?? 0;
      for (const { id } of add([...files])) positions.current.set(id, place);
    },
    remove,
  };
}

type RichUploadsProps = { uploads: readonly ImageItem[]; onRemove: (item: ImageItem) => void };

/** Running and failed uploads. */
export function RichUploads({ uploads, onRemove }: RichUploadsProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className="editor__uploads">
      {uploads.map((item) => (
        <li key={item.id}>
          {item.state === "sending" ? (
            <ProgressBar
              label={item.name}
              value={Math.round(item.part * 100)}
              words={item.part < 1 ? `${Math.round(item.part * 100)}%` : "se pregătește…"}
            />
          ) : null}
          {item.state === "failed" ? (
            <p className="err" role="alert">
              <Icon of={CircleAlert} />
              <span>
                {item.name}: {item.sentence}
              </span>
            </p>
          ) : null}
          <Button type="button" variant="quiet" small icon={X} onClick={() => onRemove(item)}>
            {item.state === "failed" ? "Închide" : "Oprește"}
            <span className="vh"> {item.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
