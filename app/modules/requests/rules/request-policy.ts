import { belongsTo, isAdmin, isUat, isVerified, type Member, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { verifiedOnly } from "~/modules/accounts/rules/unverified";
import { codesOf } from "~/platform/codes";
import { first, notNow, notYou, type Rule, requires, UNSEEN } from "~/platform/policy";
import type { ServiceRequest } from "./request";
import { possible, type RequestMove, requestMoves, whileIn } from "./request-moments";

type RequestRule = Rule<Visitor, ServiceRequest>;

export const isOwner = (actor: Visitor, request: Pick<ServiceRequest, "ownerId">): actor is Member =>
  isUat(actor) && belongsTo(actor, request.ownerId);

export const SUSPENDED =
  "Contul organizației este suspendat. Ciornele se păstrează; pentru lămuriri scrieți la suport.";

/** Drafts do not require verification. */
const drafts: RequestRule = requires(
  isOwner,
  notYou("Numai autoritatea care a făcut solicitarea poate face acest pas."),
);

/** Actions that others see require a verified owner. */
export const directs: RequestRule = first(
  drafts,
  verifiedOnly("Puteți face acest pas după ce un administrator vă verifică organizația."),
);

/** While an ADMIN keeps it hidden, its authority can only cancel it and make another one of it. */
export const notHidden: Rule<Visitor, Pick<ServiceRequest, "hiddenAt">> = requires(
  (_visitor, { hiddenAt }) => hiddenAt === null,
  notNow("Solicitarea este ascunsă de un administrator. Puteți face acest pas după ce este arătată din nou."),
);

const ownDraft = first(drafts, whileIn(["draft"]));

const moves = Object.fromEntries(
  codesOf(requestMoves.table).map((move) => [move, first<Visitor, ServiceRequest>(directs, notHidden, possible(move))]),
) as Record<RequestMove, RequestRule>;

export const requestPolicy = rightsOn<ServiceRequest>()(
  { open: ["read"], says: SUSPENDED },
  {
    read: requires((actor, request) => isOwner(actor, request) || (isAdmin(actor) && request.sentAt !== null), UNSEEN),
    create: drafts,
    edit: ownDraft,
    delete: ownDraft,
    seal: ownDraft,
    queue: first(
      ownDraft,
      requires(
        (_actor, request) => request.queuedAt === null,
        notNow("Solicitarea așteaptă deja verificarea organizației."),
      ),
      requires(
        (actor) => !isVerified(actor),
        notNow("Organizația este verificată: solicitarea se poate trimite acum."),
      ),
    ),
    unqueue: first(
      ownDraft,
      requires((_actor, request) => request.queuedAt !== null, notNow("Solicitarea nu mai așteaptă trimiterea.")),
    ),
    ...moves,
    cancel: (actor, request, now) =>
      first<Visitor, ServiceRequest>(request.sentAt === null ? drafts : directs, possible("cancel"))(
        actor,
        request,
        now,
      ),
    duplicate: first(drafts, whileIn(["cancelled", "completed"])),
  },
);

export type RequestAction = keyof typeof requestPolicy.rules;
