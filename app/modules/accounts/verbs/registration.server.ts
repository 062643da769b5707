import { v7 } from "uuid";
import { attach } from "~/modules/media/verbs/attachment.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { sendMail } from "~/platform/mail/mail.server";
import { moved } from "~/platform/moves";
import { movedOn } from "~/platform/refusal";
import { addressKnown, confirmAddress } from "../mails/joining";
import type { OrganisationKind } from "../rules/actor";
import type { Domain } from "../rules/domain";
import { UNPLACED_PATH } from "../rules/places";
import { isUnplaced } from "../rules/session";
import { loginPath } from "../rules/sign-in-paths";
import { confirmableUntil } from "../rules/verification";
import { insertOrganisation, type Organisation, organisationByCui } from "../store/organisation.server";
import {
  addresseeById,
  insertPerson,
  isApplicant,
  lockKey,
  type Person,
  personByEmail,
  personById,
  placePerson,
  setPassword,
} from "../store/person.server";
import { announceApplicant } from "./address.server";
import { confirmationLink, issueToken, linkTo } from "./links.server";

/** An organisation from a checked form. */
export type NewOrganisation = {
  kind: OrganisationKind;
  organisation: Omit<Parameters<typeof insertOrganisation>[0], "kind" | "createdAt" | "updatedAt">;
  domains: readonly Domain[];
};

/** With its first person. The password is hashed before, because that takes about 100 ms and must not run in a transaction. */
export type Registration = NewOrganisation & {
  person: { name: string; position: string; email: string; phone: string };
  passwordHash: string;
  termsVersion: string;
  /** The path that the mailed link returns to. */
  onward: string | null;
};

/** The result, for the caller only: every visitor is shown the same page. */
export type Registered =
  | { outcome: "created"; organisationId: string; userId: string; at: Date }
  | { outcome: "joining"; userId: string }
  | { outcome: "known" };

/**
 * Registers a new organisation with its owner. A known CUI makes the person an applicant of that organisation; a known
 * address changes nothing and only mails its owner.
 */
export function register(registration: Registration): Promise<Registered> {
  return transaction(async () => {
    const at = now();
    await lockKey(`email ${registration.person.email}`);
    const known = await personByEmail(registration.person.email);
    if (known) {
      await remind(known, registration.onward, at);
      return { outcome: "known" };
    }
    await lockKey(`cui ${registration.organisation.cui}`);
    const existing = await organisationByCui(registration.organisation.cui);
    return existing ? join(registration, existing, at) : create(registration, at);
  });
}

/** A registration by a person who has an account and no organisation. */
export type RegistrationWithAccount = NewOrganisation & {
  place: { position: string; phone: string };
  termsVersion: string;
};

const PLACED = "Între timp contul dumneavoastră a intrat într-o organizație.";
const ASKS = "Ați cerut deja acces la o organizație. Retrageți întâi cererea, apoi puteți trimite alta.";

/** The same for an existing account: owner of the new organisation, or applicant when the CUI is known. */
export function registerWithAccount(userId: string, another: RegistrationWithAccount): Promise<Registered> {
  return transaction(async () => {
    const at = now();
    await lockKey(`cui ${another.organisation.cui}`);
    const person = await personById(userId);
    if (!person || !isUnplaced(person)) throw movedOn(PLACED);
    if (isApplicant(person)) throw movedOn(ASKS, { href: UNPLACED_PATH, label: "La cererea dumneavoastră" });
    const existing = await organisationByCui(another.organisation.cui);
    const organisation = existing ?? { id: await openOrganisation(another, at), kind: another.kind };
    const membership = existing ? "applicant" : "owner";
    const placed = moved(
      await placePerson(person, {
        ...another.place,
        organisationId: organisation.id,
        role: organisation.kind,
        membership,
        termsVersion: another.termsVersion,
        termsAcceptedAt: at,
        updatedAt: at,
      }),
      PLACED,
    );
    if (existing) {
      await announceApplicant(placed, existing.id, at);
      return { outcome: "joining", userId };
    }
    await recordRegistered(organisation.id, userId, at);
    return { outcome: "created", organisationId: organisation.id, userId, at };
  });
}

