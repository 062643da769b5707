import { notYou, policyFor, type Rule } from "~/platform/policy";
import { isSuspended, type Visitor } from "./actor";

const SUSPENDED = "Contul organizației este suspendat. Pentru lămuriri scrieți la suport.";

/** What the people of a suspended organisation still do: the actions, and the sentence with which all others are refused. */
type Suspension<Action> = { open: readonly Action[]; says?: string };

/**
 * The rules about one noun, by action, as every module declares them. The people of a suspended organisation take only the
 * actions named as `open`, where the rule allows those: to read what is their own or everybody's, and to take back what is
 * their own. Anything else is refused to them, also what its rule would allow. What they may not see stays unseen.
 */
export const rightsOn =
  <Subject>() =>
  <Action extends string>(
    { open, says = SUSPENDED }: Suspension<NoInfer<Action>>,
    rules: Record<Action, Rule<Visitor, Subject>>,
  ) => {
    const closed =
      (rule: Rule<Visitor, Subject>): Rule<Visitor, Subject> =>
      (visitor, subject, now) => {
        const hindrance = rule(visitor, subject, now);
        return isSuspended(visitor) && hindrance?.status !== 404 ? notYou(says) : hindrance;
      };
    const guarded = Object.entries<Rule<Visitor, Subject>>(rules).map(([action, rule]) => [
      action,
      open.includes(action as Action) ? rule : closed(rule),
    ]);
    return policyFor<Visitor, Subject>()(Object.fromEntries(guarded) as Record<Action, Rule<Visitor, Subject>>);
  };
