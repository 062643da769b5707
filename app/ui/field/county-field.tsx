import type { Answers } from "~/platform/form/answers";
import { countyOptions } from "~/platform/romania/counties";
import { SelectField } from "./answered-field";

/** The county of an authority or a community, Bucharest included. */
export function CountyField({ answers, name, label = "Județul" }: { answers: Answers; name: string; label?: string }) {
  return (
    <SelectField
      answers={answers}
      name={name}
      label={label}
      hint="Sau municipiul București."
      empty="Alegeți județul"
      options={countyOptions}
    />
  );
}
