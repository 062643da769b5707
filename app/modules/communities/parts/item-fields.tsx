import type { Answers } from "~/platform/form/answers";
import { TextField } from "~/ui/field/answered-field";
import { Field } from "~/ui/field/field";
import { DateInput, Input, Select } from "~/ui/field/input";
import { Pair } from "~/ui/form/form";
import { ImageField } from "~/ui/image-field/image-field";
import type { KeptImage } from "~/ui/image-field/kept-image";
import { ATTRACTION_FIELD, MOST_ATTRACTION_IMAGES } from "../rules/desk";
import { ATTRACTION_LABELS, PROJECT_LABELS } from "../rules/editing";
import { ATTRACTION_TYPES, PROJECT_STATUSES } from "../rules/vocabulary";

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

type Answered = { answers: Answers };
export type PicturesView = { kept: readonly KeptImage[]; hint: string };

export function AttractionFields({ answers, pictures }: Answered & { pictures: PicturesView }) {
  const [name, type] = [answers.field("name"), answers.field("type")];
  return (
    <>
      <Field name="name" label={ATTRACTION_LABELS.name} error={name.error}>
        <Input defaultValue={name.defaultValue} />
      </Field>
      <Field name="type" label={ATTRACTION_LABELS.type} error={type.error}>
        <Select empty="Alegeți felul" options={optionsOf(ATTRACTION_TYPES)} defaultValue={type.defaultValue} />
      </Field>
      <TextField
        optional
        answers={answers}
        name="description"
        label={ATTRACTION_LABELS.description}
        hint="Ce se vede, cum se ajunge, când este deschis."
        rows={5}
      />
      <ImageField
        name={ATTRACTION_FIELD}
        label="Imagini"
        optional
        kept={pictures.kept}
        most={MOST_ATTRACTION_IMAGES}
        hint={`Prima este cea de pe card. ${pictures.hint}.`}
        error={answers.error(ATTRACTION_FIELD)}
      />
    </>
  );
}

export function ProjectFields({ answers }: Answered) {
  const at = (name: keyof typeof PROJECT_LABELS) => answers.field(name);
  const [title, status, progress, startsOn, endsOn] = [
    at("title"),
    at("status"),
    at("progress"),
    at("startsOn"),
    at("endsOn"),
  ];
  return (
    <>
      <Field name="title" label={PROJECT_LABELS.title} error={title.error}>
        <Input defaultValue={title.defaultValue} />
      </Field>
      <TextField
        optional
        answers={answers}
        name="description"
        label={PROJECT_LABELS.description}
        hint="Ce se face, pentru cine, din ce bani."
        rows={5}
      />
      <Pair>
        <Field name="status" label={PROJECT_LABELS.status} error={status.error}>
          <Select options={optionsOf(PROJECT_STATUSES)} defaultValue={status.defaultValue || "planning"} />
        </Field>
        <Field name="progress" label={PROJECT_LABELS.progress} hint="De la 0 la 100." error={progress.error}>
          <Input inputMode="numeric" figures defaultValue={progress.defaultValue} />
        </Field>
      </Pair>
      <Pair>
        <Field name="startsOn" label={PROJECT_LABELS.startsOn} error={startsOn.error}>
          <DateInput defaultValue={startsOn.defaultValue} />
        </Field>
        <Field name="endsOn" label={PROJECT_LABELS.endsOn} optional error={endsOn.error}>
          <DateInput defaultValue={endsOn.defaultValue} />
        </Field>
      </Pair>
    </>
  );
}
