import pg from "pg";
import { OperatorError } from "../operator-error";
import type { ConnectionConfig } from "./connection.server";
import { unavailableAtStart } from "./unavailable.server";

const HOLDERS = 3;
const POOLED =
  "DATABASE_URL duce la un intermediar de conexiuni (de exemplu PgBouncer) în modul transaction sau statement, care nu permite LISTEN și blocările de sesiune. Dați adresa directă a serverului PostgreSQL sau puneți intermediarul în modul session.";

/**
 * LISTEN and session locks need a connection of our own between statements. Behind a pooler in transaction mode two connected
 * clients share a server process, which is how it is detected. Throws `OperatorError`.
 */
export async function refuseTransactionPooler(config: ConnectionConfig): Promise<void> {
  const client = () => new pg.Client({ ...config, connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
  const idle = client();
  const holders = Array.from({ length: HOLDERS }, client);
  try {
    await open(idle);
    const own = await processOf(idle);
    for (const holder of holders) {
      await open(holder);
      await holder.query("begin");
      if ((await processOf(holder)) === own) throw new OperatorError(POOLED);
    }
    if ((await processOf(idle)) !== own) throw new OperatorError(POOLED);
  } catch (error) {
    const sentence = /pooling mode/.test((error as Error).message) ? POOLED : unavailableAtStart(error);
    throw sentence === null ? error : new OperatorError(sentence);
  } finally {
    await Promise.all([idle, ...holders].map((one) => one.end().catch(() => {})));
  }
}

async function open(client: pg.Client): Promise<void> {
  client.on("error", () => {});
  await client.connect();
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}
