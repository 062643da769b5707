import pg from "pg";

const INT8 = pg.types.builtins.INT8;

/** Money and counts are int8 and arrive as numbers; one that a number cannot hold exactly is an error, never a rounded value. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`);
  return value;
}

/** Leaves every type but int8 to `types`: Drizzle brings its own set with each query, past the client's. */
function withSafeIntegers(types: pg.CustomTypesConfig): pg.CustomTypesConfig {
  const inner = types.getTypeParser as (oid: number, format?: string) => unknown;
  const parser = (oid: number, format?: string) =>
    oid === INT8 && format !== "binary" ? safeInteger : inner(oid, format);
  return { getTypeParser: parser as typeof types.getTypeParser };
}

type Query = (first: unknown, ...rest: unknown[]) => unknown;

/**
 * The client under all our pools. Without the error listener a connection cut while it is checked out and idle would
 * end the whole process; the next query on it reports the loss anyway.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on("error", () => {});
    this.setTypeParser(INT8, safeInteger);
    const query = this.query.bind(this) as Query;
    const withTypes: Query = (first, ...rest) => query(hasTypes(first) ? retyped(first) : first, ...rest);
    this.query = withTypes as typeof this.query;
  }
}

function hasTypes(query: unknown): query is { types: pg.CustomTypesConfig } {
  return typeof query === "object" && query !== null && "types" in query && query.types !== undefined;
}

function retyped<Q extends { types: pg.CustomTypesConfig }>(query: Q): Q {
  return { ...query, types: withSafeIntegers(query.types) };
}

/**
 * A transaction's queries may be asked for side by side, but a connection takes them one at a time. `end` sends the last
 * one: whatever is asked later was not awaited, and is refused instead of running in somebody else's transaction.
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
