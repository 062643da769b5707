/** The identifying fields of a database or system error. */
export type Link = { code: string; constraint: string; syscall: string; message: string };

/**
 * The error and its causes, outermost first: Drizzle wraps what the driver threw. The queue of jobs passes on errors as plain
 * objects with their fields.
 */
export function chain(error: unknown): Link[] {
  const links: Link[] = [];
  for (
    let link = error;
    typeof link === "object" && link !== null && links.length < 10;
    link = Reflect.get(link, "cause")
  ) {
    const of = link;
    const field = (name: string) => String(Reflect.get(of, name) ?? "");
    links.push({
      code: field("code"),
      constraint: field("constraint"),
      syscall: field("syscall"),
      message: field("message"),
    });
  }
  return links;
}

const UNIQUE_VIOLATION = "23505";

/** A unique violation, of this constraint or index when one is given. */
export function uniqueViolation(error: unknown, constraint?: string): boolean {
  return chain(error).some(
    (link) => link.code === UNIQUE_VIOLATION && (constraint === undefined || link.constraint === constraint),
  );
}

const FOREIGN_KEY_VIOLATION = "23503";

/**
 * What was to be written belongs to a row that was deleted meanwhile. The message is needed: the code is also that of deleting
 * what others belong to.
 */
export const belongsToNothing = (error: unknown): boolean =>
  chain(error).some(({ code, message }) => code === FOREIGN_KEY_VIOLATION && !message.startsWith("update or delete"));

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";

/** The transaction was rolled back because of a concurrent one, or needs a new statement; a retry may succeed. */
export function undoneByAnother(error: unknown): boolean {
  if (isOutdatedStatement(error)) return true;
  return chain(error).some(({ code }) => code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED);
}

const CANNOT_CONNECT_NOW = "57P03";

/** The server refused a connection because it is stopping or starting. */
export const takesNoConnections = (error: unknown): boolean =>
  chain(error).some(({ code }) => code === CANNOT_CONNECT_NOW);

/** A migration changed the result of a prepared statement. The message is needed: the code covers all unsupported features. */
export const isOutdatedStatement = (error: unknown): boolean =>
  chain(error).some(({ code, message }) => code === "0A000" && /cached plan/.test(message));

const QUERY_CANCELED = "57014";

/** A statement took longer than its limit. */
export const undoneByTime = (error: unknown): boolean => chain(error).some(({ code }) => code === QUERY_CANCELED);

const DISK_FULL = "53100";

/** The server has no room on its disk: it answers, and refuses what would make a file longer. */
export const isDiskFull = (error: unknown): boolean => chain(error).some(({ code }) => code === DISK_FULL);
