import { faultLine } from "./fault-line.server";
import { log } from "./log.server";

/** Something outside the process that it needs. */
export type Needed = "database" | "mail server" | "storage" | "trace collector";

/** What the operator does first, in the line that says that it is gone. */
const ADVICE: Readonly<Record<Needed, string>> = {
  database: "see whether the server runs and takes writes, its own log, and DATABASE_URL",
  "mail server": "mails wait in the outbox; see whether the server answers, and SMTP_URL",
  storage: "uploads are refused; see whether the bucket answers, its keys and its quota",
  "trace collector": "traces are lost meanwhile, nothing else; see whether it answers, and OTEL_EXPORTER_OTLP_ENDPOINT",
};

/** What comes before that, by what the reason says. */
const FIRST: readonly [RegExp, string][] = [
  [/ENOTFOUND|EAI_AGAIN|EDNS/, "its name cannot be resolved, so check the DNS of this machine (getent hosts NAME)"],
  [/53100|ENOSPC|EDQUOT|No space left/i, "its disk is full, so free space there: it goes on by itself"],
];

/** One line when it goes, with the reason, and one when it is back: not one for each request that meets it. */
export class Outage {
  private since: number | null = null;
  private refused = 0;
  private readonly needed: Needed;

  constructor(needed: Needed) {
    this.needed = needed;
  }

  get isOn(): boolean {
    return this.since !== null;
  }

  begin(error: unknown): void {
    this.refused += 1;
    if (this.isOn) return;
    this.since = performance.now();
    const reason = reasonOf(error);
    const first = FIRST.find(([pattern]) => pattern.test(reason))?.[1];
    const advice = [...(first ? [first] : []), ADVICE[this.needed]].join("; ");
    log.error({ reason }, `the ${this.needed} is not available: ${advice}`);
  }

  /** A request or a job that could not be served, while it is on or about to be. */
  refuse(): void {
    this.refused += 1;
  }

  end(): void {
    if (this.since !== null) {
      const seconds = Math.round((performance.now() - this.since) / 1_000);
      log.warn({ seconds, refused: this.refused }, `the ${this.needed} is available again`);
    }
    this.since = null;
    this.refused = 0;
  }
}

export const outages: Readonly<Record<Needed, Outage>> = {
  database: new Outage("database"),
  "mail server": new Outage("mail server"),
  storage: new Outage("storage"),
  "trace collector": new Outage("trace collector"),
};

/** The innermost cause, on one line and without values. */
function reasonOf(error: unknown): string {
  const heads = faultLine(error)
    .split("\n")
    .filter((line, number) => number === 0 || line.startsWith("caused by "));
  return (heads.at(-1) ?? "").replace("caused by ", "");
}
