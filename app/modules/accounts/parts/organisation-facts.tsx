import { countyByCode } from "~/platform/romania/counties";
import { formatPhone } from "~/platform/romania/phone";
import type { Fact } from "~/ui/fisa/fisa";
import type { OrganisationKind } from "../rules/actor";
import { type AuthorityKind, authorityKindLabel, type MemberPackage, memberPackages } from "../rules/authority";

export type OrganisationShown = {
  kind: OrganisationKind;
  name: string;
  cui: string;
  county: string | null;
  address: string;
  website: string | null;
  tradeRegisterNumber: string | null;
  legalRepresentative: string | null;
  memberPackage: MemberPackage | null;
  authorityKind: AuthorityKind | null;
  description: string | null;
  domains: readonly string[];
};

const packageLabel = (code: MemberPackage) => memberPackages.find((one) => one.code === code)?.label;

/** What is known of an organisation; what it does not have is left out. */
export function organisationFacts(organisation: OrganisationShown): Fact[] {
  const { county, website, memberPackage, authorityKind } = organisation;
  const facts: [term: string, detail: Fact["detail"] | null | undefined][] = [
    ["Denumirea", organisation.name],
    ["CUI", organisation.cui],
    ["Nr. la registrul comerțului", organisation.tradeRegisterNumber],
    ["Reprezentant", organisation.legalRepresentative],
    ["Felul autorității", authorityKind && authorityKindLabel(authorityKind)],
    ["Pachetul", memberPackage && packageLabel(memberPackage)],
    ["Județul", county && countyByCode(county)?.name],
    ["Adresa sediului", organisation.address],
    [
      "Site",
      website && (
        <a href={website} rel="noopener noreferrer">
          {website}
        </a>
      ),
    ],
    ["Domenii", organisation.domains.length > 0 ? organisation.domains.join(", ") : null],
    ["Descriere", organisation.description],
  ];
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}

type PersonShown = { name: string; position: string | null; phone: string | null; email: string };

export const personFacts = ({ name, position, phone, email }: PersonShown): Fact[] => [
  { term: "Nume", detail: name },
  { term: "Funcția", detail: position ?? "necompletată" },
  { term: "Telefon", detail: phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : "necompletat" },
  { term: "E-mail", detail: email },
];
