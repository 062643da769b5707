/** A reader as identified by connection and browser. Kept for seconds, in memory only. */
export type Reader = {
  /** The address of the connection, and the `X-Forwarded-For` of proxies. */
  peer: string;
  forwarded: string | undefined;
  agent: string | undefined;
  /** The `Sec-Purpose` of prefetches. */
  purpose: string | undefined;
  /** Null for signed-out readers. */
  organisationId: string | null;
};

/** In process (tests) there is no connection. */
const NO_CONNECTION = "127.0.0.1";

/** `incoming`: the request as Node has it. */
export const readerOf = (header: (name: string) => string | undefined, incoming: unknown): Reader => ({
  peer: (incoming as { socket?: { remoteAddress?: string } } | undefined)?.socket?.remoteAddress ?? NO_CONNECTION,
  forwarded: header("x-forwarded-for"),
  agent: header("user-agent"),
  purpose: header("sec-purpose") ?? header("purpose") ?? header("x-moz"),
  organisationId: null,
});
