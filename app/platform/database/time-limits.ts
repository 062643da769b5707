/**
 * The time limits of a page, in milliseconds. They are settings of the role in this database, because a pooler refuses or
 * ignores those that a client asks for as it connects.
 */
export const LIMITS: Readonly<Record<string, number>> = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** Lifts the limits of the role on a connection that is not lent to others: of statements alone, or all. */
export const UNLIMITED_STATEMENTS = "set statement_timeout = 0";
export const UNLIMITED = Object.keys(LIMITS)
  .map((name) => `set ${name} = 0`)
  .join("; ");
