import { lowered } from "~/platform/language/text";
import type { Membership, Role } from "./actor";
import { isUnplaced } from "./session";

/** The role of a member in the organisation and what it allows, in the order of the form. */
export const MEMBERSHIPS = {
  colleague: {
    label: "Editor",
    may: "Lucrează la tot ce are organizația: solicitări și răspunsuri, mesaje, articole, prezentare publică.",
  },
  owner: {
    label: "Titular",
    may: "Tot ce face un editor și, în plus, schimbă datele organizației, invită colegi, le stabilește rolurile și îi poate scoate.",
  },
} as const satisfies Record<Membership, { label: string; may: string }>;

/** The name of the role in the middle of a sentence. */
export const membershipWord = (code: Membership): string => lowered(MEMBERSHIPS[code].label);

/** How many days the link of an invitation is valid. */
export const INVITATION_DAYS = 7;
/** The address of somebody who never answered is deleted so long after the invitation has ended. */
export const INVITATIONS_KEPT_DAYS = 90;
export const invitationEnd = (at: Date): Date => new Date(at.getTime() + INVITATION_DAYS * 86_400_000);

export type PersonAtAddress = {
  role: Role;
  membership: Membership | "applicant" | null;
  organisationId: string | null;
  emailVerified: boolean;
  suspendedAt: Date | null;
} | null;

/**
 * What the invited person has to do to accept. The link proves only that the mailbox is theirs: a person with an account has
 * to sign in, and a password that was set before the address was confirmed has to be set again.
 */
export type InviteeState =
  /**
   * No account, or one whose address was never confirmed, also when it registered an organisation or asked to join one:
   * somebody else may have typed the address.
   */
  | "open-account"
  /** The account has no organisation; a join request may be open. */
  | "sign-in"
  | "already"
  | "elsewhere"
  | "suspended"
  | "administrator";

export function inviteeState(person: PersonAtAddress, organisationId: string): InviteeState {
  if (person === null) return "open-account";
  if (person.suspendedAt !== null) return "suspended";
  if (person.role === "ADMIN") return "administrator";
  if (!person.emailVerified) return "open-account";
  if (isUnplaced(person)) return "sign-in";
  return person.organisationId === organisationId ? "already" : "elsewhere";
}
