/** Who reads, as the connection and the browser say it. Kept for seconds, in memory only. */
export type Reader = {
  /** The address at the other end of the connection, and what proxies said of those before it. */
  peer: string;
  forwarded: string | undefined;
  agent: string | undefined;
  /** What the browser says it asks for, when nobody looks at the answer yet. */
  purpose: string | undefined;
  /** Of somebody who is signed in. */
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
