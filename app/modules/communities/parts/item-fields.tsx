import { LineField, SelectField, TextField } from "~/ui/field/answered-field";
import { optionsOf } from "~/ui/field/options";
import { Pair } from "~/ui/form/form";
import { ImageField } from "~/ui/image-field/image-field";
import { ATTRACTION_LABELS, PICTURES, PROJECT_LABELS } from "../rules/editing";
import { ATTRACTION_TYPES, PROJECT_STATUSES } from "../rules/vocabulary";
import type { PicturesView } from "./section-fields";

export function AttractionFields({ pictures }: { pictures: PicturesView }) {
  const { field, most } = PICTURES.attractions;
  return (
    <>
      <LineField name="name" label={ATTRACTION_LABELS.name} />
      <SelectField
        name="type"
        label={ATTRACTION_LABELS.type}
        empty="Alegeți felul"
        options={optionsOf(ATTRACTION_TYPES)}
      />
      <TextField
        optional
        name="description"
        label={ATTRACTION_LABELS.description}
        hint="Ce se vede, cum se ajunge, când este deschis."
        rows={5}
      />
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

export function ProjectFields() {
  return (
    <>
      <LineField name="title" label={PROJECT_LABELS.title} />
      <TextField
        optional
        name="description"
        label={PROJECT_LABELS.description}
        hint="Ce se face, pentru cine, din ce bani."
        rows={5}
      />
      <Pair>
        <SelectField
          name="status"
          label={PROJECT_LABELS.status}
          chosen="planning"
          options={optionsOf(PROJECT_STATUSES)}
        />
        <LineField name="progress" label={PROJECT_LABELS.progress} hint="De la 0 la 100." inputMode="numeric" figures />
      </Pair>
      <Pair>
        <LineField name="startsOn" label={PROJECT_LABELS.startsOn} type="date" figures />
        <LineField name="endsOn" label={PROJECT_LABELS.endsOn} optional type="date" figures />
      </Pair>
    </>
  );
}
