import { AsyncLocalStorage } from "node:async_hooks";
import { type DestinationStream, pino, destination as streamTo } from "pino";
import { faultLine, maskedPath } from "./fault-line.server";

/**
 * Everything that a line may tell beside its message. The list is closed so that nothing private comes in under a new name:
 * an error and a path are written without the values and tokens that they carry.
 */
type Facts = {
  error?: unknown;
  path?: string;
  method?: string;
  job?: string;
  id?: string | undefined;
  warning?: string;
  folder?: string;
  written?: number;
  removed?: number;
  /** Of a page that broke its content policy: the rule, and the site that was blocked. */
  directive?: string;
  blocked?: string;
};

type Write = { (message: string): void; (facts: Facts, message: string): void };
type Log = Readonly<Record<"fatal" | "error" | "warn" | "info" | "debug", Write>>;

export let log: Log = pino({ level: "silent" });

const MOST_WAITING_BYTES = 1_000_000;

/**
 * A log that cannot be written (a full disk, a pipe that nobody reads) must not end the product: what fits waits for the
 * next line, the rest is lost. The library's own way ends the process with the error, and then tries for ever to write
 * what is left.
 */
function standardOutput(): DestinationStream {
  const output = streamTo({ fd: 1, sync: true, maxLength: MOST_WAITING_BYTES });
  output.on("error", () => {});
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  return output;
}

/** Called once by the entry of a process. One JSON line per event; within a request, with its id. */
export function startLog(level: string, destination: DestinationStream = standardOutput()): void {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: faultLine, path: maskedPath },
    mixin: () => ({ request: currentRequestId() ?? undefined }),
  };
  log = pino(options, destination);
}

/** Whatever nobody caught, and what libraries print, goes through the log: left alone, Node would print an error with its values. */
export function keepFaultsInLog(): void {
  process.on("unhandledRejection", (error) => log.error({ error }, "unhandled rejection"));
  process.on("uncaughtException", (error) => {
    log.fatal({ error }, "uncaught exception");
    process.exit(1);
  });
  for (const name of ["error", "warn"] as const) {
    console[name] = (...said: unknown[]) =>
      log[name]({ error: said.find((one) => one instanceof Error) ?? said[0] }, "a library complained");
  }
}

const requests = new AsyncLocalStorage<string>();

/** Runs the handling of one request under its id, so that the log and the journal can name it. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requests.run(id, work);
}

/** Null outside a request: jobs, seeds, the command line. */
export function currentRequestId(): string | null {
  return requests.getStore() ?? null;
}
