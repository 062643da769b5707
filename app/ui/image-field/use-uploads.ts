import { useCallback, useEffect, useReducer, useRef } from "react";
import { sizeText } from "~/platform/language/file-size";
import { type BeforeHydration, changed, type ImageChange, type ImageItem, itemsOf } from "./items";
import { downscaled, type Uploaded, uploadImage } from "./upload";

const AT_ONCE = 2;
/** In bytes: a request may not be larger. */
const MOST_BYTES = 11.5 * 1024 * 1024;
const TOO_LARGE = "Imaginea este prea mare pentru a fi trimisă. Alegeți una mai mică";
const NO_IMAGE = "Fișierul nu este o imagine. Alegeți JPEG, PNG, WebP sau GIF";

type Asked = {
  images: BeforeHydration["images"];
  single: boolean;
  tell: (item: ImageItem, answer: Uploaded) => void;
};
type Sent = { file: File; alt: string };
type Waiting = Sent & { item: ImageItem };

/** A list of pictures with its uploads: two at a time, independent of each other. */
export function useUploads({ images, single, tell }: Asked) {
  const [items, change] = useReducer(
    changed as (items: ImageItem[], change: ImageChange) => ImageItem[],
    images,
    itemsOf,
  );
  const chosen = useRef(new Map<string, Waiting>());
  const aborts = useRef(new Map<string, AbortController>());
  const queue = useRef<Waiting[]>([]);
  const told = useRef(tell);
  told.current = tell;

  const next = useCallback(() => {
    while (aborts.current.size < AT_ONCE) {
      const waiting = queue.current.shift();
      if (!waiting) return;
      const { item, file, alt } = waiting;
      const abort = new AbortController();
      aborts.current.set(item.id, abort);
      void send({ file, alt }, abort.signal, (part) => change({ do: "progress", id: item.id, part })).then((answer) => {
        aborts.current.delete(item.id);
        if (!abort.signal.aborted) {
          if (answer.ok) change({ do: "arrived", id: item.id, kept: answer.kept, single });
          else change({ do: "failed", id: item.id, sentence: answer.sentence });
          told.current(item, answer);
        }
        next();
      });
    }
  }, [single]);

  useEffect(() => {
    const running = aborts.current;
    return () => {
      queue.current = [];
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const start = (waiting: Waiting) => {
    queue.current.push(waiting);
    next();
  };
  return {
    items,
    change,
    add(files: readonly File[], alt = "") {
      const added = files.map((file) => ({ item: itemFrom(file), file, alt }));
      change({ do: "add", items: added.map(({ item }) => item) });
      for (const waiting of added) {
        const { item } = waiting;
        chosen.current.set(item.id, waiting);
        if (item.state === "sending") start(waiting);
        else if (item.state === "failed") told.current(item, { ok: false, sentence: item.sentence });
      }
      return added.map(({ item }) => item);
    },
    again(item: ImageItem) {
      const waiting = chosen.current.get(item.id);
      change({ do: "again", id: item.id });
      if (waiting) start(waiting);
    },
    cancel({ id }: ImageItem) {
      queue.current = queue.current.filter(({ item }) => item.id !== id);
      aborts.current.get(id)?.abort();
      aborts.current.delete(id);
      change({ do: "drop", id });
      next();
    },
  };
}

let serial = 0;

function itemFrom({ name, size, type }: File): ImageItem {
  serial += 1;
  const item = { id: `new-${serial}`, name: name || "imagine", size: sizeText(size) };
  if (type !== "" && !type.startsWith("image/")) return { ...item, state: "failed", sentence: NO_IMAGE, again: false };
  return { ...item, state: "sending", part: 0 };
}

async function send({ file, alt }: Sent, signal: AbortSignal, onProgress: (part: number) => void) {
  const smaller = await downscaled(file);
  if (smaller.size > MOST_BYTES) return { ok: false as const, sentence: TOO_LARGE };
  if (signal.aborted) return { ok: false as const, sentence: "" };
  return uploadImage(smaller, { alt, onProgress, signal });
}
