import { TableFields } from "~/ui/field/table-fields";
import { ImageField } from "~/ui/image-field/image-field";
import { PICTURES } from "../rules/editing";
import { ATTRACTION } from "../rules/item-fields";
import type { PicturesView } from "./section-fields";

export function AttractionFields({ pictures }: { pictures: PicturesView }) {
  const { field, most } = PICTURES.attractions;
  return (
    <>
      <TableFields table={ATTRACTION} />
      <ImageField
        name={field}
        label="Imagini"
        optional
        kept={pictures.kept}
        most={most}
        hint={`Prima este cea de pe card. ${pictures.hint}.`}
      />
    </>
  );
}

export function GalleryField({ pictures }: { pictures: PicturesView }) {
  const { field, most } = PICTURES.gallery;
  return <ImageField name={field} label="Imagini" kept={pictures.kept} most={most} hint={`${pictures.hint}.`} />;
}
