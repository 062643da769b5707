import { createHash } from "node:crypto";
import pg from "pg";
import { isTraced, tracedQuery } from "../traces/traces.server";
import { isOutdatedStatement, takesNoConnections } from "./errors.server";
import type { Chosen } from "./servers.server";

const INT8 = pg.types.builtins.INT8;

/** Parses int8 (money, counts) as a number. Throws `RangeError` instead of rounding. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`);
  return value;
}

/** Adds the int8 parser to `types`: Drizzle passes its own parsers with each query, bypassing those of the client. */
function withSafeIntegers(types: pg.CustomTypesConfig): pg.CustomTypesConfig {
  const inner = types.getTypeParser as (oid: number, format?: string) => unknown;
  const parser = (oid: number, format?: string) =>
    oid === INT8 && format !== "binary" ? safeInteger : inner(oid, format);
  return { getTypeParser: parser as typeof types.getTypeParser };
}

let refused = false;

/**
 * True from when the server refused a new connection because it is stopping or starting, until one is opened. One that is
 * stopping may go on serving the connections that it has.
 */
export const refusesConnections = (): boolean => refused;

type Query = (first: unknown, ...rest: unknown[]) => unknown;
type Answered = (error: unknown, result?: unknown) => void;
type TypedQuery = { text: string; name?: string; types: pg.CustomTypesConfig };

export type ClientConfig = pg.ClientConfig & {
  /** Where the address has several hosts: the client connects to the one that is chosen then. */
  servers?: Chosen | undefined;
  /** Behind a pooler that lends a connection for one transaction, where the next statement would not find a named one. */
  isUnnamed?: boolean | undefined;
  /** Sent once, as soon as the connection is open. Only for connections that are not lent to others. */
  opening?: string | undefined;
};

/**
 * The client of all pools. Without the error listener, a connection lost while it is checked out and idle would end the
 * process; the next query on it reports the loss anyway.
 */
export class DatabaseClient extends pg.Client {
  /** Part of the statement names; increased after a migration, so that every statement is prepared again. */
  private generation = 0;
  private readonly config: ClientConfig;

  constructor(config: ClientConfig = {}) {
    super(config);
    this.config = config;
    this.on("error", () => {});
    this.setTypeParser(INT8, safeInteger);
    const query = this.query.bind(this) as Query;
    const answered: Query = (first, ...rest) => {
      const isTyped = hasTypes(first);
      const text = isTyped ? first.text : first;
      if (!isTyped && !(typeof text === "string" && isTraced())) return query(first, ...rest);
      const callback = typeof rest.at(-1) === "function" ? (rest.pop() as Answered) : null;
      const answer = tracedQuery(text as string, () =>
        isTyped ? this.answer(query, first, rest) : (query(first, ...rest) as Promise<unknown>),
      );
      if (!callback) return answer;
      // `pg.Pool` uses callbacks; an error thrown by one must not reject this promise
      answer.then(
        (result) => process.nextTick(callback, null, result),
        (error) => process.nextTick(callback, error),
      );
      return undefined;
    };
    this.query = answered as typeof this.query;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error | null) => void): void;
  override connect(callback?: (error: Error | null) => void): unknown {
    const opened = this.open();
    if (!callback) return opened;
    opened.then(
      () => process.nextTick(callback, null),
      (error) => process.nextTick(callback, error),
    );
    return undefined;
  }

  private async open(): Promise<this> {
    const { servers, opening } = this.config;
    if (servers) this.goTo(servers);
    try {
      await super.connect();
      refused = false;
      if (opening) await this.query(opening);
      return this;
    } catch (error) {
      refused = takesNoConnections(error);
      this.end().catch(() => {}); // nobody else ends a client that could not be opened
      throw error;
    }
  }

  private goTo(servers: Chosen): void {
    const place = servers.current();
    if (!place)
      throw Object.assign(new Error("No server can be used: only an old primary takes writes, or no standby answers"), {
        code: "08001",
      });
    // also read for TLS, whose certificate must be that of this host
    this.host = place.host;
    this.port = place.port;
    servers.keep(this, place);
  }

  /** Sends the query as a prepared statement named by its text, so that the server parses it once per connection. */
  private async answer(query: Query, asked: TypedQuery, rest: unknown[]): Promise<unknown> {
    const typed = { ...asked, types: withSafeIntegers(asked.types) };
    const name = this.config.isUnnamed ? undefined : statementName(asked.text);
    if (asked.name || !name) return query(typed, ...rest);
    const named = () => query({ ...typed, name: `${name}.${this.generation}` }, ...rest);
    const { generation } = this;
    try {
      return await named();
    } catch (error) {
      if (!isOutdatedStatement(error)) throw error;
      if (this.generation === generation) this.generation += 1;
      if (this.getTransactionStatus() !== "I") throw error; // the transaction is lost, and runs once more
      return named();
    }
  }
}

function hasTypes(query: unknown): query is TypedQuery {
  return typeof query === "object" && query !== null && "types" in query && query.types !== undefined;
}

/**
 * Queues the queries of a transaction, which may be sent concurrently, on its connection. `end` sends the last one; a later
 * query, which somebody did not await, is rejected instead of running in another transaction.
 */
export function oneAtATime(held: pg.PoolClient): { client: pg.PoolClient; end(text: string): Promise<pg.QueryResult> } {
  const send = held.query.bind(held) as Query;
  let tail: Promise<unknown> = Promise.resolve();
  let ended = false;
  const queue = (query: Parameters<Query>) => {
    const answer = tail.then(() => send(...query));
    tail = answer.catch(() => {});
    return answer;
  };
  const query: Query = async (...query) => {
    if (ended) throw new Error("The transaction of this query has already ended: something was not awaited");
    return queue(query);
  };
  const client = new Proxy(held, {
    get: (target, name) => (name === "query" ? query : Reflect.get(target, name, target)),
  });
  const end = (text: string) => {
    ended = true;
    return queue([text]) as Promise<pg.QueryResult>;
  };
  return { client, end };
}

/** A prepared statement costs the server some tens of KB on each connection, so a text that varies must not fill it. */
const MOST = 1_000;
const names = new Map<string, string>();

/** The prepared statement name of this text; undefined for writes, and when too many texts have one. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MOST || !/^\(*(select|with)\b/i.test(text)) return undefined;
  const name = createHash("sha1").update(text).digest("base64url");
  names.set(text, name);
  return name;
}
