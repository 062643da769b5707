import type { Visitor } from "~/modules/accounts/rules/actor";
import { first, notNow, type Rule, requires } from "~/platform/policy";
import {
  awaitsOpening,
  deadlinePassed,
  isOpen,
  mayExtendNow,
  REQUEST_MOVES,
  type RequestFacts,
  type RequestStatus,
  requestStatus,
  responsesReadable,
  type ServiceRequest,
} from "./request";

/** What the state and the moment of a request depend on, whoever asks. */
export type RequestMoment = RequestFacts & Pick<ServiceRequest, "acceptedPartnerId">;
type MomentRule = Rule<Visitor, RequestMoment>;

const STATE_SENTENCES: Readonly<Record<RequestStatus, string>> = {
  draft: "Solicitarea este o ciornă: nu a fost trimisă încă.",
  sent: "Solicitarea a fost deja trimisă.",
  in_progress: "Solicitarea este în progres: o ofertă a fost deja acceptată.",
  completed: "Solicitarea este finalizată.",
  cancelled: "Solicitarea a fost anulată.",
};

/** Allowed only in these states; `otherwise` overrides the sentences of `STATE_SENTENCES`. */
export const whileIn =
  (states: readonly RequestStatus[], otherwise: Partial<Record<RequestStatus, string>> = {}): MomentRule =>
  (_actor, request) => {
    const status = requestStatus(request);
    return states.includes(status) ? null : notNow(otherwise[status] ?? STATE_SENTENCES[status]);
  };

const beforeMove = (move: keyof typeof REQUEST_MOVES, otherwise?: Partial<Record<RequestStatus, string>>) =>
  whileIn(REQUEST_MOVES[move].from, otherwise);

const afterDeadline: MomentRule = requires(
  (_actor, request, now) => deadlinePassed(request, now),
  notNow("Termenul pentru oferte nu a trecut încă."),
);

const beforeDeadline: MomentRule = (_actor, request, now) => {
  if (isOpen(request, now)) return null;
  const way = mayExtendNow(request) ? "Prelungiți întâi termenul." : "Puteți adăuga o completare.";
  return notNow(`Termenul a trecut, iar firmele nu ar mai putea confirma. ${way}`);
};

const hasPartner: MomentRule = requires(
  (_actor, request) => request.acceptedPartnerId !== null,
  notNow("Partenerul ales nu mai continuă, iar altul nu este ales încă."),
);

/**
 * When each act on a sent request is possible. The policy adds who may do it; a text that recommends an act asks
 * `isPossible`, so that it never recommends what would be refused.
 */
export const MOMENTS = {
  send: beforeMove("send"),
  clarify: beforeMove("clarify"),
  extend: first(
    beforeMove("extend"),
    requires<Visitor, RequestMoment>(
      (_actor, request) => mayExtendNow(request),
      notNow("Ofertele sigilate au fost deschise, așa că termenul nu se mai poate prelungi."),
    ),
  ),
  editSent: first(beforeMove("editSent"), beforeDeadline),
  open: first(
    beforeMove("open"),
    afterDeadline,
    requires<Visitor, RequestMoment>(
      (_actor, request, now) => awaitsOpening(request, now),
      notNow("Ofertele au fost deja deschise."),
    ),
  ),
  accept: first(
    beforeMove("accept"),
    requires<Visitor, RequestMoment>(
      (_actor, request) => request.acceptedPartnerId === null,
      notNow("Între timp a fost acceptată o ofertă. Vedeți cum stă acum solicitarea."),
    ),
    requires<Visitor, RequestMoment>(
      (_actor, request, now) => requestStatus(request) === "in_progress" || responsesReadable(request, now),
      notNow("Ofertele sunt sigilate până la termen. Puteți alege după ce se deschid."),
    ),
  ),
  replace: first(beforeMove("replace", { sent: "Nicio ofertă nu a fost acceptată încă." }), hasPartner),
  stillEvaluating: first(beforeMove("stillEvaluating"), afterDeadline),
  complete: first(beforeMove("complete", { sent: "Nicio ofertă nu a fost acceptată încă." }), hasPartner),
  cancel: beforeMove("cancel"),
} satisfies Record<keyof typeof REQUEST_MOVES, MomentRule>;

/** Whether the state and the moment allow an act, whoever of the authority takes it. */
export const isPossible = (action: keyof typeof MOMENTS, request: RequestMoment, now: Date): boolean =>
  MOMENTS[action](null, request, now) === null;
