import { createHmac } from "node:crypto";
import { isbot } from "isbot";
import { type LocalDate, localDateOf } from "../calendar/local-date";
import { now } from "../clock";
import { onConnections } from "../database/connection.server";
import { log } from "../log.server";
import type { Reader } from "./reader.server";
import { saltOf } from "./salts.server";

/** One visitor of one thing on one day. The mark can be told from others of the day, and leads to nobody. */
export type Visit = { day: LocalDate; visitor: string; organisationId: string | null };

export type VisitsOptions = {
  /** What is read at this path, when it is counted at all. */
  subjectAt(path: string): string | null;
  addressOf(peer: string, forwarded: string | null): string;
  /** Adds those that are new today. */
  count(subject: string, visits: readonly Visit[]): Promise<void>;
};

type Noted = Reader & { subject: string; at: number };

const WAIT_MS = 2_000;
/** More different readers in two seconds than any of our pages has: whoever makes them up is not counted. */
const MOST_NOTED = 5_000;
const MARK_LENGTH = 22;

/** Each part stands on a line of its own: a header holds no line end. */
const keyOf = ({ peer, forwarded, agent, organisationId }: Reader, subject: string): string =>
  `${subject}\n${peer}\n${forwarded}\n${organisationId}\n${agent}`;

/**
 * Counts who reads what, each visitor once a day, without knowing any of them. Noting is all that happens while a page is
 * answered; the rest follows in batches.
 */
export class Visits {
  private readonly options: VisitsOptions;
  private noted = new Map<string, Noted>();
  private timer: NodeJS.Timeout | null = null;

  constructor(options: VisitsOptions) {
    this.options = options;
  }

  /** After a page has been answered. Pages fetched ahead are not read yet, and programs do not read. */
  note(path: string, reader: Reader): void {
    if (!reader.agent || isAhead(reader.purpose)) return;
    const subject = this.options.subjectAt(path);
    if (subject === null || this.noted.size >= MOST_NOTED) return;
    const key = keyOf(reader, subject);
    if (this.noted.has(key)) return;
    this.noted.set(key, { ...reader, subject, at: now().getTime() });
    this.timer ??= setTimeout(() => void onConnections("background", () => this.flush()), WAIT_MS).unref();
  }

  /** Counts what was noted. A visit that cannot be counted now is lost: nobody waits for it. */
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
    const mark = createHmac("sha256", await saltOf(day))
      .update(`${subject}\n${address}\n${agent}`)
      .digest("base64url");
    return { day, visitor: mark.slice(0, MARK_LENGTH), organisationId };
  }
}

const isAhead = (purpose: string | undefined): boolean => purpose !== undefined && /prefetch|prerender/.test(purpose);
