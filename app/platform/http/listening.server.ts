import { createServer, type RequestListener, type Server } from "node:http";

/** Milliseconds a client may take for the headers and for the whole request; `check`: how often Node enforces it. */
export type Patience = { head: number; request: number; check: number };

/** Node checks every 30 seconds by default, which would turn ten seconds into forty. */
const PATIENCE: Patience = { head: 10_000, request: 60_000, check: 1_000 };
/** Longer than proxies keep connections, so that we never close one that a proxy is about to reuse. */
const KEPT_MS = 65_000;

export function httpServer(answer: RequestListener, { head, request, check }: Patience = PATIENCE): Server {
  const limits = { headersTimeout: head, requestTimeout: request, connectionsCheckingInterval: check };
  return createServer({ ...limits, keepAliveTimeout: KEPT_MS }, answer);
}
