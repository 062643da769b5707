import { type ComponentType, useEffect, useRef, useState } from "react";
import { Field, FieldError } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { ImageField } from "~/ui/image-field/image-field";
import type { KeptImage } from "~/ui/image-field/kept-image";
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
 * The text itself. It begins as a box for text with marks, which is all there is without script; where the editor arrives
 * it takes the box's place, unless somebody has begun there, with words or pictures. A hidden field says which of the two
 * was sent.
 */
export function BodyField({ body, error, pictureError, imageHint }: BodyFieldProps) {
  const begun = useRef(false);
  const [Editor, setEditor] = useState<ComponentType<RichBodyProps> | null>(null);
  useEffect(() => {
    let here = true;
    import("./rich-body").then(
      ({ RichBody }) => {
        if (here && !begun.current) setEditor(() => RichBody);
      },
      () => undefined, // without the editor the box remains, which does as well
    );
    return () => {
      here = false;
    };
  }, []);

  if (Editor !== null) {
    return (
      <div className={error ? "field field--err" : "field"}>
        <span className="label" id="body-label">
          Conținutul
        </span>
        <FieldError id="body" error={error} />
        <input type="hidden" name="bodyForm" value="rich" />
        <Editor html={body.html} invalid={error !== undefined} imageHint={imageHint} />
      </div>
    );
  }
  const begin = () => {
    begun.current = true;
  };
  return (
    <div className="field" onInput={begin}>
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
