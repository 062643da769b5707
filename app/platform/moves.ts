import { movedOn, type Way } from "./refusal";

/** A state machine as data: each move says from which states it leads where. */
export type Moves<State extends string> = Readonly<Record<string, { from: readonly State[]; to: State }>>;

export function mayMove<State extends string, M extends Moves<State>>(moves: M, move: keyof M, state: State): boolean {
  return moves[move]?.from.includes(state) ?? false;
}

/** The states from which a move leads, for the `where status = any(…)` of its guarded update. */
export function statesBefore<State extends string, M extends Moves<State>>(moves: M, move: keyof M): State[] {
  return [...(moves[move]?.from ?? [])];
}

/** The row of a guarded update. Throws 409 with `sentence` and the link `way` when it changed no row. */
export function moved<Row>(rows: readonly Row[], sentence: string, way?: Way): Row {
  const [row] = rows;
  if (row === undefined) throw movedOn(sentence, way);
  return row;
}
