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
import {
  awaitsOpening,
  deadlinePassed,
  isOpen,
  mayExtendNow,
  REQUEST_MOVES,
  type RequestStatus,
  requestStatus,
  responsesReadable,
  type ServiceRequest,
} from "./request";

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

const STATE_SENTENCES: Readonly<Record<RequestStatus, string>> = {
  draft: "Solicitarea este o ciornă: nu a fost trimisă încă.",
  sent: "Solicitarea a fost deja trimisă.",
  in_progress: "Solicitarea este în progres: o ofertă a fost deja acceptată.",
  completed: "Solicitarea este finalizată.",
  cancelled: "Solicitarea a fost anulată.",
};

/** Allowed only in these states; `otherwise` overrides the sentences of `STATE_SENTENCES`. */
export const whileIn =
  (states: readonly RequestStatus[], otherwise: Partial<Record<RequestStatus, string>> = {}): RequestRule =>
  (_actor, request) => {
    const status = requestStatus(request);
    return states.includes(status) ? null : notNow(otherwise[status] ?? STATE_SENTENCES[status]);
  };

const beforeMove = (move: keyof typeof REQUEST_MOVES, otherwise?: Partial<Record<RequestStatus, string>>) =>
  whileIn(REQUEST_MOVES[move].from, otherwise);

const afterDeadline: RequestRule = requires(
  (_actor, request, now) => deadlinePassed(request, now),
  notNow("Termenul pentru oferte nu a trecut încă."),
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
  send: first(directs, beforeMove("send")),
  clarify: first(directs, beforeMove("clarify")),
  extend: first(
    directs,
    beforeMove("extend"),
    requires(
      (_actor, request) => mayExtendNow(request),
      notNow("Ofertele sigilate au fost deschise, așa că termenul nu se mai poate prelungi."),
    ),
  ),
  editSent: first(
    directs,
    beforeMove("editSent"),
    requires(
      (_actor, request, now) => isOpen(request, now),
      notNow("Termenul a trecut, iar firmele nu ar mai putea confirma. Prelungiți întâi termenul."),
    ),
  ),
  open: first(
    directs,
    beforeMove("open"),
    afterDeadline,
    requires((_actor, request, now) => awaitsOpening(request, now), notNow("Ofertele au fost deja deschise.")),
  ),
  accept: first(
    directs,
    beforeMove("accept"),
    requires(
      (_actor, request, now) => requestStatus(request) === "in_progress" || responsesReadable(request, now),
      notNow("Ofertele sunt sigilate până la termen. Puteți alege după ce se deschid."),
    ),
  ),
  stillEvaluating: first(directs, beforeMove("stillEvaluating"), afterDeadline),
  complete: first(
    directs,
    beforeMove("complete", { sent: "Nicio ofertă nu a fost acceptată încă." }),
    requires(
      (_actor, request) => request.acceptedPartnerId !== null,
      notNow("Partenerul ales nu mai continuă. Acceptați altă ofertă sau anulați solicitarea."),
    ),
  ),
  cancel: first(
    (actor, request, now) => (request.sentAt === null ? drafts : directs)(actor, request, now),
    beforeMove("cancel"),
  ),
  duplicate: first(drafts, whileIn(["cancelled", "completed"])),
});

export type RequestAction = keyof typeof requestPolicy.rules;
