import type pg from "pg";
import { OperatorError } from "../operator-error";
import { DatabaseClient } from "./client.server";
import type { ConnectionConfig } from "./connection.server";
import { unavailableAtStart } from "./unavailable.server";

const HOLDERS = 3;
/** While others use the pooler too, the connection of a client that is idle may be lent to one of them each time. */
const ROUNDS = 5;

/**
 * Whether connections lead to a pooler in transaction mode, which lends a server process for one transaction at a time: two
 * connected clients have then the same one. Throws `OperatorError` for one in statement mode, which has no transactions.
 */
export async function poolsTransactions(config: ConnectionConfig): Promise<boolean> {
  try {
    for (let round = 0; round < ROUNDS; round += 1) if (await sharesProcess(config)) return true;
    return false;
  } catch (error) {
    const sentence = /pooling mode/.test((error as Error).message) ? BY_STATEMENT : unavailableAtStart(error);
    throw sentence === null ? error : new OperatorError(sentence);
  }
}

const BY_STATEMENT =
  "DATABASE_URL duce la un intermediar de conexiuni (de exemplu PgBouncer) în modul statement, care nu are tranzacții. Puneți-l în modul transaction sau session (pool_mode), apoi porniți din nou.";

async function sharesProcess(config: ConnectionConfig): Promise<boolean> {
  const client = () => new DatabaseClient({ ...config, connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
  const idle = client();
  const holders = Array.from({ length: HOLDERS }, client);
  try {
    await idle.connect();
    const own = await processOf(idle);
    for (const holder of holders) {
      await holder.connect();
      await holder.query("begin");
      if ((await processOf(holder)) === own) return true;
    }
    return (await processOf(idle)) !== own;
  } finally {
    await Promise.all([idle, ...holders].map((one) => one.end().catch(() => {})));
  }
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}
