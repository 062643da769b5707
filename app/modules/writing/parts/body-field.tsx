import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "~/ui/class-names";
import { Field, FieldError, useAnswers } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import type { KeptImage } from "~/ui/image-field/items";
import type { RichBodyProps } from "./rich-body";

/** A body as Markdown and HTML, and the uploaded pictures that can be placed in it. */
export type BodyView = { plain: string; html: string; pictures: readonly KeptImage[] };

export const MOST_PICTURES = 30;

type BodyFieldProps = {
  body: BodyView;
  /** For a text with pictures: how large one may be, and the field for them below the text box (`BodyPictures`). */
  pictures?: { hint: string; field: ReactNode };
  /** A few sentences, as in a reply. */
  short?: boolean;
  /** On a page that is read far more often than written on: the editor is loaded only when somebody turns to the box. */
  onReadPage?: boolean;
};

/**
 * The body's field: a text box for Markdown, replaced by the editor when JavaScript runs. It is replaced when the browser is
 * idle or the box is focused; the editor takes over the focus, and does not replace a box in which somebody has already typed
 * or chosen pictures. The pointer only fetches the editor: what somebody is about to press may not move under it. The hidden
 * field `bodyForm` says which of the two was sent.
 */
export function BodyField({ body, pictures, short = false, onReadPage = false }: BodyFieldProps) {
  const error = useAnswers().error("body");
  const containerRef = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const [editor, setEditor] = useState<{ Rich: ComponentType<RichBodyProps>; isFocused: boolean } | null>(null);
  const fetchEditor = useCallback(() => {
    import("./rich-body").then(
      ({ RichBody }) => {
        const container = containerRef.current; // null once the editor is shown or the page is left
        if (container === null || begun.current) return;
        const isFocused = document.activeElement?.id === "body";
        // the file dialog may be open: the editor replaces the box when the text is focused
        if (!isFocused && container.contains(document.activeElement)) return;
        flushSync(() => setEditor({ Rich: RichBody, isFocused })); // no keystroke may be lost in between
      },
      () => undefined, // when loading fails, the text box stays
    );
  }, []);
  useEffect(() => {
    const container = containerRef.current;
    if (container?.contains(document.activeElement)) fetchEditor();
    container?.addEventListener("focusin", fetchEditor);
    container?.addEventListener("pointerover", fetchScript, { once: true });
    const cancel = onReadPage ? null : whenIdle(fetchEditor);
    return () => {
      container?.removeEventListener("focusin", fetchEditor);
      container?.removeEventListener("pointerover", fetchScript);
      cancel?.();
    };
  }, [fetchEditor, onReadPage]);

  if (editor !== null) {
    return (
      <div className={classNames("field", error && "field--err", short && "field--short")}>
        <span className="label" id="body-label">
          Conținutul
        </span>
        <FieldError id="body" error={error} />
        <input type="hidden" name="bodyForm" value="rich" />
        <editor.Rich
          html={body.html}
          invalid={error !== undefined}
          imageHint={pictures?.hint ?? null}
          isFocused={editor.isFocused}
        />
      </div>
    );
  }
  const markBegun = () => {
    begun.current = true;
  };
  return (
    <div className="field" ref={containerRef} onInput={markBegun}>
      <div className="stack">
        <input type="hidden" name="bodyForm" value="plain" />
        <Field name="body" label="Conținutul" hint="Text simplu, cu câteva semne pentru titluri, liste și linkuri.">
          <Textarea rows={short ? 6 : 20} defaultValue={body.plain} />
        </Field>
        <HowToWrite pictures={pictures !== undefined} />
        {pictures?.field}
      </div>
    </div>
  );
}

const fetchScript = () => void import("./rich-body").catch(() => undefined);
const LATEST_MS = 5_000;
/** For Safari, which has no requestIdleCallback. */
const LIKELY_IDLE_MS = 1_000;

/** Runs `work` when the browser is idle. Returns the function that cancels it. */
function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(work, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, LIKELY_IDLE_MS);
  return () => clearTimeout(handle);
}

const MARKS = [
  ["## Titlu", "un titlu în text"],
  ["### Titlu mai mic", "un subtitlu"],
  ["- ceva", "un rând dintr-o listă; 1. ceva, dintr-una numerotată"],
  ["> cuvintele altcuiva", "un citat"],
  ["**gras** și _cursiv_", "litere groase și litere aplecate"],
  ["[text](https://adresa.ro)", "un link"],
  ["---", "o linie de despărțire"],
] as const;
const PICTURE_MARK = ["![descriere](imagine:1)", "prima imagine din lista de mai jos"] as const;

function HowToWrite({ pictures }: { pictures: boolean }) {
  return (
    <details>
      <summary>Cum se scrie</summary>
      <p className="small">Un rând gol începe un paragraf nou.</p>
      <dl className="facts">
        {[...MARKS, ...(pictures ? [PICTURE_MARK] : [])].map(([mark, meaning]) => (
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
