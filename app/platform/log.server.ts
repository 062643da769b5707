import { type Logger, pino } from "pino";

/** One JSON line per event. Values of these names are never written, however deep they stand. */
const secretFields = ["password", "parola", "confirmaParola", "token", "cookie", "authorization", "secret"];

export let log: Logger = pino({ level: "silent" });

/** Called once by the entry of a process. */
export function startLog(level: string): Logger {
  log = pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[ascuns]" },
  });
  return log;
}
