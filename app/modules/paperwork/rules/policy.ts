import { belongsTo, isAdmin, isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { notSuspended } from "~/modules/accounts/rules/unverified";
import { first, notYou, policyFor, type Rule, requires, UNSEEN } from "~/platform/policy";

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

const keeps: Rule<Visitor, unknown> = requires(isAdmin, notYou("Modelele platformei le scrie numai un administrator."));

/** About the platform's models. What cannot be done to a version in its state is refused by the verb. */
export const modelPolicy = policyFor<Visitor, unknown>()({ read: keeps, write: keeps, verify: keeps });
