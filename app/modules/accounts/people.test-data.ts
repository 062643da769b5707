import { now } from "~/platform/clock";
import { cuiWithCheckDigit } from "~/platform/romania/cui";
import type { Actor, Membership, OrganisationKind, Verification } from "./rules/actor";
import { createSession, readActor } from "./session/session.server";
import { insertOrganisation } from "./store/organisation.server";
import { insertPerson } from "./store/person.server";

let count = 0;
const next = () => {
  count += 1;
  return count;
};

type Overrides = Partial<Parameters<typeof insertOrganisation>[0]> & { verification?: Verification };

/** An organisation as registration and an ADMIN would have left it. */
export async function anOrganisation(kind: OrganisationKind, overrides: Overrides = {}): Promise<string> {
  const { verification = "verified", ...given } = overrides;
  const at = now();
  const number = next();
  const moments = {
    pending: {},
    verified: { verifiedAt: at, verifiedWhat: "certificatul fiscal" },
    rejected: { rejectedAt: at, rejectedReason: "document lipsă" },
    suspended: { verifiedAt: at, suspendedAt: at, suspendedReason: "date false" },
  };
  const organisation = {
    kind,
    name: kind === "UAT" ? `Comuna Valea ${number}` : `Consult ${number} SRL`,
    cui: cuiWithCheckDigit(String(40_000_000 + number)),
    county: "CJ",
    address: `Str. Morii nr. ${number}`,
    createdAt: at,
    updatedAt: at,
    ...moments[verification],
    ...given,
  };
  return insertOrganisation(organisation, []);
}

/** A person with a confirmed address and no password. */
export function aMember(
  organisation: { id: string; kind: OrganisationKind },
  membership: Membership | "applicant" = "owner",
): Promise<string> {
  return insert({ role: organisation.kind, organisationId: organisation.id, membership });
}

export const anAdmin = (): Promise<string> => insert({ role: "ADMIN" });

function insert(
  place: Pick<Parameters<typeof insertPerson>[0], "role" | "organisationId" | "membership">,
): Promise<string> {
  const at = now();
  const number = next();
  return insertPerson({
    name: `Ana Popa ${number}`,
    email: `ana${number}@exemplu.test`,
    emailVerified: true,
    createdAt: at,
    updatedAt: at,
    ...place,
  });
}

export type SignedIn = { actor: Actor; cookie: string };

export async function signedIn(userId: string): Promise<SignedIn> {
  const cookie = await createSession(userId);
  const { actor } = await readActor(cookie);
  if (!actor) throw new Error("This person may not sign in");
  return { actor, cookie };
}

/** An organisation with its owner, signed in: what most tests begin with. */
export async function owner(
  kind: OrganisationKind,
  overrides: Overrides = {},
): Promise<SignedIn & { organisationId: string }> {
  const organisationId = await anOrganisation(kind, overrides);
  return { ...(await signedIn(await aMember({ id: organisationId, kind }))), organisationId };
}

export const admin = async (): Promise<SignedIn> => signedIn(await anAdmin());
