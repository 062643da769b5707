import {
  choice,
  code,
  contact,
  type Field,
  type Kind,
  line,
  orNone,
  text,
  type ValuesOf,
} from "~/platform/form/field-table";
import { COUNTY_NAMES } from "~/platform/romania/counties";

/** Organisations of the other kind keep null, and are not asked. */
const ofOneKind = <K extends Kind>(field: Field<string, K>) => field as Field<string | null, K>;

const OF_BOTH_KINDS = {
  name: line("Denumirea", "denumirea", 200, { input: { autoComplete: "organization" }, uncut: true }),
  cui: code<string>("CUI", "CUI-ul", { hint: "Cu sau fără RO.", input: { figures: true } }),
};

/** The official data, which an ADMIN verifies. */
export const FACTS = {
  UAT: {
    ...OF_BOTH_KINDS,
    county: ofOneKind(
      choice<string>("Județul", "județul", COUNTY_NAMES, { hint: "Sau municipiul București.", beside: true }),
    ),
  },
  FIRMA: {
    ...OF_BOTH_KINDS,
    tradeRegisterNumber: ofOneKind(
      code("Nr. la registrul comerțului", "numărul", { input: { figures: true }, beside: true }),
    ),
    legalRepresentative: ofOneKind(line("Reprezentant legal", "numele reprezentantului legal", 200, { uncut: true })),
  },
};

/** What the owners may change after the verification too. */
export const OTHERS = {
  address: line("Adresa sediului", "adresa sediului", 500, { input: { autoComplete: "address-line1" }, uncut: true }),
  website: orNone(contact("website", "Site", { input: { type: "url", autoComplete: "url" } })),
  description: orNone(text("Descriere", "descrierea", { most: 5000, rows: 5, uncut: true })),
};

type Others = ValuesOf<typeof OTHERS>;
/** The editable data; the facts may change only before the verification. */
export type OrganisationEdit = Others | (Others & ValuesOf<(typeof FACTS)[keyof typeof FACTS]>);
