import type { Visitor } from "~/modules/accounts/rules/actor";
import { movesFor } from "../../../platform/moves";
import { first, notNow, type Rule, requires } from "../../../platform/policy";
import {
  awaitsOpening,
  deadlinePassed,
  isOpen,
  mayExtendNow,
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

const NOT_DECIDED = { sent: "Nicio ofertă nu a fost acceptată încă." };

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

/** Every write to a sent request, and the end of a draft: from which states it leads where, and when it is possible. */
export const requestMoves = movesFor<Visitor, RequestMoment>()(
  { state: requestStatus, sentences: STATE_SENTENCES },
  {
    send: { from: ["draft"], to: "sent" },
    clarify: { from: ["sent"], to: "sent" },
    extend: {
      from: ["sent"],
      to: "sent",
      when: requires(
        (_actor, request) => mayExtendNow(request),
        notNow("Ofertele sigilate au fost deschise, așa că termenul nu se mai poate prelungi."),
      ),
    },
    editSent: { from: ["sent"], to: "sent", when: beforeDeadline },
    open: {
      from: ["sent"],
      to: "sent",
      when: first(
        afterDeadline,
        requires((_actor, request, now) => awaitsOpening(request, now), notNow("Ofertele au fost deja deschise.")),
      ),
    },
    // From in_progress: another response takes the place of a partner that withdrew.
    accept: {
      from: ["sent", "in_progress"],
      to: "in_progress",
      when: first(
        requires(
          (_actor, request) => request.acceptedPartnerId === null,
          notNow("Între timp a fost acceptată o ofertă. Vedeți cum stă acum solicitarea."),
        ),
        requires(
          (_actor, request, now) => requestStatus(request) === "in_progress" || responsesReadable(request, now),
          notNow("Ofertele sunt sigilate până la termen. Puteți alege după ce se deschid."),
        ),
      ),
    },
    // The authority changes the partner while the collaboration runs.
    replace: { from: ["in_progress"], to: "in_progress", otherwise: NOT_DECIDED, when: hasPartner },
    stillEvaluating: { from: ["sent"], to: "sent", when: afterDeadline },
    complete: { from: ["in_progress"], to: "completed", otherwise: NOT_DECIDED, when: hasPartner },
    cancel: { from: ["draft", "sent", "in_progress"], to: "cancelled" },
  },
);

export type RequestMove = keyof typeof requestMoves.table;

/** The actions that are done without fields once they are confirmed, each with the last part of its address. */
export const CONFIRMED = { open: "opening", complete: "completion", delete: "deletion" } as const;

export type Confirmed = keyof typeof CONFIRMED;

export const { whileIn, possible } = requestMoves;

/** Whether a move is possible, whoever of the authority makes it: no text may recommend what would be refused. */
export const isPossible = (move: RequestMove, request: RequestMoment, now: Date): boolean =>
  possible(move)(null, request, now) === null;
