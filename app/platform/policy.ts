import { forbidden, type Way } from "./refusal";

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
