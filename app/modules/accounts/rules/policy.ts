import { mayMove } from "~/platform/moves";
import type { Hindrance, Policy } from "~/platform/policy";
import { belongsTo, isAdmin, type Membership, type Role, type Verification, type Visitor } from "./actor";
import { factsAreOpen, type VerificationMove, verificationMoves } from "./verification";

export type OrganisationSubject = { id: string; verification: Verification };
export type ApplicationSubject = {
  organisationId: string;
  verification: Verification;
  /** Somebody who may decide: an owner with a confirmed address who is not suspended. */
  hasOwner: boolean;
  emailVerified: boolean;
};
export type PersonSubject = {
  id: string;
  role: Role;
  membership: Membership | "applicant" | null;
  suspendedAt: Date | null;
};

export const owns = (actor: Visitor, organisationId: string) =>
  belongsTo(actor, organisationId) && actor?.organisation?.membership === "owner";
const moves = (move: VerificationMove, subject: OrganisationSubject) =>
  mayMove(verificationMoves, move, subject.verification);

/** Who may do what with an organisation. Its name, CUI and kind are facts that were checked: afterwards they stand. */
export const organisationPolicy = {
  verify: (actor, organisation) => isAdmin(actor) && moves("verify", organisation),
  reject: (actor, organisation) => isAdmin(actor) && moves("reject", organisation),
  suspend: (actor, organisation) => isAdmin(actor) && moves("suspend", organisation),
  restore: (actor, organisation) => isAdmin(actor) && moves("restore", organisation),
  askAgain: (actor, organisation) =>
    (owns(actor, organisation.id) || isAdmin(actor)) && moves("askAgain", organisation),
  edit: (actor, organisation) => owns(actor, organisation.id) && organisation.verification !== "suspended",
  editFacts: (actor, organisation) => owns(actor, organisation.id) && factsAreOpen(organisation.verification),
  seeDocument: (actor) => isAdmin(actor),
  /** Also while it waits to be verified: a colleague may help with what is missing. */
  invite: (actor, organisation) => owns(actor, organisation.id) && organisation.verification !== "suspended",
} satisfies Policy<Visitor, OrganisationSubject>;

export type ColleagueSubject = {
  personId: string;
  membership: Membership;
  organisationId: string;
  verification: Verification;
  /** Not shut out by an ADMIN. */
  active: boolean;
  /** How many owners the organisation has who can act. */
  owners: number;
};

const isSelf = (actor: Visitor, { personId }: ColleagueSubject) => actor?.userId === personId;
const arranges = (actor: Visitor, { organisationId, verification }: ColleagueSubject) =>
  owns(actor, organisationId) && verification !== "suspended";
/** An organisation is never left without somebody who decides. */
const isNeeded = ({ membership, owners }: ColleagueSubject) => membership === "owner" && owners < 2;

/** Who may do what with the place that a person has in an organisation. */
export const colleaguePolicy = {
  /** An owner who is not alone may step down too. */
  changeRole: (actor, colleague) => arranges(actor, colleague) && !(isSelf(actor, colleague) && isNeeded(colleague)),
  remove: (actor, colleague) => arranges(actor, colleague) && !isSelf(actor, colleague),
  handOver: (actor, colleague) => arranges(actor, colleague) && !isSelf(actor, colleague) && colleague.active,
  leave: (actor, colleague) =>
    isSelf(actor, colleague) && belongsTo(actor, colleague.organisationId) && !isNeeded(colleague),
} satisfies Policy<Visitor, ColleagueSubject>;

const ONLY_OWNERS =
  "Despre colegi hotărăște numai titularul contului organizației, cât timp organizația nu este suspendată.";
const LAST_OWNER =
  "Sunteți singurul titular al organizației. Predați întâi contul unui coleg, ca organizația să nu rămână fără cine hotărăște.";
const SHUT_OUT = "Contul acestui coleg este suspendat, așa că nu poate primi contul organizației.";

/** What about the person forbids the step, and otherwise how the organisation's people stand that forbid it. */
export function colleagueHindrance(
  action: keyof typeof colleaguePolicy,
  actor: Visitor,
  colleague: ColleagueSubject,
): Pick<Hindrance, "why" | "standing"> {
  const decides = arranges(actor, colleague) && (action === "changeRole" || !isSelf(actor, colleague));
  const mayLeave = action === "leave" && isSelf(actor, colleague);
  return { why: decides || mayLeave ? null : ONLY_OWNERS, standing: action === "handOver" ? SHUT_OUT : LAST_OWNER };
}

/** Who decides that somebody joins: the owner; ADMIN only where there is none. */
export const applicationPolicy = {
  decide: (actor, application) =>
    application.emailVerified &&
    application.verification !== "suspended" &&
    (owns(actor, application.organisationId) || (isAdmin(actor) && !application.hasOwner)),
} satisfies Policy<Visitor, ApplicationSubject>;

/** Who may do what with a person's account. Nobody locks themselves out. */
export const personPolicy = {
  endSession: (actor, person) => actor?.userId === person.id,
  edit: (actor, person) => actor?.userId === person.id,
  suspend: (actor, person) => isAdmin(actor) && actor?.userId !== person.id && person.suspendedAt === null,
  restore: (actor, person) => isAdmin(actor) && person.suspendedAt !== null,
  createAdmin: (actor) => isAdmin(actor),
} satisfies Policy<Visitor, PersonSubject>;
