import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Field, FieldError } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { ImageField } from "~/ui/image-field/image-field";
import type { KeptImage } from "~/ui/image-field/items";
import type { RichBodyProps } from "./rich-body";

/** One text in both of its forms, and the pictures that can be placed in it. */
export type BodyView = { plain: string; html: string; pictures: readonly KeptImage[] };

export const MOST_PICTURES = 30;

export type BodyFieldProps = {
  body: BodyView;
  error: string | undefined;
  pictureError: string | undefined;
  imageHint: string;
};

/**
 * The text itself. It begins as a box for text with marks, which is all there is without script. The editor is fetched once
 * the page has nothing else to do, or somebody comes to the box; it takes the box's place, and the focus with it, unless
 * somebody has begun there, with words or pictures. A hidden field says which of the two was sent.
 */
export function BodyField({ body, error, pictureError, imageHint }: BodyFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const [editor, setEditor] = useState<{ Rich: ComponentType<RichBodyProps>; isFocused: boolean } | null>(null);
  const fetchEditor = useCallback(() => {
    import("./rich-body").then(
      ({ RichBody }) => {
        const place = box.current; // null once the editor stands there, or the page is left
        if (place === null || begun.current) return;
        const isFocused = document.activeElement?.id === "body";
        // somebody may be choosing pictures, in a window of the browser's: the editor comes once they come to the text
        if (!isFocused && place.contains(document.activeElement)) return;
        flushSync(() => setEditor({ Rich: RichBody, isFocused })); // no key may fall between the two
      },
      () => undefined, // without the editor the box remains, which does as well
    );
  }, []);
  useEffect(() => {
    const place = box.current;
    if (place?.contains(document.activeElement)) fetchEditor();
    place?.addEventListener("focusin", fetchEditor);
    const callOff = whenIdle(fetchEditor);
    return () => {
      place?.removeEventListener("focusin", fetchEditor);
      callOff();
    };
  }, [fetchEditor]);

  if (editor !== null) {
    return (
      <div className={error ? "field field--err" : "field"}>
        <span className="label" id="body-label">
          Conținutul
        </span>
        <FieldError id="body" error={error} />
        <input type="hidden" name="bodyForm" value="rich" />
        <editor.Rich
          html={body.html}
          invalid={error !== undefined}
          imageHint={imageHint}
          isFocused={editor.isFocused}
        />
      </div>
    );
  }
  const begin = () => {
    begun.current = true;
  };
  return (
    <div className="field" ref={box} onInput={begin}>
      <div className="stack stack--3">
        <input type="hidden" name="bodyForm" value="plain" />
        <Field
          name="body"
          label="Conținutul"
          error={error}
          hint="Text simplu, cu câteva semne pentru titluri, liste și legături."
        >
          <Textarea rows={20} defaultValue={body.plain} />
        </Field>
        <HowToWrite />
        <ImageField
          name="pictures"
          label="Imaginile din text"
          optional
          kept={body.pictures}
          most={MOST_PICTURES}
          hint={`Unde scrieți ![descriere](imagine:1) apare prima imagine din această listă, imagine:2 este a doua. ${imageHint}.`}
          error={pictureError}
        />
      </div>
    </div>
  );
}

const LATEST_MS = 5_000;
/** Where the browser does not say when it is idle (Safari). */
const LIKELY_IDLE_MS = 1_000;

/** Calls back once nothing else waits. Returns how to call it off. */
function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const asked = window.requestIdleCallback(work, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(asked);
  }
  const asked = setTimeout(work, LIKELY_IDLE_MS);
  return () => clearTimeout(asked);
}

const MARKS = [
  ["## Titlu", "un titlu în text"],
  ["### Titlu mai mic", "un subtitlu"],
  ["- ceva", "un rând dintr-o listă; 1. ceva, dintr-una numerotată"],
  ["> cuvintele altcuiva", "un citat"],
  ["**gras** și _cursiv_", "litere groase și litere aplecate"],
  ["[text](https://adresa.ro)", "o legătură"],
  ["![descriere](imagine:1)", "prima imagine din lista de mai jos"],
  ["---", "o linie de despărțire"],
] as const;

function HowToWrite() {
  return (
    <details>
      <summary>Cum se scrie</summary>
      <p className="small">Un rând gol începe un paragraf nou.</p>
      <dl className="facts">
        {MARKS.map(([mark, meaning]) => (
          <div key={mark}>
            <dt>
              <code>{mark}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
