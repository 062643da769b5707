import { hashPassword } from "~/modules/accounts/auth.server";
import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { TERMS_VERSION } from "~/modules/accounts/rules/terms";
import {
  type NewOrganisation,
  type Registered,
  type Registration,
  register,
  registerAnother,
} from "~/modules/accounts/verbs/registration.server";
import { createPartner } from "~/modules/partners/verbs.server";
import { transaction } from "~/platform/database/connection.server";
import { parseTradeRegisterNumber } from "~/platform/romania/trade-register";
import type { AuthorityForm, FirmForm, PlacedAuthorityForm, PlacedFirmForm } from "./forms";

/** A checked form of either kind. */
export type Filled = { kind: "UAT"; form: AuthorityForm } | { kind: "FIRMA"; form: FirmForm };

/** The same for somebody who has an account already. */
export type FilledPlaced = { kind: "UAT"; form: PlacedAuthorityForm } | { kind: "FIRMA"; form: PlacedFirmForm };

/** Person, credential, organisation and, for a firm, its partner profile: all of them or none. */
export async function registerOrganisation(
  filled: Filled,
  documentId: string | null,
  onward: string | null,
): Promise<Registered> {
  const passwordHash = await hashPassword(filled.form.parola);
  const registration = { ...registrationOf(filled, documentId, passwordHash), onward };
  return transaction(async () => {
    const registered = await register(registration);
    await createProfile(filled, registered);
    return registered;
  });
}

/** An organisation for somebody who is signed in and belongs to none. */
export function registerPlaced(userId: string, filled: FilledPlaced, documentId: string | null): Promise<Registered> {
  return transaction(async () => {
    const { functia, telefon } = filled.form;
    const registered = await registerAnother(userId, {
      ...organisationOf(filled, documentId),
      place: { position: functia, phone: telefon },
      termsVersion: TERMS_VERSION,
    });
    await createProfile(filled, registered);
    return registered;
  });
}

async function createProfile(filled: FilledPlaced, registered: Registered): Promise<void> {
  if (registered.outcome !== "created" || filled.kind !== "FIRMA") return;
  const { website, portofoliu, domenii, numarRC } = filled.form;
  await createPartner({
    organisationId: registered.organisationId,
    website,
    portfolio: portofoliu,
    domains: domenii,
    tradeRegisterNumber: numarRC,
    at: registered.at,
  });
}

const organisationOf = (filled: FilledPlaced, documentId: string | null): NewOrganisation => ({
  kind: filled.kind satisfies OrganisationKind,
  organisation: { name: filled.form.denumire, cui: filled.form.cui, documentId, ...placeOf(filled) },
  domains: filled.kind === "FIRMA" ? filled.form.domenii : [],
});

function registrationOf(filled: Filled, documentId: string | null, passwordHash: string): Omit<Registration, "onward"> {
  const { form } = filled;
  return {
    ...organisationOf(filled, documentId),
    person: { name: form.numeContact, position: form.functia, email: form.email, phone: form.telefon },
    passwordHash,
    termsVersion: TERMS_VERSION,
  };
}

type Place = Omit<NewOrganisation["organisation"], "name" | "cui" | "documentId">;

function placeOf(filled: FilledPlaced): Place {
  const nothing = {
    website: null,
    tradeRegisterNumber: null,
    legalRepresentative: null,
    package: null,
    description: null,
    portfolio: null,
  };
  if (filled.kind === "UAT") {
    const { judet, adresa, tipPachet, descriere } = filled.form;
    return { ...nothing, county: judet, address: adresa, package: tipPachet, description: descriere };
  }
  const { adresaSediu, website, numarRC, reprezentantLegal, portofoliu } = filled.form;
  const entry = parseTradeRegisterNumber(numarRC);
  return {
    ...nothing,
    county: entry.ok ? entry.county : null,
    address: adresaSediu,
    website,
    tradeRegisterNumber: numarRC,
    legalRepresentative: reprezentantLegal,
    portfolio: portofoliu,
  };
}
