import { authorityKindOptions } from "~/modules/accounts/rules/authority";
import { LineField, SelectField, TextField } from "~/ui/field/answered-field";
import { CountyField } from "~/ui/field/county-field";
import { Pair } from "~/ui/form/form";
import { ImageField } from "~/ui/image-field/image-field";
import type { KeptImage } from "~/ui/image-field/items";
import { PICTURES, SECTIONS } from "../rules/editing";

/** The pictures of a field, and the hint about accepted files. */
export type PicturesView = { kept: readonly KeptImage[]; hint: string };
export const NO_PICTURES: PicturesView = { kept: [], hint: "" };

export function ProfileFields({ pictures }: { pictures: PicturesView }) {
  const { profile } = SECTIONS;
  return (
    <>
      <NameField hint="Așa cum apare pe pagină și în lista comunităților." />
      <TextField
        optional
        name="description"
        label={profile.description}
        hint="Ce este, din ce trăiește, ce o deosebește. Un rând nou începe alt paragraf."
        rows={9}
      />
      <TextField
        optional
        name="objectives"
        label={profile.objectives}
        hint="Ce vrea comunitatea să facă în anii care vin."
        rows={5}
      />
      <ImageField
        name={PICTURES.profile.field}
        label="Imaginea principală"
        optional
        kept={pictures.kept}
        most={1}
        hint={`Apare în partea de sus a paginii și pe cardul din lista comunităților. ${pictures.hint}.`}
      />
    </>
  );
}

/** Read-only once the kind was found at verification. */
export function KindField({ checked }: { checked: string | null }) {
  if (checked !== null)
    return (
      <p className="field">
        <span className="label">{SECTIONS.location.kind}</span>
        <span className="hint">{`${checked}, stabilit la verificare.`}</span>
      </p>
    );
  return (
    <SelectField
      optional
      name="kind"
      label={SECTIONS.location.kind}
      empty="Nespecificat"
      options={authorityKindOptions}
    />
  );
}

export function LocationFields({ checkedKind }: { checkedKind: string | null }) {
  const { location } = SECTIONS;
  return (
    <>
      <KindField checked={checkedKind} />
      <CountyField name="county" />
      <Pair>
        <LineField
          name="population"
          label={location.population}
          optional
          hint="Locuitori."
          inputMode="numeric"
          figures
        />
        <LineField name="area" label={location.area} optional hint="De exemplu 84,5." inputMode="decimal" figures />
      </Pair>
    </>
  );
}

export function StatisticsFields() {
  const { statistics } = SECTIONS;
  return (
    <>
      <Pair>
        <LineField
          name="projectsCompleted"
          label={statistics.projectsCompleted}
          optional
          hint="Necompletat înseamnă 0."
          inputMode="numeric"
          figures
        />
        <LineField
          name="citizensServed"
          label={statistics.citizensServed}
          optional
          hint="Necompletat înseamnă 0."
          inputMode="numeric"
          figures
        />
      </Pair>
      <LineField
        name="budgetAllocated"
        label={statistics.budgetAllocated}
        optional
        hint="Cu cuvintele dumneavoastră, de exemplu „12 milioane lei, 2021–2027”."
      />
    </>
  );
}

export function ContactFields() {
  const { contact } = SECTIONS;
  return (
    <>
      <AddressField />
      <Pair>
        <LineField
          name="phone"
          label={contact.phone}
          optional
          type="tel"
          autoComplete="tel"
          hint="De exemplu 0260 555 014 int. 12. Două numere se despart prin virgulă."
          figures
        />
        <LineField
          name="email"
          label={contact.email}
          optional
          type="email"
          autoComplete="email"
          hint="Îl vede oricine."
        />
      </Pair>
      <LineField
        name="website"
        label={contact.website}
        optional
        type="url"
        autoComplete="url"
        hint="De exemplu www.primarie.ro."
      />
    </>
  );
}

export function AddressField() {
  return (
    <LineField
      name="address"
      label={SECTIONS.contact.address}
      optional
      autoComplete="address-line1"
      hint="Strada, numărul, localitatea."
    />
  );
}

export const NameField = ({ hint }: { hint?: string }) => (
  <LineField name="name" label={SECTIONS.profile.name} autoComplete="organization" hint={hint} />
);
