import { type ForwardLink, MISSING, Refusal } from "./refusal";

/**
 * Why an action is not allowed, as a sentence. 403: not for this person, whatever the state. 409: not in the present state,
 * which may just have changed. 404: this person must not learn that the record exists.
 */
export type Hindrance = { status: 403 | 404 | 409; sentence: string };

/**
 * Checks person, state and time: null when the action is allowed. Ask rules through their policy instead of calling them:
 * null means "allowed", and the compiler would not detect a reversed condition.
 */
export type Rule<Actor, Subject> = (actor: Actor, subject: Subject, now: Date) => Hindrance | null;

export const notYou = (sentence: string): Hindrance => ({ status: 403, sentence });
export const notNow = (sentence: string): Hindrance => ({ status: 409, sentence });
export const UNSEEN: Hindrance = { status: 404, sentence: MISSING };

/** The rule that a condition holds; where it does not, `hindrance` is said. */
export const requires =
  <Actor, Subject>(
    holds: (actor: Actor, subject: Subject, now: Date) => boolean,
    hindrance: Hindrance,
  ): Rule<Actor, Subject> =>
  (actor, subject, now) =>
    holds(actor, subject, now) ? null : hindrance;

/** What the first of the rules says that has something to say: the person comes first, then the state, then the moment. */
export const first =
  <Actor, Subject>(...rules: readonly Rule<Actor, Subject>[]): Rule<Actor, Subject> =>
  (actor, subject, now) => {
    for (const rule of rules) {
      const hindrance = rule(actor, subject, now);
      if (hindrance !== null) return hindrance;
    }
    return null;
  };

/** A rule about one part of the subject. */
export const about =
  <Actor, Subject, Part>(part: (subject: Subject) => Part, rule: Rule<Actor, Part>): Rule<Actor, Subject> =>
  (actor, subject, now) =>
    rule(actor, part(subject), now);

/** The rules about one noun, by action: `policyFor<Visitor, Article>()({ edit: … })`. */
export const policyFor =
  <Actor, Subject>() =>
  <Action extends string>(rules: Record<Action, Rule<Actor, Subject>>) => {
    const whyNot = (action: Action, actor: Actor, subject: Subject, now: Date): Hindrance | null =>
      rules[action](actor, subject, now);
    const may = (action: Action, actor: Actor, subject: Subject, now: Date): boolean =>
      whyNot(action, actor, subject, now) === null;
    return {
      rules,
      may,
      whyNot,
      /** What the actor may do with the subject, as plain booleans: the loader sends it, the page shows by it. */
      can: (actor: Actor, subject: Subject, now: Date): Record<Action, boolean> => {
        const actions = Object.keys(rules) as Action[];
        return Object.fromEntries(actions.map((action) => [action, may(action, actor, subject, now)])) as Record<
          Action,
          boolean
        >;
      },
      /** Throws the page that says why not, with `way` leading on from it, unless the action is allowed. */
      allow: (action: Action, actor: Actor, subject: Subject, now: Date, way?: ForwardLink): void => {
        const hindrance = whyNot(action, actor, subject, now);
        if (hindrance !== null) throw new Refusal(hindrance.status, hindrance.sentence, way);
      },
    };
  };
