import { chain, isOutdatedStatement } from "./errors.server";

/**
 * SQLSTATEs that end by themselves or once the server has been repaired, by class:
 * 08 connection; 25006 read-only server; 25P03, 25P04 time limits of transactions; 28 and 3D000 refused while connecting;
 * 40001, 40P01 undone because of another transaction; 53 no disk, memory or connections left; 55P03 lock not granted in time;
 * 57014 statement took too long; 57P0x shutting down, starting, dropped; 58030 the server's disk failed.
 */
const states = /^(08...|25006|25P03|25P04|28...|3D000|40001|40P01|53...|55P03|57014|57P0.|58030)$/;
const systemCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH)$/;
/** Errors of `pg` without a code. */
const sentences =
  /Connection terminated|no more connections allowed|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable|Cannot use a pool after calling end/;

/**
 * The database is unreachable, read-only or too slow: the answer is 503 and "try again". For a write it means that the
 * outcome is unknown.
 */
export function unavailable(error: unknown): boolean {
  if (isOutdatedStatement(error)) return true; // twice in one transaction
  return chain(error).some(
    ({ code, syscall, message }) =>
      states.test(code) ||
      systemCodes.test(code) ||
      (code === "ENOENT" && syscall === "connect") || // the socket is not there yet; a missing file is another matter
      sentences.test(message),
  );
}

/** What the operator does about it, by what the error says. */
const ADVICE: readonly [RegExp, string][] = [
  [
    /ENOTFOUND|EAI_AGAIN/,
    "Numele gazdei nu poate fi aflat: verificați DNS-ul mașinii (getent hosts GAZDA) sau scrieți în DATABASE_URL adresa IP",
  ],
  [
    /53300|no more connections allowed|too many clients/,
    "Serverul nu mai primește conexiuni: măriți max_connections (la PgBouncer, max_client_conn) sau micșorați DATABASE_CONNECTIONS",
  ],
  [
    /timeout expired|connection timeout|ETIMEDOUT|EHOSTUNREACH/,
    "La adresa aceea nu răspunde niciun PostgreSQL: verificați gazda și portul din DATABASE_URL, firewall-ul dintre mașini și dacă serverul nu este blocat",
  ],
  [/53100/, "Discul serverului PostgreSQL este plin: eliberați loc pe el"],
  [/28P01|28000/, "Verificați utilizatorul și parola din DATABASE_URL și pg_hba.conf pe server"],
  [/3D000/, "Creați baza (create database) sau îndreptați numele ei în DATABASE_URL"],
];

/** The sentence for the operator when such an error prevents the start; null for any other error. */
export function unavailableAtStart(error: unknown): string | null {
  if (!unavailable(error)) return null;
  const said = chain(error)
    .map(({ code, message }) => `${code} ${message}`.trim())
    .join("; ");
  const advice = ADVICE.find(([pattern]) => pattern.test(said))?.[1] ?? "Verificați DATABASE_URL și serverul";
  return `Baza de date nu răspunde: ${said}. ${advice}, apoi porniți din nou.`;
}
