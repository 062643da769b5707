import type { Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { first, notNow, type Rule, requires } from "~/platform/policy";
import type { ServiceRequest } from "./request";
import { whileIn } from "./request-moments";
import { directs, notHidden, SUSPENDED } from "./request-policy";

/** A request, and since when it is shown to other authorities; null while it is not. */
export type SharedRequest = ServiceRequest & { sharedAt: Date | null };

const completed: Rule<Visitor, SharedRequest> = first<Visitor, SharedRequest>(directs, whileIn(["completed"]));

/** Whether other authorities see a completed request among what was done before. */
export const sharingPolicy = rightsOn<SharedRequest>()(
  { open: [], says: SUSPENDED },
  {
    share: first(
      completed,
      notHidden,
      requires((_actor, { sharedAt }) => sharedAt === null, notNow("Solicitarea se vede deja la alte autorități.")),
    ),
    unshare: first(
      completed,
      requires((_actor, { sharedAt }) => sharedAt !== null, notNow("Solicitarea nu se vede la alte autorități.")),
    ),
  },
);

export type SharingAction = keyof typeof sharingPolicy.rules;
