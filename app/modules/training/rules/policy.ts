import { belongsTo, isAdmin, isFirma, isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { verifiedOnly } from "~/modules/accounts/rules/unverified";
import { about, first, notNow, notYou, type Rule, requires, UNSEEN } from "~/platform/policy";
import { type ProgramFacts, programMoves, programState } from "./program";
import { type EnrolmentState, freeSeats, isLastDay, type Seats } from "./seats";
import type { ProgramKind } from "./vocabulary";

type ProgramRule = Rule<Visitor, ProgramFacts>;

/** Whether a person of this role may take part, once it is published. */
export const isFor = (visitor: Visitor, { kind }: ProgramFacts): boolean =>
  kind === "training" ? isUat(visitor) : isFirma(visitor);

/** The kind of programs in which people of this role take part. */
export const kindFor = (visitor: Visitor): ProgramKind => (isFirma(visitor) ? "event" : "training");

const provides = (visitor: Visitor, { providerId }: ProgramFacts): boolean =>
  providerId !== null && belongsTo(visitor, providerId);

const isPublished: ProgramRule = programMoves.whileIn(["published", "cancelled"]);

/** Trainings are read by authorities and events by firms, once published; everything by an ADMIN and by its provider. */
const reads: ProgramRule = requires(
  (visitor, program, now) =>
    isAdmin(visitor) ||
    provides(visitor, program) ||
    (isFor(visitor, program) && isPublished(visitor, program, now) === null),
  UNSEEN,
);

const isActive: ProgramRule = verifiedOnly("Vă puteți înscrie după ce un administrator vă verifică organizația.");
const association: ProgramRule = first(reads, requires(isAdmin, notYou("Pasul îl face numai un administrator.")));

const keeps = (visitor: Visitor, program: ProgramFacts): boolean => isAdmin(visitor) || provides(visitor, program);

const mayPropose: ProgramRule = first(
  requires(isFirma, notYou("Propun programe numai firmele partenere.")),
  verifiedOnly("Puteți propune programe după ce un administrator vă verifică firma."),
);

/** People of verified organisations, each in the programs of their kind. */
const takesPart: ProgramRule = first(
  reads,
  requires(isFor, notYou("La programele de instruire se înscriu autoritățile, iar la evenimente firmele partenere.")),
  isActive,
);

/** A firm changes its proposal until it is decided; afterwards, and always, an ADMIN does. */
const edits: ProgramRule = first(
  reads,
  requires(
    (visitor, program) =>
      isAdmin(visitor) || (provides(visitor, program) && ["proposed", "rejected"].includes(programState(program))),
    notYou("După publicare modificările le face un administrator. Scrieți la suport ce trebuie schimbat."),
  ),
  (visitor, program, now) => (isAdmin(visitor) ? null : mayPropose(visitor, program, now)),
);

export const programPolicy = rightsOn<ProgramFacts>()(
  { open: ["read", "desk"] },
  {
    read: reads,
    create: requires(isAdmin, notYou("Pasul îl face numai un administrator.")),
    propose: mayPropose,
    /** The page on which it is kept. */
    desk: requires(keeps, UNSEEN),
    edit: first(edits, programMoves.possible("edit")),
    publish: first(association, programMoves.possible("publish")),
    reject: first(association, programMoves.possible("reject")),
    cancel: first(association, programMoves.possible("cancel")),
    /** The names of whoever is enrolled. */
    roster: first(
      reads,
      requires(keeps, notYou("Lista înscrișilor o văd organizatorul și administratorii.")),
      isPublished,
    ),
    attend: first(association, programMoves.possible("attend")),
    enrol: first(takesPart, programMoves.possible("enrol")),
  },
);

/** Somebody's own place in a program. `state` is null for whoever never asked for one. */
export type EnrolmentFacts = { state: EnrolmentState | null; seats: Seats; program: ProgramFacts };
type EnrolmentRule = Rule<Visitor, EnrolmentFacts>;

const HAS: Readonly<Partial<Record<EnrolmentState, string>>> = {
  seated: "Sunteți deja înscris.",
  offered: "Vi se oferă un loc: acceptați-l sau renunțați la el.",
  waiting: "Sunteți deja pe lista de așteptare. Vă anunțăm când se eliberează un loc.",
};

const mayAsk: EnrolmentRule = (_visitor, { state, seats, program }, now) => {
  const isFirstCome = state === "waiting" && isLastDay(program.startsAt, now) && freeSeats(seats) > 0;
  const said = state === null || isFirstCome ? undefined : HAS[state];
  return said === undefined ? null : notNow(said);
};

const inProgram: EnrolmentRule = about(({ program }) => program, programMoves.possible("enrol"));

export const enrolmentPolicy = rightsOn<EnrolmentFacts>()(
  { open: ["withdraw"] },
  {
    enrol: first(
      about(({ program }) => program, programPolicy.rules.enrol),
      mayAsk,
    ),
    accept: first(
      about(({ program }) => program, takesPart),
      inProgram,
      requires(
        (_visitor, { state }) => state === "offered",
        notNow("Locul nu mai este păstrat pentru dumneavoastră: termenul a trecut. Vă puteți înscrie din nou."),
      ),
    ),
    /** The address of the meeting. */
    join: requires((_visitor, { state, program }) => state === "seated" && program.cancelledAt === null, UNSEEN),
    withdraw: first(
      inProgram,
      requires(
        (_visitor, { state }) => state !== null && state in HAS,
        notNow("Nu sunteți înscris și nici pe lista de așteptare."),
      ),
    ),
  },
);
