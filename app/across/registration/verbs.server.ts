import { hashPassword } from "~/modules/accounts/auth.server";
import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { TERMS_VERSION } from "~/modules/accounts/rules/terms";
import { type Registered, type Registration, register } from "~/modules/accounts/verbs/registration.server";
import { createPartner } from "~/modules/partners/verbs.server";
import { transaction } from "~/platform/database/connection.server";
import { parseTradeRegisterNumber } from "~/platform/romania/trade-register";
import type { AuthorityForm, FirmForm } from "./forms";

/** A checked form of either kind. */
export type Filled = { kind: "UAT"; form: AuthorityForm } | { kind: "FIRMA"; form: FirmForm };

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
    if (registered.outcome === "created" && filled.kind === "FIRMA") await createProfile(filled.form, registered);
    return registered;
  });
}

function createProfile(form: FirmForm, { organisationId, at }: Registered & { outcome: "created" }): Promise<void> {
  const { website, portofoliu, domenii, numarRC } = form;
  return createPartner({
    organisationId,
    website,
    portfolio: portofoliu,
    domains: domenii,
    tradeRegisterNumber: numarRC,
    at,
  });
}

function registrationOf(filled: Filled, documentId: string | null, passwordHash: string): Omit<Registration, "onward"> {
  const { form } = filled;
  return {
    kind: filled.kind satisfies OrganisationKind,
    organisation: { name: form.denumire, cui: form.cui, documentId, ...placeOf(filled) },
    domains: filled.kind === "FIRMA" ? filled.form.domenii : [],
    person: { name: form.numeContact, position: form.functia, email: form.email, phone: form.telefon },
    passwordHash,
    termsVersion: TERMS_VERSION,
  };
}

type Place = Omit<Registration["organisation"], "name" | "cui" | "documentId">;

function placeOf(filled: Filled): Place {
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
