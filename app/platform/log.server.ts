import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { type DestinationStream, type LogFn, type Logger, pino, destination as streamTo } from "pino";
import { faultLine, maskedPath } from "./fault-line.server";

/**
 * All fields of a log line besides its message. The list is closed, so that no private data is logged under a new name;
 * errors and paths are written without values and tokens.
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
  version?: string;
  commit?: string | null;
  /** Of an outage: an error code or name, how long it was, and how many requests or jobs met it. */
  reason?: string;
  seconds?: number;
  refused?: number;
  /** Of a page that broke its content policy: the rule, and the site that was blocked. */
  directive?: string;
  blocked?: string;
  /** A database server, by its host and port. */
  server?: string;
  /** What a promoted server lacks of WAL, and the last moment that it has; null when that is not known. */
  missing?: number;
  since?: string | null;
  /** Connections at most. */
  most?: number;
};

type Write = { (message: string): void; (facts: Facts, message: string): void };
type Log = Readonly<Record<"fatal" | "error" | "warn" | "info" | "debug", Write>> & {
  isLevelEnabled(level: string): boolean;
};

export let log: Log = pino({ level: "silent" });

const MOST_WAITING_BYTES = 1_000_000;

/**
 * A log that cannot be written (a full disk, a blocked pipe) must not end the process: lines are buffered up to a limit,
 * then dropped. Pino's default ends the process and then retries for ever to write the rest.
 */
function standardOutput(): DestinationStream {
  const output = streamTo({ fd: 1, sync: true, maxLength: MOST_WAITING_BYTES });
  output.on("error", () => {});
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  return output;
}

let isKeptBack: (error: unknown, write: () => void) => boolean = () => false;

/** Sets who decides that a line about an error is not written, or later, by calling `write`. */
export function keepBack(decide: typeof isKeptBack): void {
  isKeptBack = decide;
}

/** Of one answered request, without anything of whoever asked: the route is a pattern, never the address. */
type Answered = { request: string; route: string; method: string; status: number; ms: number; bytes: number };

const FLUSH_BYTES = 16_384;
const FLUSH_MS = 500;
let output: DestinationStream | null = null;
let lines = "";
let flushing: NodeJS.Timeout | undefined;

/** Buffers the line for half a second, so that answering a page of the cache does not wait for the disk. */
export function logAnswer(answered: Answered): void {
  if (!log.isLevelEnabled("info")) return;
  lines += `{"level":30${pino.stdTimeFunctions.isoTime()},${JSON.stringify(answered).slice(1, -1)},"msg":"answered"}\n`;
  if (lines.length > FLUSH_BYTES) flushAnswers();
  else flushing ??= setTimeout(flushAnswers, FLUSH_MS).unref();
}

export function flushAnswers(): void {
  clearTimeout(flushing);
  flushing = undefined;
  if (lines !== "") output?.write(lines);
  lines = "";
}

/** Called once by the entry of a process. One JSON line per event; within a request, with its id. */
export function startLog(level: string, destination: DestinationStream = standardOutput()): void {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: faultLine, path: maskedPath },
    mixin: () => ({ request: currentRequestId() ?? undefined }),
    hooks: { logMethod: unlessKeptBack },
  };
  output = destination;
  log = pino(options, destination);
}

function unlessKeptBack(this: Logger, given: Parameters<LogFn>, method: LogFn): void {
  const write = AsyncResource.bind(() => method.apply(this, given));
  const error = (given[0] as Facts | undefined)?.error;
  if (error === undefined || !isKeptBack(error, write)) write();
}

/** Logs uncaught errors and the console output of libraries: Node would print errors with the values of statements. */
export function keepFaultsInLog(): void {
  process.on("exit", flushAnswers);
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
