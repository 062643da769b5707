import { chain } from "./errors.server";

/** 08 connection, 53 resources, 57P0 shutdown, 57014 and 55P03 the limits on statements and locks, 25P03 idle too long. */
const states = /^(08...|53...|57P0.|57014|55P03|25P03)$/;
const systemCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH)$/;
/** What pg says without any code. */
const sentences =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|is not queryable|Cannot use a pool after calling end/;

/**
 * Is the database away, or too busy to answer in time? Then the answer is 503 and "try again", not a fault of ours.
 * On a write it means "unknown", not "not done".
 */
export function unavailable(error: unknown): boolean {
  return chain(error).some(
    ({ code, syscall, message }) =>
      states.test(code) ||
      systemCodes.test(code) ||
      (code === "ENOENT" && syscall === "connect") || // the socket is not there yet; a missing file is another matter
      sentences.test(message),
  );
}
