import { countyOptions } from "~/platform/romania/counties";
import { SelectField } from "./answered-field";

/** The county of an authority or a community, Bucharest included. */
export function CountyField({ name }: { name: string }) {
  return (
    <SelectField
      name={name}
      label="Județul"
      hint="Sau municipiul București."
      empty="Alegeți județul"
      options={countyOptions}
    />
  );
}
