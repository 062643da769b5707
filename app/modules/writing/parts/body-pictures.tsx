import { ImageField } from "~/ui/image-field/image-field";
import type { BodyView } from "./body-field";

type BodyPicturesProps = {
  body: BodyView;
  most: number;
  /** Accepted kinds and limits, without the full stop. */
  imageHint: string;
  /** Another sentence of the hint: what becomes of a picture without a place in the text. */
  unplaced?: string;
};

/** The pictures that stand in a text which is written with marks, below its box. */
export function BodyPictures({ body, most, imageHint, unplaced }: BodyPicturesProps) {
  const placed = "Unde scrieți ![descriere](imagine:1) apare prima imagine din această listă";
  const hint = [most === 1 ? `${placed}.` : `${placed}, imagine:2 este a doua.`, unplaced, `${imageHint}.`];
  return (
    <ImageField
      name="pictures"
      label="Imaginile din text"
      optional
      kept={body.pictures}
      most={most}
      hint={hint.filter(Boolean).join(" ")}
    />
  );
}
