import { first, notNow, type Rule } from "./policy";
import { type ForwardLink, movedOn } from "./refusal";

/** From which states a move leads where, and when it is refused with which sentence. */
export type Move<Actor, Subject, State extends string> = {
  from: readonly State[];
  to: State;
  /** The sentences of other states, where the usual ones would not say enough. */
  otherwise?: Readonly<Partial<Record<State, string>>>;
  /** What must hold besides the state. */
  when?: Rule<Actor, Subject>;
};

/** How the moves of a noun read its state, and what each state, or any, says to a move that does not begin there. */
type States<Subject, State extends string> = {
  state(subject: Subject): State;
  sentences: Readonly<Record<State, string>> | string;
};

/** A state machine as data: `movesFor<Visitor, Article>()({ state, sentences }, { submit: { from: […], to: … } })`. */
export const movesFor =
  <Actor, Subject>() =>
  <State extends string, Name extends string>(
    { state, sentences }: States<Subject, State>,
    table: Readonly<Record<Name, Move<Actor, Subject, State>>>,
  ) => {
    const whileIn =
      (states: readonly State[], otherwise?: Move<Actor, Subject, State>["otherwise"]): Rule<Actor, Subject> =>
      (_actor, subject) => {
        const present = state(subject);
        const usual = typeof sentences === "string" ? sentences : sentences[present];
        return states.includes(present) ? null : notNow(otherwise?.[present] ?? usual);
      };
    return {
      table,
      state,
      /** The rule that the subject is in one of these states. */
      whileIn,
      /** The rule that state and moment allow a move; the policy adds who may make it. */
      possible: (move: Name): Rule<Actor, Subject> => {
        const { from, otherwise, when } = table[move];
        return first(whileIn(from, otherwise), ...(when ? [when] : []));
      },
      /** The states from which a move leads, for the `where state = any(…)` of its guarded update. */
      from: (move: Name): State[] => [...table[move].from],
    };
  };

/** The row of a guarded update. Throws 409 with `sentence` and the link `way` when it changed no row. */
export function moved<Row>(rows: readonly Row[], sentence: string, way?: ForwardLink): Row {
  const [row] = rows;
  if (row === undefined) throw movedOn(sentence, way);
  return row;
}
