import { setTimeout as sleep } from "node:timers/promises";
import { query } from "../support/databases";

const POLL_MS = 100;
const MOST_MS = 600_000;

type Ran = { seconds: number | null; state: string };

/** How long each scheduled job takes when it runs alone, in seconds, by its name. A job that fails throws. */
export async function jobSeconds(url: string): Promise<Map<string, number>> {
  const names = await query<{ name: string }>(url, "select distinct name from pgboss.schedule order by name");
  const seconds = new Map<string, number>();
  for (const { name } of names) seconds.set(name, await secondsOf(url, name));
  return seconds;
}

/** Runs a job now and waits for it. Returns how long it took. */
export async function secondsOf(url: string, name: string): Promise<number> {
  const [job] = await query<{ id: string }>(
    url,
    "insert into pgboss.job (id, name, data, priority) values (gen_random_uuid(), $1, '{}', 1) returning id",
    [name],
  );
  for (const until = Date.now() + MOST_MS; Date.now() < until; await sleep(POLL_MS)) {
    const [ran] = await query<Ran>(
      url,
      "select state::text, extract(epoch from completed_on - started_on)::float8 as seconds from pgboss.job where id = $1",
      [job?.id],
    );
    if (ran?.state === "failed") throw new Error(`${name} failed`);
    if (ran?.state === "completed") return ran.seconds ?? 0;
  }
  throw new Error(`${name} took longer than ${MOST_MS} ms`);
}
