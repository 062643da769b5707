import { first, notNow, notYou, type Rule, requires } from "~/platform/policy";
import { belongsTo, isAdmin, type Membership, type Role, type Verification, type Visitor } from "./actor";
import { rightsOn } from "./rights";
import { factsAreOpen, type VerificationMove, verificationMoves } from "./verification";

export type OrganisationSubject = {
  id: string;
  verification: Verification;
  /** Whether somebody of it has confirmed an address; only the verification asks. */
  isConfirmed?: boolean;
};
export type ApplicationSubject = {
  organisationId: string;
  verification: Verification;
  /** Whether the organisation has an owner with a confirmed address who is not suspended. */
  hasOwner: boolean;
  emailVerified: boolean;
};
export type PersonSubject = {
  id: string;
  role: Role;
  membership: Membership | "applicant" | null;
  suspendedAt: Date | null;
  /** Whether their organisation has no other owner; only a change of the role asks. */
  isLastOwner?: boolean;
};

const owns = (actor: Visitor, organisationId: string) =>
  belongsTo(actor, organisationId) && actor?.organisation?.membership === "owner";
type OrganisationRule = Rule<Visitor, OrganisationSubject>;

const decided = (move: VerificationMove): OrganisationRule =>
  first(
    requires(isAdmin, notYou("Numai un administrator decide despre organizații.")),
    verificationMoves.possible(move),
  );

/** Behind what becomes public, and behind a reason that somebody has to read, there is a person. */
const answeredFor: OrganisationRule = requires(
  (_actor, { isConfirmed }) => isConfirmed === true,
  notNow("Nimeni nu a confirmat încă adresa de e-mail a acestei înregistrări. Decideți după ce este confirmată."),
);

const ownedAndOpen = (actor: Visitor, { id, verification }: OrganisationSubject): boolean =>
  owns(actor, id) && verification !== "suspended";

/** Permissions on an organisation. Its name, CUI and kind can no longer change after verification. */
export const organisationPolicy = rightsOn<OrganisationSubject>()(
  { open: [] },
  {
    verify: first(decided("verify"), answeredFor),
    reject: first(decided("reject"), answeredFor),
    suspend: decided("suspend"),
    restore: decided("restore"),
    askAgain: first<Visitor, OrganisationSubject>(
      requires(
        (actor, { id }) => owns(actor, id) || isAdmin(actor),
        notYou("Numai titularul contului poate cere din nou verificarea."),
      ),
      verificationMoves.possible("askAgain"),
    ),
    edit: requires(
      ownedAndOpen,
      notYou("Numai titularul contului poate modifica datele organizației, cât timp aceasta nu este suspendată."),
    ),
    editFacts: requires(
      (actor, { id, verification }) => owns(actor, id) && factsAreOpen(verification),
      notYou("Denumirea și CUI-ul au fost verificate și nu se mai schimbă de aici."),
    ),
    seeDocument: requires(isAdmin, notYou("Documentul îl vede numai persoana care verifică.")),
    /** Allowed before verification too, so that a colleague can complete the data. */
    invite: requires(
      ownedAndOpen,
      notYou("Numai titularul contului poate invita colegi, cât timp organizația nu este suspendată."),
    ),
  },
);

export type ColleagueSubject = {
  personId: string;
  membership: Membership;
  organisationId: string;
  verification: Verification;
  /** Not suspended by an ADMIN. */
  active: boolean;
  /** How many active owners the organisation has. */
  owners: number;
};

type MemberPlace = { id: string; membership: Membership; suspendedAt: Date | null };

export const colleagueSubject = (
  { id: personId, membership, suspendedAt }: MemberPlace,
  { id: organisationId, verification }: OrganisationSubject,
  owners: number,
): ColleagueSubject => ({ personId, membership, active: suspendedAt === null, organisationId, verification, owners });

const isSelf = (actor: Visitor, { personId }: ColleagueSubject) => actor?.userId === personId;
const managesColleagues = (actor: Visitor, { organisationId, verification }: ColleagueSubject) =>
  owns(actor, organisationId) && verification !== "suspended";
/** An organisation always keeps at least one owner. */
const isLastOwner = ({ membership, owners }: ColleagueSubject) => membership === "owner" && owners < 2;

