import { AsyncLocalStorage } from "node:async_hooks";

const requests = new AsyncLocalStorage<string>();

/** Runs the handling of one request under its id, so that the log and the journal can name it. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requests.run(id, work);
}

/** Null outside a request: jobs, seeds, the command line. */
export function currentRequestId(): string | null {
  return requests.getStore() ?? null;
}
