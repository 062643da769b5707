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
    may: "Tot ce face un editor și, în plus, schimbă datele organizației, invită colegi, le hotărăște rolurile și îi poate scoate.",
  },
} as const satisfies Record<Membership, { label: string; may: string }>;

/** The name of the role in the middle of a sentence. */
export const membershipWord = (code: Membership): string => MEMBERSHIPS[code].label.toLowerCase();

/** How long the link of an invitation lasts. */
export const INVITATION_DAYS = 7;
export const invitationEnd = (at: Date): Date => new Date(at.getTime() + INVITATION_DAYS * 86_400_000);

export type PersonAtAddress = {
  role: Role;
  membership: Membership | "applicant" | null;
  organisationId: string | null;
  emailVerified: boolean;
  suspendedAt: Date | null;
} | null;

/**
 * What the reader of an invitation has to do before they are a colleague. The link proves that the mailbox is theirs, and no
 * more: whoever has an account signs in, and a password that was set before the address was proved is set anew.
 */
export type WayIn =
  /**
   * No account yet, or one that nobody has proved: the address is whose mailbox it is, not who first wrote it into a form,
   * also where that form registered another organisation or asked to be let into one.
   */
  | "open-account"
  /** They have an account and work for nobody, whether or not they asked to be let in somewhere. */
  | "sign-in"
  | "already"
  | "elsewhere"
  | "suspended"
  | "administrator";

export function wayIn(person: PersonAtAddress, organisationId: string): WayIn {
  if (person === null) return "open-account";
  if (person.suspendedAt !== null) return "suspended";
  if (person.role === "ADMIN") return "administrator";
  if (!person.emailVerified) return "open-account";
  if (isUnplaced(person)) return "sign-in";
  return person.organisationId === organisationId ? "already" : "elsewhere";
}
