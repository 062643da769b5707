import type { ReactNode } from "react";
import { authorityKindOptions } from "~/modules/accounts/rules/authority";
import { LineField, SelectField, TextField } from "~/ui/field/answered-field";
import { CountyField } from "~/ui/field/county-field";
import { Pair } from "~/ui/form/form";
import { ImageField } from "~/ui/image-field/image-field";
import type { KeptImage } from "~/ui/image-field/items";
import { PICTURES } from "../rules/editing";
import { fieldsOf, SECTIONS, type Section, type SectionField } from "../rules/sections";

/** The pictures of a field, and the hint about accepted files. */
export type PicturesView = { kept: readonly KeptImage[]; hint: string };
export const NO_PICTURES: PicturesView = { kept: [], hint: "" };

type SectionFieldsProps = { section: Section; pictures: PicturesView; checkedKind: string | null };

/** The fields of a section's form, in its order; the main picture comes last. */
export function SectionFields({ section, pictures, checkedKind }: SectionFieldsProps) {
  const fields = fieldsOf(section);
  const seconds = fields.map(([, { beside }]) => beside);
  const drawn: Readonly<Record<string, ReactNode>> = {
    ...Object.fromEntries(fields.map(([name, field]) => [name, <OneField key={name} name={name} field={field} />])),
    kind: <KindField key="kind" checked={checkedKind} />,
    county: <CountyField key="county" name="county" />,
  };
  return (
    <>
      {fields.map(([name, { beside }]) => {
        if (seconds.includes(name)) return null;
        return beside === undefined ? (
          drawn[name]
        ) : (
          <Pair key={name}>
            {drawn[name]}
            {drawn[beside]}
          </Pair>
        );
      })}
      {section === "profile" ? (
        <ImageField
          name={PICTURES.profile.field}
          label="Imaginea principală"
          optional
          kept={pictures.kept}
          most={1}
          hint={`Apare în partea de sus a paginii și pe cardul din lista comunităților. ${pictures.hint}.`}
        />
      ) : null}
    </>
  );
}

function OneField({ name, field }: { name: string; field: SectionField }) {
  const { label, hint, required, rows, input } = field;
  const common = { name, label, optional: !required, ...(hint === undefined ? {} : { hint }) };
  return rows === undefined ? <LineField {...common} {...input} /> : <TextField {...common} rows={rows} />;
}

/** Read-only once the kind was found at verification. */
export function KindField({ checked }: { checked: string | null }) {
  if (checked !== null)
    return (
      <p className="field">
        <span className="label">{SECTIONS.location.kind.label}</span>
        <span className="hint">{`${checked}, stabilit la verificare.`}</span>
      </p>
    );
  return (
    <SelectField
      optional
      name="kind"
      label={SECTIONS.location.kind.label}
      empty="Nespecificat"
      options={authorityKindOptions}
    />
  );
}

export const AddressField = () => <OneField name="address" field={SECTIONS.contact.address} />;

/** The name of a new community. */
export function NameField({ hint }: { hint?: string }) {
  const { hint: _, ...field } = SECTIONS.profile.name;
  return <OneField name="name" field={hint === undefined ? field : { ...field, hint }} />;
}
