import { Checkbox } from "~/ui/field/choice-group";
import { useAnswers } from "~/ui/field/field";
import { TableFields } from "~/ui/field/table-fields";
import { PROGRAM } from "../rules/program-fields";
import type { ProgramKind } from "../rules/vocabulary";

type Props = {
  kind: ProgramKind;
  /** The first day on which it may begin. */
  today: string;
  /** It has participants, who are told of a move. */
  isPublished?: boolean;
};

/** Asked only where the days have fewer hours. */
function HoursSure() {
  const answers = useAnswers();
  if (!answers.error("hours") && answers.chosen("hoursSure").length === 0) return null;
  return <Checkbox name="hoursSure" label="Numărul de ore este corect, deși zilele programului au mai puține" />;
}

const OF_PUBLISHED =
  "Dacă îl micșorați, nimeni nu își pierde locul. Dacă îl măriți, locurile noi se oferă celor care așteaptă.";

export function ProgramFields({ kind, today, isPublished = false }: Props) {
  const given = {
    startsOn: { min: today },
    endsOn: { min: today },
    capacity: isPublished ? { hint: OF_PUBLISHED } : {},
  };
  return <TableFields table={PROGRAM[kind]} given={given} below={{ capacity: <HoursSure /> }} />;
}
