import type { Answers } from "~/platform/form/answers";
import { LineField, SelectField, TextField } from "~/ui/field/answered-field";
import { Field } from "~/ui/field/field";
import { DateInput } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { Pair } from "~/ui/form/form";
import { ImageField } from "~/ui/image-field/image-field";
import { ATTRACTION_LABELS, PICTURES, PROJECT_LABELS } from "../rules/editing";
import { ATTRACTION_TYPES, PROJECT_STATUSES } from "../rules/vocabulary";
import type { PicturesView } from "./section-fields";

type Answered = { answers: Answers };

export function AttractionFields({ answers, pictures }: Answered & { pictures: PicturesView }) {
  const { field, most } = PICTURES.attractions;
  return (
    <>
      <LineField answers={answers} name="name" label={ATTRACTION_LABELS.name} />
      <SelectField
        answers={answers}
        name="type"
        label={ATTRACTION_LABELS.type}
        empty="Alegeți felul"
        options={optionsOf(ATTRACTION_TYPES)}
      />
      <TextField
        optional
        answers={answers}
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
        error={answers.error(field)}
      />
    </>
  );
}

export function GalleryField({ answers, pictures }: Answered & { pictures: PicturesView }) {
  const { field, most } = PICTURES.gallery;
  return (
    <ImageField
      name={field}
      label="Imagini"
      kept={pictures.kept}
      most={most}
      hint={`${pictures.hint}.`}
      error={answers.error(field)}
    />
  );
}

export function ProjectFields({ answers }: Answered) {
  return (
    <>
      <LineField answers={answers} name="title" label={PROJECT_LABELS.title} />
      <TextField
        optional
        answers={answers}
        name="description"
        label={PROJECT_LABELS.description}
        hint="Ce se face, pentru cine, din ce bani."
        rows={5}
      />
      <Pair>
        <SelectField
          answers={answers}
          name="status"
          label={PROJECT_LABELS.status}
          chosen="planning"
          options={optionsOf(PROJECT_STATUSES)}
        />
        <LineField
          answers={answers}
          name="progress"
          label={PROJECT_LABELS.progress}
          hint="De la 0 la 100."
          inputMode="numeric"
          figures
        />
      </Pair>
      <Pair>
        <DayField answers={answers} name="startsOn" />
        <DayField answers={answers} name="endsOn" optional />
      </Pair>
    </>
  );
}

type DayProps = Answered & { name: "startsOn" | "endsOn"; optional?: boolean };

function DayField({ answers, name, optional = false }: DayProps) {
  const { defaultValue, error } = answers.field(name);
  return (
    <Field name={name} label={PROJECT_LABELS[name]} optional={optional} error={error}>
      <DateInput defaultValue={defaultValue} />
    </Field>
  );
}
