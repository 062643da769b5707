import {
  type Actor,
  type ActorOrganisation,
  belongsTo,
  isAdmin,
  isSuspended,
  isUat,
  isVerified,
  type Visitor,
} from "~/modules/accounts/rules/actor";
import { verifiedOnly } from "~/modules/accounts/rules/unverified";
import { first, notNow, notYou, policyFor, type Rule, requires, UNSEEN } from "~/platform/policy";
import type { ServiceRequest } from "./request";
import { MOMENTS, whileIn } from "./request-moments";

type RequestRule = Rule<Visitor, ServiceRequest>;
type Member = Actor & { organisation: ActorOrganisation };

export const isOwner = (actor: Visitor, request: Pick<ServiceRequest, "ownerId">): actor is Member =>
  isUat(actor) && belongsTo(actor, request.ownerId);

/** Drafts do not require verification; a suspended organisation cannot change them. */
const drafts: RequestRule = first(
  requires(isOwner, notYou("Numai autoritatea care a făcut solicitarea poate face acest pas.")),
  requires(
    (actor) => !isSuspended(actor),
    notYou("Contul organizației este suspendat. Ciornele se păstrează; pentru lămuriri scrieți la suport."),
  ),
);

/** Actions that others see require a verified owner. */
export const directs: RequestRule = first(
  drafts,
  verifiedOnly("Puteți face acest pas după ce un administrator vă verifică organizația."),
);

const ownDraft = first(drafts, whileIn(["draft"]));

export const requestPolicy = policyFor<Visitor, ServiceRequest>()({
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
    requires((actor) => !isVerified(actor), notNow("Organizația este verificată: solicitarea se poate trimite acum.")),
  ),
  unqueue: first(
    ownDraft,
    requires((_actor, request) => request.queuedAt !== null, notNow("Solicitarea nu mai așteaptă trimiterea.")),
  ),
  send: first(directs, MOMENTS.send),
  clarify: first(directs, MOMENTS.clarify),
  extend: first(directs, MOMENTS.extend),
  editSent: first(directs, MOMENTS.editSent),
  open: first(directs, MOMENTS.open),
  accept: first(directs, MOMENTS.accept),
  /** Another offer takes the place of the accepted one while the collaboration runs. */
  replace: first(directs, MOMENTS.replace),
  stillEvaluating: first(directs, MOMENTS.stillEvaluating),
  complete: first(directs, MOMENTS.complete),
  cancel: first<Visitor, ServiceRequest>(
    (actor, request, now) => (request.sentAt === null ? drafts : directs)(actor, request, now),
    MOMENTS.cancel,
  ),
  duplicate: first(drafts, whileIn(["cancelled", "completed"])),
});

export type RequestAction = keyof typeof requestPolicy.rules;
