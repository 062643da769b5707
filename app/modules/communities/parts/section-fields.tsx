import { authorityKindOptions } from "~/modules/accounts/rules/authority";
import type { Answers } from "~/platform/form/answers";
import { LineField, SelectField, TextField } from "~/ui/field/answered-field";
import { CountyField } from "~/ui/field/county-field";
import { Pair } from "~/ui/form/form";
import { ImageField } from "~/ui/image-field/image-field";
import type { KeptImage } from "~/ui/image-field/items";
import { COVER_FIELD } from "../rules/desk";
import { SECTIONS, type Section } from "../rules/editing";

type Answered = { answers: Answers };

/** The one picture of the page's head, as its field shows it. */
export type CoverView = { kept: readonly KeptImage[]; hint: string };

export function ProfileFields({ answers, cover }: Answered & { cover: CoverView }) {
  const { profile } = SECTIONS;
  return (
    <>
      <NameField answers={answers} hint="Așa cum apare pe pagină și în lista comunităților." />
      <TextField
        optional
        answers={answers}
        name="description"
        label={profile.description}
        hint="Ce este, din ce trăiește, ce o deosebește. Un rând nou începe alt paragraf."
        rows={9}
      />
      <TextField
        optional
        answers={answers}
        name="objectives"
        label={profile.objectives}
        hint="Ce vrea comunitatea să facă în anii care vin."
        rows={5}
      />
      <ImageField
        name={COVER_FIELD}
        label="Imaginea principală"
        optional
        kept={cover.kept}
        most={1}
        hint={`Stă în capul paginii și pe cardul din lista comunităților. ${cover.hint}.`}
        error={answers.error(COVER_FIELD)}
      />
    </>
  );
}

/** What an ADMIN has found it to be is said, not asked. */
export function KindField({ answers, checked }: Answered & { checked: string | null }) {
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
      answers={answers}
      name="kind"
      label={SECTIONS.location.kind}
      empty="Nespecificat"
      options={authorityKindOptions}
    />
  );
}

export type ShortSection = Exclude<Section, "profile">;
type ShortFieldsProps = Answered & { section: ShortSection; checkedKind: string | null };

/** Of a section that is short enough for a dialog. */
export function ShortFields({ section, answers, checkedKind }: ShortFieldsProps) {
  if (section === "location") return <LocationFields answers={answers} checkedKind={checkedKind} />;
  return section === "contact" ? <ContactFields answers={answers} /> : <StatisticsFields answers={answers} />;
}

function LocationFields({ answers, checkedKind }: Answered & { checkedKind: string | null }) {
  const { location } = SECTIONS;
  return (
    <>
      <KindField answers={answers} checked={checkedKind} />
      <CountyField answers={answers} name="county" />
      <Pair>
        <LineField
          answers={answers}
          name="population"
          label={location.population}
          optional
          hint="Locuitori."
          inputMode="numeric"
          figures
        />
        <LineField
          answers={answers}
          name="area"
          label={location.area}
          optional
          hint="De exemplu 84,5."
          inputMode="decimal"
          figures
        />
      </Pair>
    </>
  );
}

function StatisticsFields({ answers }: Answered) {
  const { statistics } = SECTIONS;
  return (
    <>
      <Pair>
        <LineField
          answers={answers}
          name="projectsCompleted"
          label={statistics.projectsCompleted}
          optional
          hint="Necompletat înseamnă 0."
          inputMode="numeric"
          figures
        />
        <LineField
          answers={answers}
          name="citizensServed"
          label={statistics.citizensServed}
          optional
          hint="Necompletat înseamnă 0."
          inputMode="numeric"
          figures
        />
      </Pair>
      <LineField
        answers={answers}
        name="budgetAllocated"
        label={statistics.budgetAllocated}
        optional
        hint="Cu cuvintele dumneavoastră, de exemplu „12 milioane lei, 2021–2027”."
      />
    </>
  );
}

function ContactFields({ answers }: Answered) {
  const { contact } = SECTIONS;
  return (
    <>
      <AddressField answers={answers} />
      <Pair>
        <LineField
          answers={answers}
          name="phone"
          label={contact.phone}
          optional
          type="tel"
          autoComplete="tel"
          hint="De exemplu 0260 555 014."
          figures
        />
        <LineField
          answers={answers}
          name="email"
          label={contact.email}
          optional
          type="email"
          autoComplete="email"
          hint="Îl vede oricine."
        />
      </Pair>
      <LineField
        answers={answers}
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

export function AddressField({ answers }: Answered) {
  return (
    <LineField
      answers={answers}
      name="address"
      label={SECTIONS.contact.address}
      optional
      autoComplete="address-line1"
      hint="Strada, numărul, localitatea."
    />
  );
}

export function NameField({ answers, hint }: Answered & { hint?: string }) {
  const told = hint === undefined ? {} : { hint };
  return (
    <LineField answers={answers} name="name" label={SECTIONS.profile.name} autoComplete="organization" {...told} />
  );
}
