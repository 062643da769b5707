import { belongsTo, isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { notSuspended } from "~/modules/accounts/rules/unverified";
import { first, policyFor, type Rule, requires, UNSEEN } from "~/platform/policy";

type Owned = { ownerId: string };

const owns: Rule<Visitor, Owned> = requires((actor, { ownerId }) => isUat(actor) && belongsTo(actor, ownerId), UNSEEN);

/** About the papers of a request, and the letterhead of its authority: nobody else learns of them. */
export const paperworkPolicy = policyFor<Visitor, Owned>()({
  read: owns,
  write: first(
    owns,
    notSuspended(
      "Contul organizației este suspendat. Documentele făcute se păstrează; pentru lămuriri scrieți la suport.",
    ),
  ),
});
