import type { Editor } from "@tiptap/react";
import { CircleAlert, X } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { downscaled, uploadImage } from "~/ui/image-field/upload";
import { ProgressBar } from "~/ui/progress-bar/progress-bar";

/** A picture on its way, or one that did not arrive. */
type Upload = { id: number; name: string; part: number; sentence: string | null };
type Place = { id: number; at: number };

/** Pictures that are chosen, dropped or pasted: each goes up by itself and arrives where it was put, whatever is typed meanwhile. */
export function usePictureUploads(editor: Editor | null) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const places = useRef<Place[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const serial = useRef(0);

  useEffect(() => {
    const follow = ({ transaction }: { transaction: { mapping: { map(at: number): number } } }) => {
      places.current = places.current.map(({ id, at }) => ({ id, at: transaction.mapping.map(at) }));
    };
    editor?.on("transaction", follow);
    return () => void editor?.off("transaction", follow);
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
  const drop = useCallback((id: number) => {
    aborts.current.get(id)?.abort();
    aborts.current.delete(id);
    places.current = places.current.filter((place) => place.id !== id);
    setUploads((all) => all.filter((upload) => upload.id !== id));
  }, []);

  const send = useCallback(
    async (file: File, at: number) => {
      serial.current += 1;
      const id = serial.current;
      const abort = new AbortController();
      aborts.current.set(id, abort);
      places.current.push({ id, at });
      setUploads((all) => [...all, { id, name: file.name || "imagine", part: 0, sentence: null }]);
      const smaller = await downscaled(file);
      const answer = await uploadImage(smaller, {
        alt: "",
        signal: abort.signal,
        onProgress: (part) => change(id, { part }),
      });
      if (abort.signal.aborted) return;
      if (!answer.ok) return change(id, { sentence: answer.sentence });
      const place = places.current.find((one) => one.id === id)?.at ?? 0;
      const { src, width, height } = answer.kept.picture;
      editor?.commands.insertContentAt(place, { type: "image", attrs: { src, width, height, alt: "" } });
      drop(id);
    },
    [editor, change, drop],
  );

  const add = useCallback(
    (files: Iterable<File>, at?: number) => {
      for (const file of files) void send(file, at ?? editor?.state.selection.to ?? 0);
    },
    [editor, send],
  );
  return { uploads, add, drop };
}

/** The pictures on their way into the text, and those that did not arrive. */
export function RichUploads({ uploads, onDrop }: { uploads: readonly Upload[]; onDrop: (id: number) => void }) {
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
          <Button type="button" variant="quiet" small icon={X} onClick={() => onDrop(id)}>
            {sentence === null ? "Oprește" : "Închide"}
            <span className="vh"> {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
