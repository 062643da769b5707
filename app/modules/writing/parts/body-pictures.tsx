import { ImageField } from "~/ui/image-field/image-field";
import { type BodyView, MOST_PICTURES } from "./body-field";

/** The pictures that stand in a text which is written with marks, below its box. */
export function BodyPictures({ body, imageHint }: { body: BodyView; imageHint: string }) {
  return (
    <ImageField
      name="pictures"
      label="Imaginile din text"
      optional
      kept={body.pictures}
      most={MOST_PICTURES}
      hint={`Unde scrieți ![descriere](imagine:1) apare prima imagine din această listă, imagine:2 este a doua. ${imageHint}.`}
    />
  );
}
