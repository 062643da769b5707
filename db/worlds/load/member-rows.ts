import { packageFor } from "~/modules/accounts/rules/authority";
import type { Domain } from "~/modules/accounts/rules/domain";
import { TERMS_VERSION } from "~/modules/accounts/rules/terms";
import { credentials, organisationDomains, organisations, users } from "~/modules/accounts/tables.server";
import type { Category } from "~/modules/partners/rules/categories";
import { countyByCode } from "~/platform/romania/counties";
import type { Writer } from "./batches";
import { idAt } from "./random";
import type { Authority, Firm, Making, Members } from "./world";

type OrganisationRow = typeof organisations.$inferInsert;

export async function writeMembers(writer: Writer, making: Making, members: Members, passwordHash: string) {
  const everyone = [...members.authorities, ...members.firms];
  await writer.write(
    organisations,
    everyone.map((organisation) => organisationRow(making, organisation)),
  );
  await writer.write(organisationDomains, members.firms.flatMap(domainRows));
  await writer.write(
    users,
    everyone.flatMap((organisation) => userRows(making, organisation)),
  );
  await writer.write(
    credentials,
    everyone.flatMap((organisation) => credentialRows(making, organisation, passwordHash)),
  );
}

function organisationRow({ time }: Making, organisation: Authority | Firm): OrganisationRow {
  const { id, kind, name, cui, county, street, registeredAt, decidedAt, people } = organisation;
  const registered = time.moment(registeredAt);
  return {
    id,
    kind,
    name,
    cui,
    county,
    address: `${street}, ${kind === "UAT" ? organisation.place : countyByCode(county).name}`,
    legalRepresentative: people[0]?.name ?? null,
    website: null,
    ...(kind === "UAT" ? ofAuthority(organisation) : ofFirm(organisation)),
    ...decisionOf(organisation, decidedAt === null ? null : time.moment(decidedAt), registered),
    createdAt: registered,
    updatedAt: decidedAt === null ? registered : time.moment(decidedAt),
  };
}

const ofAuthority = ({ authorityKind }: Authority): Partial<OrganisationRow> => ({
  package: packageFor(authorityKind),
  authorityKind,
  description: "Localitate născocită, din setul de date pentru măsurători.",
});

const ofFirm = ({ tradeRegisterNumber }: Firm): Partial<OrganisationRow> => ({
  tradeRegisterNumber,
  portfolio: "Firmă născocită, din setul de date pentru măsurători.",
});

function decisionOf({ verification }: Authority | Firm, at: Date | null, registered: Date): Partial<OrganisationRow> {
  const checked = "Certificatul de înregistrare fiscală și actul de numire.";
  switch (verification) {
    case "pending":
      return {};
    case "verified":
      return { verifiedAt: at, verifiedWhat: checked };
    case "rejected":
      return { rejectedAt: at, rejectedReason: "Documentul trimis nu se poate citi." };
    case "suspended":
      return {
        verifiedAt: registered,
        verifiedWhat: checked,
        suspendedAt: at,
        suspendedReason: "Datele de contact nu mai sunt valabile.",
      };
  }
}

const DOMAINS: Readonly<Record<Category, Domain>> = {
  eu_funds: "eu-funds",
  public_procurement: "public-procurement",
  legal_advice: "legal",
  digitalisation: "it",
  environment: "environment",
  local_strategies: "local-strategy",
  taxation: "tariffs",
  human_resources: "services",
  marketing: "other",
};

const domainRows = ({ id, categories }: Firm): (typeof organisationDomains.$inferInsert)[] =>
  categories.map((category) => ({ organisationId: id, domain: DOMAINS[category] }));

/** The prefix is given to nobody. */
export const phoneOf = (kind: "UAT" | "FIRMA", number: number): string =>
  `+40700${kind === "UAT" ? 0 : 5}${String(number % 100_000).padStart(5, "0")}`;

function userRows({ time }: Making, organisation: Authority | Firm): (typeof users.$inferInsert)[] {
  const at = time.moment(organisation.registeredAt);
  return organisation.people.map(({ id, name, email, position, membership }) => ({
    id,
    name,
    email,
    position,
    membership,
    emailVerified: true,
    role: organisation.kind,
    organisationId: organisation.id,
    phone: phoneOf(organisation.kind, organisation.number),
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: at,
    createdAt: at,
    updatedAt: at,
  }));
}

function credentialRows({ random, time }: Making, { registeredAt, people }: Authority | Firm, password: string) {
  const at = time.moment(registeredAt);
  return people.map(({ id }): typeof credentials.$inferInsert => ({
    id: idAt(random, at.getTime()),
    userId: id,
    providerId: "credential",
    accountId: id,
    password,
    createdAt: at,
    updatedAt: at,
  }));
}
