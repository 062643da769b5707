import { Field } from "../field/field";
import { FileInput } from "../field/file-input";
import { Input } from "../field/input";
import { AltField, ImageRow } from "./image-row";
import type { KeptImage } from "./items";

/** The `accept` attribute of a file input for pictures; the server checks the content. */
export const ACCEPTED = ".jpg,.jpeg,.png,.webp,.gif";

export type ImagesProps = { name: string; id: string; kept: readonly KeptImage[]; most: number };

/** The list without JavaScript, submitted with the form. */
export function PlainImages({ name, id, kept, most }: ImagesProps) {
  const several = most > 1;
  return (
    <>
      {kept.length > 0 ? (
        <ol className="images__list">
          {kept.map((image, index) => (
            <li key={image.key} className="images__item">
              <KeptRow
                image={image}
                field={`${name}.kept.${index}`}
                id={`${id}-${image.key}`}
                index={index}
                several={several}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <Field name={name} id={id} label={chooseWords(several, kept.length)}>
        <FileInput accept={ACCEPTED} multiple={several} />
      </Field>
      <AltField
        name={`${name}.alt`}
        id={`${id}-alt`}
        defaultValue=""
        label={several ? "Descrierea imaginilor alese acum" : "Descrierea imaginii alese"}
        explained={kept.length === 0}
      />
      <noscript>
        <p className="hint">
          Fără JavaScript, imaginile se trimit odată cu formularul: cel mult 12 MB într-o trimitere.
        </p>
      </noscript>
    </>
  );
}

function chooseWords(several: boolean, kept: number): string {
  if (several) return "Adăugați imagini";
  return kept > 0 ? "Înlocuiți imaginea" : "Alegeți imaginea";
}

type KeptRowProps = { image: KeptImage; field: string; id: string; index: number; several: boolean };

function KeptRow({ image: { key, picture, alt }, field, id, index, several }: KeptRowProps) {
  return (
    <>
      <input type="hidden" name={`${field}.key`} value={key} />
      <ImageRow
        picture={picture}
        tools={
          <>
            {several ? (
              <label className="images__place" htmlFor={`${id}-order`}>
                Locul
                <Input
                  id={`${id}-order`}
                  name={`${field}.order`}
                  inputMode="numeric"
                  figures
                  defaultValue={index + 1}
                />
              </label>
            ) : null}
            <label className="choice choice--plain" htmlFor={`${id}-remove`}>
              <input type="checkbox" id={`${id}-remove`} name={`${field}.remove`} value="da" /> Scoate imaginea
            </label>
          </>
        }
      >
        <AltField name={`${field}.alt`} id={`${id}-alt`} defaultValue={alt} explained={index === 0} />
      </ImageRow>
    </>
  );
}
