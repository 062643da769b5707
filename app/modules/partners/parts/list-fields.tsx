import type { ReactNode } from "react";
import { CURRENCIES } from "~/platform/language/money";
import { LineField, SelectField, TextField } from "~/ui/field/answered-field";
import { SUM } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { Pair } from "~/ui/form/form";
import type { RowPlace } from "~/ui/row-list/row-list";
import type { ListSection } from "../rules/sections";

/** The first field of a row. `autoFocus` marks the added row without script; with script the list moves the focus itself. */
const first = ({ focused }: RowPlace) => ({ autoComplete: "off", autoFocus: focused });

/** The fields of a row, by list. */
export const listFields: Readonly<Record<ListSection, (row: RowPlace) => ReactNode>> = {
  services: (row) => (
    <>
      <LineField name="name" label="Denumirea" {...first(row)} />
      <TextField
        name="description"
        label="Descrierea"
        optional
        hint={row.top ? "Ce primește autoritatea și în cât timp." : undefined}
        rows={2}
      />
    </>
  ),
  specialisations: (row) => <LineField name="name" label={row.label} {...first(row)} />,
  portfolio: (row) => (
    <>
      <LineField name="name" label="Numele proiectului" {...first(row)} />
      <LineField name="year" label="Anul" optional autoComplete="off" figures inputMode="numeric" maxLength={4} />
      <Pair>
        <LineField name="budget" label="Bugetul, fără TVA" optional {...SUM} />
        <SelectField name="currency" label="Moneda" options={optionsOf(CURRENCIES)} />
      </Pair>
    </>
  ),
  team: (row) => (
    <>
      <Pair>
        <LineField name="name" label="Numele" {...first(row)} />
        <LineField name="position" label="Funcția" autoComplete="off" />
      </Pair>
      <LineField
        name="experience"
        label="Experiența"
        optional
        hint={row.top ? "De exemplu: 12 ani în proiecte europene." : undefined}
        autoComplete="off"
      />
    </>
  ),
  certifications: (row) => (
    <>
      <LineField name="name" label="Denumirea" {...first(row)} />
      <LineField
        name="detail"
        label="Detalii"
        optional
        hint={row.top ? "Cine a dat-o, numărul, până când." : undefined}
        autoComplete="off"
      />
    </>
  ),
  offers: (row) => (
    <>
      <LineField name="title" label="Titlul" {...first(row)} />
      <TextField
        name="description"
        label="Descrierea"
        hint={row.top ? "Ce cuprinde și pentru cine." : undefined}
        rows={2}
      />
      <LineField
        name="validUntil"
        label="Valabilă până la"
        hint={row.top ? "Cu ziua aceasta inclusă." : undefined}
        type="date"
        figures
      />
    </>
  ),
};