async function create(registration: Registration, at: Date): Promise<Registered> {
  const { kind, organisation } = registration;
  const organisationId = await openOrganisation(registration, at);
  const userId = await insertApplicantOrOwner(registration, { id: organisationId, kind }, "owner", at);
  const addressee = { id: userId, ...registration.person, registeredAt: at };
  await askForConfirmation(addressee, organisation.name, registration.onward, at);
  await recordRegistered(organisationId, userId, at);
  return { outcome: "created", organisationId, userId, at };
}

async function openOrganisation({ kind, organisation, domains }: NewOrganisation, at: Date): Promise<string> {
  const id = await insertOrganisation({ kind, ...organisation, createdAt: at, updatedAt: at }, domains);
  if (organisation.documentId) await attach(organisation.documentId, { at, organisationId: id });
  return id;
}

const recordRegistered = (organisationId: string, userId: string, at: Date) =>
  record({
    what: "organisation.registered",
    subjectId: organisationId,
    by: { userId, organisation: { id: organisationId } },
    at,
  });

/** The role is the existing organisation's. Its owners are informed after the applicant confirms the address. */
async function join(registration: Registration, existing: Organisation, at: Date): Promise<Registered> {
  const userId = await insertApplicantOrOwner(registration, existing, "applicant", at);
  const { person, organisation, onward } = registration;
  await askForConfirmation({ id: userId, ...person, registeredAt: at }, organisation.name, onward, at);
  return { outcome: "joining", userId };
}

async function insertApplicantOrOwner(
  { person, passwordHash, termsVersion }: Registration,
  organisation: Pick<Organisation, "id" | "kind">,
  membership: "owner" | "applicant",
  at: Date,
): Promise<string> {
  const userId = await insertPerson({
    ...person,
    role: organisation.kind,
    organisationId: organisation.id,
    membership,
    termsVersion,
    termsAcceptedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  await setPassword(userId, passwordHash, at);
  return userId;
}

/** Mails a new confirmation link when the address is unconfirmed, otherwise a note that the account exists. */
async function remind(known: Person, onward: string | null, at: Date): Promise<void> {
  if (!known.emailVerified && !known.suspendedAt) return askAgain(known, onward, at);
  const mail = addressKnown({ href: linkTo(loginPath(null, onward)), resetHref: linkTo("/parola-uitata") });
  await sendMail(`address-known:${v7()}`, known.email, mail);
}

/** `registeredAt`: null for an account that is kept also unconfirmed. */
type Addressee = { id: string; name: string; email: string; registeredAt: Date | null };

async function askForConfirmation(
  { id, name, email, registeredAt }: Addressee,
  organisation: string,
  onward: string | null,
  at: Date,
): Promise<void> {
  const token = await issueToken("confirm-email", id, email, at);
  const until = registeredAt && confirmableUntil(registeredAt);
  const mail = confirmAddress({ name, organisation, href: confirmationLink(token, onward), until });
  await sendMail(`confirm-email:${v7()}`, email, mail);
}

/** Names the organisation, so that the reader knows what they confirm. */
async function askAgain(person: Person, onward: string | null, at: Date): Promise<void> {
  const addressee = await addresseeById(person.id);
  const registeredAt = person.organisationId ? person.createdAt : null;
  const organisation = addressee?.organisation ?? "administrarea platformei";
  await askForConfirmation({ ...person, registeredAt }, organisation, onward, at);
}

/** Mails the confirmation link again; does nothing for any other address, and the page must not tell the difference. */
export function resendConfirmation(email: string, onward: string | null = null): Promise<void> {
  return transaction(async () => {
    const person = await personByEmail(email);
    if (!person || person.emailVerified || person.suspendedAt) return;
    await askAgain(person, onward, now());
  });
}
