import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { moved } from "~/platform/moves";
import type { Way } from "~/platform/refusal";
import { opportunityPath, requestPath } from "../rules/paths";
import type { RequestMove } from "../rules/request-moments";
import { type RequestAction, requestPolicy } from "../rules/request-policy";
import { lockRequest, type RequestRecord } from "../store/record.server";
import { moveRequest, type RequestValues } from "../store/request-writes.server";
import { requestOf } from "../store/requests.server";

/** Link back to the request or opportunity, for error pages. */
export const wayTo = (actor: Actor, requestId: string): Way =>
  isFirma(actor)
    ? { href: opportunityPath(requestId), label: "Înapoi la oportunitate" }
    : { href: requestPath(requestId), label: "Înapoi la solicitare" };

const CHANGED_MEANWHILE = "Solicitarea s-a schimbat între timp. Vedeți starea actuală.";

type Entry = Omit<Parameters<typeof record>[0], "by" | "at">;

/** `at` is read after the lock. `allow` throws 403 or 409, `move` 409; `log` adds an entry about the request, or another subject. */
export type Step = {
  at: Date;
  allow: (action: RequestAction) => void;
  move: (move: RequestMove, values?: RequestValues) => Promise<void>;
  log: (what: Entry["what"], entry?: Partial<Entry>) => Promise<void>;
};

/** Runs `work` in a transaction that locks the request. The clock is read after that: a deadline may pass while waiting. */
export function withLockedRequest<Result>(
  actor: Actor,
  id: string,
  work: (request: RequestRecord, step: Step) => Promise<Result>,
): Promise<Result> {
  return transaction(async () => {
    await lockRequest(id);
    const request = await requestOf(actor, id);
    const at = now();
    const way = wayTo(actor, id);
    return work(request, {
      at,
      allow: (action) => requestPolicy.allow(action, actor, request, at, way),
      move: async (move, values) => {
        moved(await moveRequest(id, move, { ...values, updatedAt: at }), CHANGED_MEANWHILE, way);
      },
      log: async (what, entry) => {
        await record({ subjectId: id, ...entry, what, by: actor, at });
      },
    });
  });
}
