import { TableFields } from "~/ui/field/table-fields";
import { ImageField } from "~/ui/image-field/image-field";
import type { KeptImage } from "~/ui/image-field/items";
import { PICTURES } from "../rules/editing";
import { SECTIONS, type Section, sectionFields } from "../rules/sections";

/** The pictures of a field, and the hint about accepted files. */
export type PicturesView = { kept: readonly KeptImage[]; hint: string };
export const NO_PICTURES: PicturesView = { kept: [], hint: "" };

type SectionFieldsProps = { section: Section; pictures: PicturesView; checkedKind: string | null };

/** The fields of a section's form, in its order; the main picture comes last. */
export function SectionFields({ section, pictures, checkedKind }: SectionFieldsProps) {
  return (
    <>
      {section === "location" ? <CheckedKind kind={checkedKind} /> : null}
      <TableFields table={sectionFields(section, checkedKind)} />
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

/** In place of the field, once the kind was found at verification. */
export const CheckedKind = ({ kind }: { kind: string | null }) =>
  kind === null ? null : (
    <p className="field">
      <span className="label">{SECTIONS.location.kind.label}</span>
      <span className="hint">{`${kind}, stabilit la verificare.`}</span>
    </p>
  );
