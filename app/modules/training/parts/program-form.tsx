import { formatNumber } from "~/platform/language/numbers";
import { LineField, SelectField, TextField } from "~/ui/field/answered-field";
import { Checkbox } from "~/ui/field/choice-group";
import { useAnswers } from "~/ui/field/field";
import { SUM } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { Pair } from "~/ui/form/form";
import { DISCOUNTS } from "../rules/prices";
import { labelsOf } from "../rules/program-labels";
import { LONGEST_CURRICULUM, LONGEST_DESCRIPTION, LONGEST_TITLE, MOST_HOURS, MOST_SEATS } from "../rules/text";
import { FORMATS, LEVELS, PROGRAM_CATEGORIES, type ProgramKind } from "../rules/vocabulary";

const NUMBER = { figures: true, inputMode: "numeric", autoComplete: "off" } as const;

type Props = {
  kind: ProgramKind;
  /** The first day on which it may begin. */
  today: string;
  /** The hours at which it may begin and end. */
  hours: readonly string[];
  /** It has participants, who are told of a move. */
  isPublished?: boolean;
};

/** Asked only where the days have fewer hours. */
function HoursSure({ label }: { label: string }) {
  const answers = useAnswers();
  if (!answers.error("hours") && answers.chosen("hoursSure").length === 0) return null;
  return <Checkbox name="hoursSure" label={label} />;
}

export function ProgramFields({ kind, today, hours, isPublished = false }: Props) {
  const labels = labelsOf(kind);
  const hourOptions = hours.map((hour) => ({ value: hour, label: hour }));
  const discounts = DISCOUNTS[kind].map((percent) => ({ value: String(percent), label: `${percent}%` }));
  return (
    <>
      <LineField name="title" label={labels.title} maxLength={LONGEST_TITLE} />
      <TextField
        name="description"
        label={labels.description}
        hint="Pentru cine este și ce va ști să facă un participant la sfârșit."
        rows={6}
        maxLength={LONGEST_DESCRIPTION}
      />
      <Pair>
        <SelectField
          name="category"
          label={labels.category}
          options={optionsOf(PROGRAM_CATEGORIES[kind])}
          empty={kind === "training" ? "Alegeți categoria" : "Alegeți tipul"}
        />
        {kind === "training" ? (
          <SelectField name="level" label={labels.level} options={optionsOf(LEVELS)} empty="Alegeți nivelul" />
        ) : null}
      </Pair>
      <Pair>
        <LineField name="startsOn" label={labels.startsOn} type="date" figures min={today} />
        <SelectField name="startHour" label={labels.startHour} options={hourOptions} chosen="09:00" />
      </Pair>
      <Pair>
        <LineField name="endsOn" label={labels.endsOn} type="date" figures min={today} />
        <SelectField name="endHour" label={labels.endHour} options={hourOptions} chosen="15:00" />
      </Pair>
      <SelectField name="format" label={labels.format} options={optionsOf(FORMATS)} empty="Alegeți formatul" />
      <LineField
        name="place"
        label={labels.place}
        hint="Numai pentru „Față în față” și „Hibrid”: localitatea, strada, sala."
      />
      <LineField
        name="link"
        label={labels.link}
        hint="Numai pentru „Online” și „Hibrid”. O văd numai cei care au un loc."
        inputMode="url"
      />
      <Pair>
        <LineField name="hours" label={labels.hours} hint={`Cel mult ${MOST_HOURS}.`} {...NUMBER} />
        <LineField
          name="capacity"
          label={labels.capacity}
          hint={
            isPublished
              ? "Dacă îl micșorați, nimeni nu își pierde locul. Dacă îl măriți, locurile noi se oferă celor care așteaptă."
              : `Cel mult ${formatNumber(MOST_SEATS)}.`
          }
          {...NUMBER}
        />
      </Pair>
      <HoursSure label={labels.hoursSure} />
      <Pair>
        <LineField name="price" label={labels.price} hint="0 dacă este gratuit." {...SUM} />
        <SelectField
          name="discount"
          label={labels.discount}
          hint="Nu se aplică la ce este gratuit."
          options={discounts}
        />
      </Pair>
      <TextField
        name="curriculum"
        label={labels.curriculum}
        hint="Câte una pe rând."
        rows={6}
        maxLength={LONGEST_CURRICULUM}
      />
      <LineField name="instructor" label={labels.instructor} hint="Numele și, pe scurt, experiența." />
      <Checkbox name="hasCertificate" label={labels.hasCertificate} />
    </>
  );
}
