import { belongsTo, isAdmin, isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { notSuspended } from "~/modules/accounts/rules/unverified";
import { first, notNow, notYou, policyFor, type Rule, requires, UNSEEN } from "~/platform/policy";
import { FIRST_VERSION } from "./models";

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

/** About the platform's models. */
export const modelPolicy = policyFor<Visitor, unknown>()({ read: keeps, write: keeps, verify: keeps });

type VersionFacts = { number: number; withdrawn: unknown };

const WITHDRAWN = "Versiunea a fost deja retrasă.";
const FROM_CODE =
  "Versiunea livrată cu platforma nu se poate retrage: fără ea, documentul nu ar mai avea niciun model. Publicați altă versiune.";

/** About one published version. */
export const versionPolicy = policyFor<Visitor, VersionFacts>()({
  withdraw: first<Visitor, VersionFacts>(
    keeps,
    requires((_actor, { withdrawn }) => withdrawn === null, notNow(WITHDRAWN)),
    requires((_actor, { number }) => number !== FIRST_VERSION, notNow(FROM_CODE)),
  ),
});
