import { forbidden, movedOn, type Way } from "./refusal";

/** Who may do what: role, ownership, state and time in one predicate. `now` is always given, never read. */
export type Rule<Actor, Subject> = (actor: Actor, subject: Subject, now: Date) => boolean;
export type Policy<Actor, Subject> = Readonly<Record<string, Rule<Actor, Subject>>>;
type Actions<P> = Extract<keyof P, string>;

/** What the actor may do with the subject, as plain booleans: the loader sends it, the page shows by it. */
export function abilities<Actor, Subject, P extends Policy<Actor, Subject>>(
  policy: P,
  actor: Actor,
  subject: Subject,
  now: Date,
): Record<Actions<P>, boolean> {
  const entries = Object.entries(policy).map(([action, rule]) => [action, rule(actor, subject, now)]);
  return Object.fromEntries(entries) as Record<Actions<P>, boolean>;
}

/** Throws the 403 page with `sentence` unless the policy allows the action. */
export function authorize<Actor, Subject, P extends Policy<Actor, Subject>>(
  policy: P,
  action: Actions<P>,
  actor: Actor,
  subject: Subject,
  now: Date,
  sentence: string,
  way?: Way,
): void {
  const rule = policy[action];
  if (!rule?.(actor, subject, now)) throw forbidden(sentence, way);
}

/** `why`: what about the person is against it, null when nothing is. `standing`: how the subject stands. */
export type Hindrance = { why: string | null; standing: string; way?: Way | undefined };

/**
 * Unless the policy allows the action, throws the 403 page where the person may not do it however the subject stands, and
 * the 409 page where only its state is against it: somebody else may have changed that a moment ago.
 */
export function authorizeInState<Actor, Subject, P extends Policy<Actor, Subject>>(
  policy: P,
  action: Actions<P>,
  actor: Actor,
  subject: Subject,
  now: Date,
  { why, standing, way }: Hindrance,
): void {
  if (policy[action]?.(actor, subject, now)) return;
  throw why === null ? movedOn(standing, way) : forbidden(why, way);
}
