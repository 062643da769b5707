import { db } from "~/platform/database/connection.server";
import { newFormKey } from "~/platform/form/once.server";
import { app } from "../support/app";
import { ORIGIN } from "../support/settings";

export type Answer = { code: string; text: string };

/**
 * How an address answers, in one word: its status, with L for "to a login" and H for "to the own dashboard" behind a
 * redirect. `.data` addresses answer 202 with the redirect in their body; it is read from there.
 */
export async function ask(
  path: string,
  cookie: string | undefined,
  form?: Record<string, string>,
  asked = app(),
): Promise<Answer> {
  const headers: Record<string, string> = { origin: ORIGIN, ...(cookie ? { cookie } : {}) };
  const body = form ? new URLSearchParams({ formKey: newFormKey(), ...form }) : undefined;
  const answer = await asked.fetch(new Request(ORIGIN + path, { headers, ...(body ? { method: "POST", body } : {}) }));
  const text = await answer.text();
  const location = answer.status === 202 ? redirectIn(text) : answer.headers.get("location");
  return { code: codeOf(answer.status, location), text };
}

function codeOf(status: number, location: string | null): string {
  if (location === null) return String(status);
  if (/^\/(login|admin-login)\?/.test(location)) return "login";
  return /^\/(uat|firma|admin)\/dashboard$/.test(location) ? "home" : "303";
}

/** The framework writes a redirect of a `.data` address as a list of values in which the target follows its name. */
function redirectIn(text: string): string | null {
  return text.match(/"redirect","([^"]+)"/)?.[1] ?? null;
}

/** Tables that a refusal may change: rate limits, kept forms, and the read marks of a conversation shown again, counts. */
const NOT_WATCHED = [
  "sessions",
  "rate_limits",
  "kept_posts",
  "form_keys",
  "conversation_reads",
  "live_events",
  "daily_counts",
];

type Table = { name: string; oid: number };
let watched: Table[] | null = null;

async function watchedTables(): Promise<Table[]> {
  const { rows: tables } = await db().execute<Table>(
    "select relname as name, oid::int from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  return tables.filter(({ name }) => !NOT_WATCHED.includes(name));
}

/**
 * Whether the current transaction has changed a row. PostgreSQL counts the writes of a transaction by table: tables with
 * none are not compared. Counted writes may have been rolled back, or be of an earlier transaction.
 */
export async function hasChanged(before: string): Promise<boolean> {
  watched ??= await watchedTables();
  const { rows } = await db().execute<{ wrote: boolean }>(
    `select pg_stat_force_next_flush(), coalesce(bool_or(pg_stat_get_xact_tuples_inserted(oid)
      + pg_stat_get_xact_tuples_updated(oid) + pg_stat_get_xact_tuples_deleted(oid) > 0), true) as wrote
      from unnest('{${watched.map(({ oid }) => oid).join(",")}}'::oid[]) oid`,
  );
  return rows[0]?.wrote !== false && (await everything()) !== before;
}

/** A hash of the whole database: equal when no row changed. */
export async function everything(): Promise<string> {
  watched ??= await watchedTables();
  const sums = watched.map(
    ({ name }) =>
      `(select count(*)::text || coalesce(sum(hashtextextended(t::text, 0)::numeric)::text, '') from "${name}" t)`,
  );
  const { rows } = await db().execute<{ sum: string }>(
    `select md5(array_to_string(array[${sums.join(", ")}], '|')) as sum`,
  );
  return rows[0]?.sum ?? "";
}