const ONLY_OWNERS = notYou("Numai titularul contului decide despre colegi, cât timp organizația nu este suspendată.");
const managesOther: Rule<Visitor, ColleagueSubject> = requires(
  (actor, colleague) => managesColleagues(actor, colleague) && !isSelf(actor, colleague),
  ONLY_OWNERS,
);
const unlessLastOwner: Rule<Visitor, ColleagueSubject> = requires(
  (actor, colleague) => !(isSelf(actor, colleague) && isLastOwner(colleague)),
  notNow(
    "Sunteți singurul titular al organizației. Predați întâi contul unui coleg, ca organizația să nu rămână fără titular.",
  ),
);

/** Permissions on a person's membership of an organisation. */
export const colleaguePolicy = rightsOn<ColleagueSubject>()(
  { open: ["leave"] },
  {
    /** An owner may step down while there is another owner. */
    changeRole: first(requires(managesColleagues, ONLY_OWNERS), unlessLastOwner),
    remove: managesOther,
    handOver: first(
      managesOther,
      requires(
        (_actor, { active }) => active,
        notNow("Contul acestui coleg este suspendat, așa că nu poate primi contul organizației."),
      ),
    ),
    leave: first(
      requires(
        (actor, colleague) => isSelf(actor, colleague) && belongsTo(actor, colleague.organisationId),
        notYou("Din organizație iese fiecare numai în numele său."),
      ),
      unlessLastOwner,
    ),
  },
);

/** Join requests are decided by the owner, or by ADMIN when there is no owner. */
export const applicationPolicy = rightsOn<ApplicationSubject>()(
  { open: [] },
  {
    decide: first(
      requires(
        (actor, { organisationId }) => owns(actor, organisationId) || isAdmin(actor),
        notYou("Numai titularul contului decide despre cereri."),
      ),
      requires(
        (actor, { hasOwner }) => !(isAdmin(actor) && hasOwner),
        notNow("Organizația are acum un titular: el decide despre celelalte cereri."),
      ),
      requires(
        (_actor, { emailVerified, verification }) => emailVerified && verification !== "suspended",
        notNow(
          "Cererea nu poate primi răspuns acum: organizația este suspendată sau adresa celui care cere nu este confirmată.",
        ),
      ),
    ),
  },
);

export const DECIDED_MEANWHILE = "Între timp altcineva a decis despre această persoană.";

const ownData: Rule<Visitor, PersonSubject> = requires(
  (actor, { id }) => actor?.userId === id,
  notYou("Datele unei persoane le schimbă numai ea."),
);

/** Permissions on a person's account. An ADMIN may not suspend themselves. */
export const personPolicy = rightsOn<PersonSubject>()(
  { open: ["endSession", "edit"] },
  {
    endSession: ownData,
    edit: ownData,
    suspend: first(
      requires(
        (actor, { id }) => isAdmin(actor) && actor?.userId !== id,
        notYou("Numai un administrator suspendă alte persoane."),
      ),
      requires((_actor, { suspendedAt }) => suspendedAt === null, notNow(DECIDED_MEANWHILE)),
    ),
    restore: first(
      requires(isAdmin, notYou("Numai un administrator ridică o suspendare.")),
      requires((_actor, { suspendedAt }) => suspendedAt !== null, notNow(DECIDED_MEANWHILE)),
    ),
    /** Within the organisation, to administrator, or from administrator to nothing but a person. */
    changeRole: first(
      requires(
        (actor, { id }) => isAdmin(actor) && actor?.userId !== id,
        notYou("Rolul altei persoane îl schimbă numai un administrator."),
      ),
      requires(
        (_actor, { suspendedAt }) => suspendedAt === null,
        notNow("Contul este suspendat. Ridicați întâi suspendarea."),
      ),
      requires(
        (_actor, { membership }) => membership !== "applicant",
        notNow("Persoana cere acces la o organizație. Rolul i se poate schimba după ce primește răspuns."),
      ),
      requires(
        (_actor, { isLastOwner }) => isLastOwner !== true,
        notNow(
          "Este singurul titular al organizației. Faceți întâi titular un coleg, ca organizația să nu rămână fără cine decide.",
        ),
      ),
    ),
    createAdmin: requires(isAdmin, notYou("Numai un administrator face alți administratori.")),
  },
);
