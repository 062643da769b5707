import { createHmac } from "node:crypto";
import { isbot } from "isbot";
import { type LocalDate, localDateOf } from "../calendar/local-date";
import { now } from "../clock";
import { onConnections } from "../database/connection.server";
import { log } from "../log.server";
import type { Reader } from "./reader.server";
import { saltOf } from "./salts.server";

/** One visitor of one subject on one day. `visitor` is a salted hash, which cannot be traced to a person. */
export type Visit = { day: LocalDate; visitor: string; organisationId: string | null };

export type VisitsOptions = {
  /** The id of the subject at this path; null when its visits are not counted. */
  subjectAt(path: string): string | null;
  addressOf(peer: string, forwarded: string | null): string;
  /** Stores the visits that are new today. */
  count(subject: string, visits: readonly Visit[]): Promise<void>;
};

type Noted = Reader & { subject: string; at: number };

const WAIT_MS = 2_000;
/** Visits in one batch; more within two seconds are forged and are ignored. */
const MOST_NOTED = 5_000;
const HASH_LENGTH = 22;

/** Joined by line ends, which headers cannot contain. */
const keyOf = ({ peer, forwarded, agent, organisationId }: Reader, subject: string): string =>
  `${subject}\n${peer}\n${forwarded}\n${organisationId}\n${agent}`;

/**
 * Counts each visitor of a subject once a day, anonymously. While a page is answered the visit is only noted; batches are
 * stored later.
 */
export class Visits {
  private readonly options: VisitsOptions;
  private noted = new Map<string, Noted>();
  private timer: NodeJS.Timeout | null = null;

  constructor(options: VisitsOptions) {
    this.options = options;
  }

  /** Called after a page was answered. Prefetches and requests without a user agent are ignored. */
  note(path: string, reader: Reader): void {
    if (!reader.agent || isPrefetch(reader.purpose)) return;
    const subject = this.options.subjectAt(path);
    if (subject === null || this.noted.size >= MOST_NOTED) return;
    const key = keyOf(reader, subject);
    if (this.noted.has(key)) return;
    this.noted.set(key, { ...reader, subject, at: now().getTime() });
    this.timer ??= setTimeout(() => void onConnections("background", () => this.flush()), WAIT_MS).unref();
  }

  /** Stores the noted visits. When storing fails they are lost and a warning is logged. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const noted = [...this.noted.values()].filter(({ agent }) => !isbot(agent));
    this.noted = new Map();
    try {
      for (const [subject, readers] of Map.groupBy(noted, (one) => one.subject))
        await this.options.count(subject, await Promise.all(readers.map((one) => this.visitOf(one))));
    } catch (error) {
      log.warn({ error }, "visits were not counted");
    }
  }

  private async visitOf({ peer, forwarded, agent, subject, at, organisationId }: Noted): Promise<Visit> {
    const day = localDateOf(new Date(at));
    const address = this.options.addressOf(peer, forwarded ?? null);
    const hash = createHmac("sha256", await saltOf(day))
      .update(`${subject}\n${address}\n${agent}`)
      .digest("base64url");
    return { day, visitor: hash.slice(0, HASH_LENGTH), organisationId };
  }
}

const isPrefetch = (purpose: string | undefined): boolean =>
  purpose !== undefined && /prefetch|prerender/.test(purpose);
