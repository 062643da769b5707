import { CATEGORIES } from "~/modules/partners/rules/categories";
import { LineField, SelectField, TextField } from "~/ui/field/answered-field";
import { SUM } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { Pair } from "~/ui/form/form";
import { PRIORITIES } from "../rules/exchange";
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from "../rules/text";

/** `days`: the first and the last day that may be chosen. */
export function ProjectFields({ days }: { days: { min: string; max: string } }) {
  return (
    <>
      <LineField name="title" label="Titlul proiectului" maxLength={LONGEST_TITLE} />
      <TextField
        name="description"
        label="Descrierea publică"
        hint="Ce faceți, ce căutați la alții și ce oferiți. Se vede și pe pagina comunității."
        rows={7}
        maxLength={LONGEST_DESCRIPTION}
      />
      <Pair>
        <SelectField name="category" label="Categoria" options={optionsOf(CATEGORIES)} empty="Alegeți categoria" />
        <SelectField name="priority" label="Prioritatea" options={optionsOf(PRIORITIES)} empty="Alegeți prioritatea" />
      </Pair>
      <Pair>
        <LineField name="budget" label="Bugetul, în lei" hint="Tot proiectul." {...SUM} />
        <LineField
          name="applicationsUntil"
          label="Ultima zi pentru aplicații"
          hint="Până la miezul nopții."
          type="date"
          figures
          {...days}
        />
      </Pair>
      <TextField
        name="privateText"
        label="Descrierea care nu este publică"
        optional
        hint="O citesc numai colegii dumneavoastră și organizațiile ale căror aplicații le acceptați. Ele văd și numele și e-mailul dumneavoastră."
        rows={5}
        maxLength={LONGEST_DESCRIPTION}
      />
    </>
  );
}
