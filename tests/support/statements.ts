import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { afterAll, vi } from "vitest";

type Statement = { text: string; values: unknown[] };
type Query = (this: pg.Client, first: string | Statement, values?: unknown, ...rest: unknown[]) => unknown;

/**
 * Returns what lists the statements that a work sends to the database, without those of the process itself, whose queue
 * looks after itself every minute. Called before any connection is there: each takes the method as it is when it begins.
 */
export function statementsOfWork(): (work: () => Promise<unknown>) => Promise<Statement[]> {
  const sent = new AsyncLocalStorage<Statement[]>();
  const query = pg.Client.prototype.query as unknown as Query;
  const noting: Query = function (first, values, ...rest) {
    const { text, values: own } = typeof first === "string" ? { text: first, values } : first;
    const given = Array.isArray(values) ? values : own;
    sent.getStore()?.push({ text, values: Array.isArray(given) ? given : [] });
    return query.call(this, first, values, ...rest);
  };
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(noting as () => void);
  afterAll(() => spy.mockRestore());
  return async (work) => {
    const statements: Statement[] = [];
    await sent.run(statements, work);
    return statements;
  };
}
