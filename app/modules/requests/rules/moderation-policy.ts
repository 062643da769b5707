import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { movesFor } from "~/platform/moves";
import { first, notYou, type Rule, requires, UNSEEN } from "~/platform/policy";
import type { ServiceRequest } from "./request";
import { requestPolicy, SUSPENDED } from "./request-policy";

export const hidingMoves = movesFor<Visitor, ServiceRequest>()(
  {
    state: ({ hiddenAt }): "shown" | "hidden" => (hiddenAt === null ? "shown" : "hidden"),
    sentences: { shown: "Solicitarea se vede.", hidden: "Solicitarea este deja ascunsă." },
  },
  { hide: { from: ["shown"], to: "hidden" }, show: { from: ["hidden"], to: "shown" } },
);

const moderates: Rule<Visitor, ServiceRequest> = first(
  requires((visitor, request, now) => requestPolicy.may("read", visitor, request, now), UNSEEN),
  requires(isAdmin, notYou("Numai un administrator poate ascunde sau arăta din nou o solicitare.")),
);

/** An ADMIN hides a sent request with a reason, and shows it again. */
export const requestModerationPolicy = rightsOn<ServiceRequest>()(
  { open: [], says: SUSPENDED },
  {
    hide: first(moderates, hidingMoves.possible("hide")),
    show: first(moderates, hidingMoves.possible("show")),
  },
);
