import { TERMS_VERSION } from "~/modules/accounts/rules/terms";
import { hashPassword } from "~/modules/accounts/session/auth.server";
import {
  type NewOrganisation,
  type Registered,
  register,
  registerWithAccount,
} from "~/modules/accounts/verbs/registration.server";
import { createPartner } from "~/modules/partners/verbs.server";
import { transaction } from "~/platform/database/connection.server";
import { parseTradeRegisterNumber } from "~/platform/romania/trade-register";
import type { Filled, FilledOrganisation } from "./forms";

/** Creates person, password, organisation and, for a firm, its partner profile in one transaction. */
export async function registerOrganisation(
  filled: Filled,
  documentId: string | null,
  onward: string | null,
): Promise<Registered> {
  const registration = {
    ...organisationOf(filled, documentId),
    person: { name: filled.numeContact, position: filled.functia, email: filled.email, phone: filled.telefon },
    passwordHash: await hashPassword(filled.parola),
    termsVersion: TERMS_VERSION,
    onward,
  };
  return transaction(async () => {
    const registered = await register(registration);
    await createProfile(filled, registered);
    return registered;
  });
}

/** Registers an organisation for a signed-in person without one. */
export function registerForPerson(
  userId: string,
  filled: FilledOrganisation,
  documentId: string | null,
): Promise<Registered> {
  return transaction(async () => {
    const { functia, telefon } = filled;
    const registered = await registerWithAccount(userId, {
      ...organisationOf(filled, documentId),
      place: { position: functia, phone: telefon },
      termsVersion: TERMS_VERSION,
    });
    await createProfile(filled, registered);
    return registered;
  });
}

async function createProfile(filled: FilledOrganisation, registered: Registered): Promise<void> {
  if (registered.outcome !== "created" || filled.kind !== "FIRMA") return;
  const { website, portofoliu, domenii, numarRC } = filled;
  await createPartner({
    organisationId: registered.organisationId,
    website,
    portfolio: portofoliu,
    domains: domenii,
    tradeRegisterNumber: numarRC,
    at: registered.at,
  });
}

function organisationOf(filled: FilledOrganisation, documentId: string | null): NewOrganisation {
  const { kind, denumire: name, cui } = filled;
  if (filled.kind === "UAT") {
    const { judet: county, adresa: address, tipPachet, descriere: description } = filled;
    return {
      kind,
      organisation: { name, cui, documentId, county, address, package: tipPachet, description },
      domains: [],
    };
  }
  const { website, numarRC, reprezentantLegal: legalRepresentative, portofoliu: portfolio } = filled;
  const entry = parseTradeRegisterNumber(numarRC);
  return {
    kind,
    organisation: {
      name,
      cui,
      documentId,
      website,
      legalRepresentative,
      portfolio,
      county: entry.ok ? entry.county : null,
      address: filled.adresaSediu,
      tradeRegisterNumber: numarRC,
    },
    domains: filled.domenii,
  };
}
