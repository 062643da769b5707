import { isAdmin, isFirma, isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { mayRestore } from "~/modules/accounts/rules/bin";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { first, notNow, notYou, type Rule, requires, UNSEEN } from "~/platform/policy";
import { adminResourcePath, firmResourcePath, resourcePath } from "./paths";

/** What the policy needs to know of a document. */
export type ResourceFacts = { deletedAt: Date | null; isForFirms: boolean };

type ResourceRule = Rule<Visitor, ResourceFacts>;

const keeps: ResourceRule = requires(isAdmin, notYou("Documentele bibliotecii le scrie numai un administrator."));

const IN_BIN = "Documentul a fost retras și este în coș. Restaurați-l, apoi continuați.";
export const NOT_IN_BIN = "Documentul nu este în coș.";

const kept: ResourceRule = first(
  keeps,
  requires((_actor, { deletedAt }) => deletedAt === null, notNow(IN_BIN)),
);

export const resourcePolicy = rightsOn<ResourceFacts>()(
  { open: ["read"] },
  {
    /** Authorities read, verified or not, and firms what is meant for them; an ADMIN also what was withdrawn. */
    read: requires(
      (actor, { deletedAt, isForFirms }) =>
        isAdmin(actor) || (deletedAt === null && (isUat(actor) || (isFirma(actor) && isForFirms))),
      UNSEEN,
    ),
    create: keeps,
    edit: kept,
    verify: kept,
    withdraw: kept,
    restore: first(keeps, mayRestore(NOT_IN_BIN, "Documentul a fost șters definitiv din coș.")),
  },
);

export type ResourceAction = keyof typeof resourcePolicy.rules;

/** Where a person reads a document: each role below its own workspace. */
export function documentPage(visitor: Visitor, id: string): string {
  if (isAdmin(visitor)) return adminResourcePath(id);
  return isUat(visitor) ? resourcePath(id) : firmResourcePath(id);
}
