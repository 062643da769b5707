import type { Editor } from "@tiptap/react";
import { CircleAlert, X } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { downscaled, uploadImage } from "~/ui/image-field/upload";
import { ProgressBar } from "~/ui/progress-bar/progress-bar";

/** A running upload, or a failed one with its error sentence. */
type Upload = { id: number; name: string; part: number; sentence: string | null };
type Position = { id: number; at: number };

/** Uploads chosen, dropped or pasted pictures. Each is inserted where it was added; its position follows the edits made meanwhile. */
export function usePictureUploads(editor: Editor | null) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const positions = useRef<Position[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const serial = useRef(0);

  useEffect(() => {
    const mapPositions = ({ transaction }: { transaction: { mapping: { map(at: number): number } } }) => {
      positions.current = positions.current.map(({ id, at }) => ({ id, at: transaction.mapping.map(at) }));
    };
    editor?.on("transaction", mapPositions);
    return () => void editor?.off("transaction", mapPositions);
  }, [editor]);

  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const change = useCallback((id: number, values: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));
  }, []);
  const remove = useCallback((id: number) => {
    aborts.current.get(id)?.abort();
    aborts.current.delete(id);
    positions.current = positions.current.filter((place) => place.id !== id);
    setUploads((all) => all.filter((upload) => upload.id !== id));
  }, []);

  const send = useCallback(
    async (file: File, at: number) => {
      serial.current += 1;
      const id = serial.current;
      const abort = new AbortController();
      aborts.current.set(id, abort);
      positions.current.push({ id, at });
      setUploads((all) => [...all, { id, name: file.name || "imagine", part: 0, sentence: null }]);
      const smaller = await downscaled(file);
      const answer = await uploadImage(smaller, {
        alt: "",
        signal: abort.signal,
        onProgress: (part) => change(id, { part }),
      });
      if (abort.signal.aborted) return;
      if (!answer.ok) return change(id, { sentence: answer.sentence });
      const place = positions.current.find((one) => one.id === id)?.at ?? 0;
      const { src, width, height } = answer.kept.picture;
      editor?.commands.insertContentAt(place, { type: "image", attrs: { src, width, height, alt: "" } });
      remove(id);
    },
    [editor, change, remove],
  );

  const add = useCallback(
    (files: Iterable<File>, at?: number) => {
      for (const file of files) void send(file, at ?? editor?.state.selection.to ?? 0);
    },
    [editor, send],
  );
  return { uploads, add, remove };
}

/** Running and failed uploads. */
export function RichUploads({ uploads, onRemove }: { uploads: readonly Upload[]; onRemove: (id: number) => void }) {
  if (uploads.length === 0) return null;
  return (
    <ul className="editor__uploads">
      {uploads.map(({ id, name, part, sentence }) => (
        <li key={id}>
          {sentence === null ? (
            <ProgressBar
              label={name}
              value={Math.round(part * 100)}
              words={part < 1 ? `${Math.round(part * 100)}%` : "se pregătește…"}
            />
          ) : (
            <p className="err" role="alert">
              <Icon of={CircleAlert} />
              <span>
                {name}: {sentence}
              </span>
            </p>
          )}
          <Button type="button" variant="quiet" small icon={X} onClick={() => onRemove(id)}>
            {sentence === null ? "Oprește" : "Închide"}
            <span className="vh"> {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
