import pg from "pg";
import { log } from "../log.server";
import { OperatorError } from "../operator-error";
import { addressesIn } from "./addresses";
import { Positions, reportLost } from "./lost-writes.server";
import { Freshness } from "./standbys";
import { IDENTITY, type Identity, type Timelines } from "./timelines.server";

/** How often each server is asked what it is, and how long it may take to answer. */
const BEAT_MS = 1_000;
const PATIENCE_MS = 2_000;

/** A server of DATABASE_URL. */
type Place = { host: string; port: number };
type Said = Identity & {
  writable: boolean;
  /** Bytes of WAL written or, by a standby, replayed. */
  lsn: number;
};
/** What is known of a server: what it last said, or why it does not answer. Undefined until the first try has ended. */
export type Seen = Place & { said?: Said | { silent: string } };

/** What a client needs: where to connect, and to be cut when another server takes its place. */
export type Chosen = {
  /** Null while there is none: the only servers that take writes are old primaries, or no standby answers. */
  current(): Place | null;
  /** Closes this client's line when another server than its own is chosen. */
  keep(client: pg.Client, place: Place): void;
};

export type Servers = Chosen & {
  /** The standby for reading. */
  standby: Chosen & {
    /** Whether it has everything until `since`, a moment of `performance.now()`, and is at most `lag` milliseconds behind. */
    isFresh(since: number, lag: number): boolean;
  };
  /** Resolves once a server is chosen; throws `OperatorError` when none of them can be. */
  chosen(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Watches the servers of an address with several hosts, on one connection to each, and chooses the one that takes writes.
 * When another is promoted, every client of the old one is cut, so that pools, listener and jobs connect to the new one.
 */
export function watchServers(url: string, timelines: Timelines): Servers {
  const addresses = addressesIn(url);
  const seen: Seen[] = addresses.map((connectionString) => {
    const { host, port } = new pg.Client({ connectionString });
    return { host, port };
  });
  const ofPrimary = new Kept();
  const ofStandby = new Kept();
  const freshness = new Freshness();
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  let system: string | null = null;
  let place: Seen | null = null;
  let standby: Seen | null = null;
  const positions = new Positions();

  const decide = () => {
    for (const { said } of seen) if (said && "system" in said) timelines.see(said);
    if (!seen.every(({ said }) => said)) return; // an old primary may be the first to answer
    const next = chooseAmong(seen, { place, system, highest: timelines.highest });
    if (next !== place) {
      if (next && system) log.warn({ server: nameOf(next) }, "the database server that takes writes is another one");
      if (next?.said && "system" in next.said) system = next.said.system;
      if (next) compare(next, positions);
      place = next;
      ofPrimary.cutOthers(next);
      freshness.forget();
    }
    const reading = standbyAmong(seen, { place, standby });
    if (reading !== standby) {
      standby = reading;
      ofStandby.cutOthers(reading);
      freshness.forget();
    }
    if (place?.said && "system" in place.said && place.said.writable) positions.note(place.said.lsn, new Date());
    first.resolve();
  };
  const watches = seen.map((server, position) => {
    const tell = (said: NonNullable<Seen["said"]>, askedAt: number) => {
      reportOldPrimary(server, said, timelines);
      server.said = said;
      decide();
      if ("silent" in said) return;
      if (server === place) freshness.wrote(askedAt, said.lsn);
      else if (server === standby) freshness.read(said.lsn);
    };
    return watch(addresses[position] ?? "", tell, stopping.signal);
  });

  return {
    current: () => place,
    keep: (client, at) => ofPrimary.add(client, at),
    standby: {
      current: () => standby,
      keep: (client, at) => ofStandby.add(client, at),
      isFresh: (since, lag) => standby !== null && freshness.isFresh(since, { lag, now: performance.now() }),
    },
    async chosen() {
      await first.promise;
      if (!place) throw new OperatorError(noneOf(seen, timelines));
    },
    async stop() {
      stopping.abort();
      await Promise.all([...watches, timelines.written()]);
    },
  };
}

/** The clients of the chosen server. */
class Kept {
  private readonly clients = new Map<pg.Client, Place>();

  add(client: pg.Client, at: Place): void {
    this.clients.set(client, at);
    client.once("end", () => this.clients.delete(client));
  }

  cutOthers(than: Place | null): void {
    for (const [client, at] of this.clients) if (at !== than) cut(client);
  }
}

/** A standby of the present primary; the present one stays for as long as it answers as one. */
function standbyAmong(seen: readonly Seen[], now: { place: Seen | null; standby: Seen | null }): Seen | null {
  const primary = now.place?.said;
  if (!primary || "silent" in primary) return null;
  const able = seen.filter(
    ({ said }) =>
      said &&
      "system" in said &&
      !said.writable &&
      said.system === primary.system &&
      said.timeline === primary.timeline, // one that stayed behind at a promotion has rows that were lost
  );
  return able.find((one) => one === now.standby) ?? able[0] ?? null;
}

type Known = { place: Seen | null; system: string | null; highest(system: string): number };

/**
 * The server that takes writes, of the highest timeline that was ever seen of its cluster; the present one where two are
 * equal. While there is none, the present one stays, and what it cannot do fails there; null when it is an old primary.
 */
export function chooseAmong(seen: readonly Seen[], { place, system, highest }: Known): Seen | null {
  const able = seen.filter(({ said }) => {
    if (!said || "silent" in said || !said.writable) return false;
    return said.timeline >= highest(said.system) && (system === null || said.system === system);
  });
  const stays = place?.said && "system" in place.said && isOld(place.said, { highest }) ? null : place;
  return able.find((one) => one === place) ?? able[0] ?? stays;
}

const isOld = (said: Said, { highest }: Pick<Timelines, "highest">): boolean =>
  said.writable && said.timeline < highest(said.system);

/** Says once that a primary came back after another had taken its place. */
function reportOldPrimary(
  { said: before, ...server }: Seen,
  said: NonNullable<Seen["said"]>,
  timelines: Timelines,
): void {
  if ("silent" in said || !isOld(said, timelines)) return;
  if (before && "writable" in before && before.writable && before.timeline === said.timeline) return;
  log.error(
    { server: nameOf(server) },
    "an old primary is refused, what it would be told is lost to the new one: make it a standby (pg_rewind or pg_basebackup) or stop it",
  );
}

/** A standby that was behind when it was promoted is without what it had not received. */
function compare(next: Seen, positions: Positions): void {
  const missing = next.said && "system" in next.said ? positions.missingAt(next.said.lsn) : null;
  if (missing) reportLost(missing, nameOf(next));
  positions.forget();
}

const nameOf = ({ host, port }: Place): string => (host.startsWith("/") ? host : `${host}:${port}`);

/** The sentence for the operator when no server of the address can be used. */
function noneOf(seen: readonly Seen[], timelines: Timelines): string {
  const states = seen.map((server) => `${nameOf(server)} ${stateOf(server.said, timelines)}`);
  return `Niciun server din DATABASE_URL nu primește scrieri: ${states.join("; ")}. Porniți primarul sau promovați o replică, apoi porniți din nou.`;
}

function stateOf(said: Seen["said"], timelines: Timelines): string {
  if (!said) return "nu a răspuns încă";
  if ("silent" in said) return `nu răspunde (${said.silent})`;
  if (isOld(said, timelines))
    return `este un primar vechi (linia de timp ${said.timeline}, iar ultima văzută este ${timelines.highest(said.system)})`;
  return said.writable ? "ține de alt cluster" : "primește numai citiri";
}

/** Asks one server again and again. A lost connection is told at once, a promotion within a beat. */
async function watch(
  connectionString: string,
  tell: (said: NonNullable<Seen["said"]>, askedAt: number) => void,
  stopping: AbortSignal,
) {
  let wake = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, BEAT_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (stopping.aborted) wake();
    });
  stopping.addEventListener("abort", () => wake());
  while (!stopping.aborted) {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    // not a promise that each beat races: what waits for it would pile up for as long as the connection stands
    let lost: Error | null = null;
    const lose = (error = new Error("Connection terminated")) => {
      lost ??= error;
      wake();
    };
    client.on("error", lose);
    client.on("end", () => lose());
    try {
      await client.connect();
      while (!stopping.aborted) {
        const askedAt = performance.now();
        tell(await whatIs(client), askedAt);
        await pause();
        if (lost) throw lost;
      }
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      tell({ silent: code ?? message }, performance.now());
    } finally {
      cut(client);
    }
    await pause();
  }
}

async function whatIs(client: pg.Client): Promise<Said> {
  const { rows } = await client.query<Said>(
    `select current_setting('transaction_read_only') = 'off' as writable, ${IDENTITY},
            (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
              - '0/0'::pg_lsn)::float8 as lsn`,
  );
  return rows[0] as Said;
}

/** Closes the line without a farewell, for which a frozen server would be waited. */
function cut(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
