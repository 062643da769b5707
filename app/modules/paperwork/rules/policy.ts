import { belongsTo, isAdmin, isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { first, notNow, notYou, type Rule, requires, UNSEEN } from "~/platform/policy";
import { FIRST_VERSION } from "./models";

const SUSPENDED =
  "Contul organizației este suspendat. Documentele făcute se păstrează; pentru lămuriri scrieți la suport.";

type Owned = { ownerId: string };

const owns: Rule<Visitor, Owned> = requires((actor, { ownerId }) => isUat(actor) && belongsTo(actor, ownerId), UNSEEN);

/** About the papers of a request, and the letterhead of its authority: nobody else learns of them. */
export const paperworkPolicy = rightsOn<Owned>()(
  { open: ["read"], says: SUSPENDED },
  {
    read: owns,
    write: owns,
  },
);

const keeps: Rule<Visitor, unknown> = requires(isAdmin, notYou("Modelele platformei le scrie numai un administrator."));

/** About the platform's models. */
export const modelPolicy = rightsOn<unknown>()({ open: [] }, { read: keeps, write: keeps, verify: keeps });

type VersionFacts = { number: number; withdrawn: unknown };

const WITHDRAWN = "Versiunea a fost deja retrasă.";
const FROM_CODE =
  "Versiunea livrată cu platforma nu se poate retrage: fără ea, documentul nu ar mai avea niciun model. Publicați altă versiune.";

/** About one published version. */
export const versionPolicy = rightsOn<VersionFacts>()(
  { open: [] },
  {
    withdraw: first<Visitor, VersionFacts>(
      keeps,
      requires((_actor, { withdrawn }) => withdrawn === null, notNow(WITHDRAWN)),
      requires((_actor, { number }) => number !== FIRST_VERSION, notNow(FROM_CODE)),
    ),
  },
);
