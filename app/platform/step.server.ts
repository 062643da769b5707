import { now } from "./clock";
import { transaction } from "./database/connection.server";
import { type Doer, type JournalEntry, type NewEntry, record } from "./journal/journal.server";
import { moved } from "./moves";
import { type ForwardLink, movedOn, orNotFound, type Refusal } from "./refusal";

type Somebody = NonNullable<Doer>;

/** The part of a policy (`policyFor`) that a step asks. */
type Asked<Who, Subject, Action extends string> = {
  allow(action: Action, actor: Who, subject: Subject, now: Date, way?: ForwardLink): void;
};

/** What the steps on one noun have in common. */
type Noun<Who extends Somebody, Subject, Action extends string, Move extends string, Values> = {
  policy: Asked<Who, NoInfer<Subject>, Action>;
  /** Locks the thing, then reads it as far as this person may see it. Null, or a 404 of its own, when there is none. */
  locked(id: string, actor: Who): Promise<Subject | null>;
  /** The link that every refusal of a step offers. */
  way(actor: Who, subject: NonNullable<Subject>): ForwardLink | undefined;
  /** Said when the thing has changed since it was read. */
  changed?: string;
  /** The guarded update of a move: no row when the thing is not in a state where the move begins. */
  update?(id: string, move: Move, values: Values, at: Date): Promise<readonly unknown[]>;
};

type Entry = Partial<Omit<NewEntry, "what" | "by">>;

/** What the step on any noun has. */
export type StepContext<Who> = {
  actor: Who;
  /** Read after the lock: a deadline may pass while waiting. */
  at: Date;
  way: ForwardLink | undefined;
  /** Throws what a policy says against an action on another subject, such as one of the offers of a request. */
  ask<Subject, Other extends string>(policy: Asked<Who, Subject, Other>, action: Other, subject: Subject): void;
  /** The row of a guarded update; throws 409 when it changed none. */
  moved<Row>(rows: readonly Row[], sentence?: string): Row;
  /** The 409 of what only the verb can know, to be thrown. */
  refusal(sentence: string, way?: ForwardLink): Refusal;
  /** Writes what happened into the journal, about the thing or about another subject. */
  log(what: NewEntry["what"], entry?: Entry): Promise<JournalEntry>;
};

/** What a verb works with inside its transaction. */
export type Step<Who, Action, Move, Values> = StepContext<Who> & {
  /** Throws what the policy says against the action: 403, 404 or 409. */
  allow(action: Action): void;
  /** Makes a move; throws 409 when it does not begin in the present state. */
  move(move: Move, values?: Values): Promise<void>;
};

const CHANGED = "Între timp s-a schimbat ceva aici. Vedeți starea actuală.";

/**
 * The one way to change a thing that has a policy: lock it, read it and the clock, ask the policy, change, and write the
 * journal, in one transaction. `stepsOn<Actor>()({ … })` is called once for a noun; what it returns is called by each of its verbs.
 */
export const stepsOn =
  <Who extends Somebody>() =>
  <Subject, Action extends string, Move extends string = never, Values extends object = never>({
    policy,
    locked,
    way: wayTo,
    changed = CHANGED,
    update,
  }: Noun<Who, Subject, Action, Move, Values>) =>
  <Result>(
    actor: Who,
    id: string,
    work: (subject: NonNullable<Subject>, step: Step<Who, Action, Move, Values>) => Promise<Result>,
  ): Promise<Result> =>
    transaction(async () => {
      const subject = orNotFound(await locked(id, actor));
      const at = now();
      const way = wayTo(actor, subject);
      let allowed = false;
      const ask: StepContext<Who>["ask"] = (asked, action, about) => {
        asked.allow(action, actor, about, at, way);
        allowed = true;
      };
      const guarded = <Row>(rows: readonly Row[], sentence = changed): Row => moved(rows, sentence, way);
      return work(subject, {
        actor,
        at,
        way,
        ask,
        moved: guarded,
        allow: (action) => ask(policy, action, subject),
        move: async (move, values) => {
          if (update) guarded(await update(id, move, values ?? ({} as Values), at));
        },
        refusal: (sentence, other) => movedOn(sentence, other ?? way),
        log: (what, entry) => {
          if (!allowed) throw new Error(`${what}: no policy was asked`);
          return record({ subjectId: id, at, ...entry, what, by: actor });
        },
      });
    });
