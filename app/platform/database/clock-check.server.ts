import { plural } from "../language/plural";
import { log } from "../log.server";
import { OperatorError } from "../operator-error";
import { onConnections, raw } from "./connection.server";

/** Sessions, links and sweeps are counted in minutes and days; machines that keep their time differ by milliseconds. */
const MOST_DIFFERENCE_MS = 60_000;
const ASK_AGAIN_MS = 1_000;

/** The database's clock less that of `performance`, in milliseconds, when it was last asked; null before. */
let base: number | null = null;
let askedAt = Number.NEGATIVE_INFINITY;
let asking: Promise<void> | null = null;
let isSaid = false;

/**
 * How much the clock of this machine is ahead of the database's, in milliseconds; 0 before that has been asked. The steady
 * clock of the process says how the database's went on, so no question is needed.
 */
const difference = (): number => (base === null ? 0 : Date.now() - (base + performance.now()));

async function ask(): Promise<void> {
  const before = performance.now();
  const { rows } = await raw.executeSql("select extract(epoch from clock_timestamp())::float8 * 1000 as at");
  const after = performance.now();
  base = (rows[0] as { at: number }).at - (before + after) / 2;
  askedAt = after;
}

const sentence = (): string => {
  const hours = Math.abs(difference()) / 3_600_000;
  const much = hours < 1 ? plural(Math.round(hours * 60), "minut", "minute") : plural(Math.round(hours), "oră", "ore");
  return `Ceasul mașinii este cu ${much} ${difference() > 0 ? "înaintea" : "în urma"} celui al bazei de date. Potriviți-l (timedatectl set-ntp true)`;
};

/** Throws `OperatorError` when the clock of this machine is wrong: sessions would end, and sweeps delete, at the wrong time. */
export async function refuseWrongClock(): Promise<void> {
  await ask();
  if (Math.abs(difference()) > MOST_DIFFERENCE_MS) throw new OperatorError(`${sentence()}, apoi porniți din nou.`);
}

/**
 * Whether this machine's clock has gone wrong since the start. The database is asked again first, since a machine that slept
 * only seems to be wrong; until it has answered, the clock counts as wrong.
 */
export function isClockWrong(): boolean {
  const isWrong = Math.abs(difference()) > MOST_DIFFERENCE_MS;
  if (isWrong && asking === null && performance.now() - askedAt > ASK_AGAIN_MS) {
    asking = onConnections("reserved", ask)
      .then(() => Math.abs(difference()) > MOST_DIFFERENCE_MS && say(true))
      .catch(() => {}) // a database that is away is told by others
      .finally(() => {
        asking = null;
      }) as Promise<void>;
  }
  if (!isWrong) say(false);
  return isWrong;
}

/** The sentence of a wrong clock, for `/readyz`; null while it is right. */
export const clockProblem = (): string | null => (isClockWrong() ? sentence() : null);

function say(isWrong: boolean): void {
  if (isWrong === isSaid) return;
  isSaid = isWrong;
  if (isWrong)
    log.error(`the clock of this machine is wrong; requests are answered 503 and no job is run. ${sentence()}.`);
  else log.warn("the clock of this machine is right again");
}
