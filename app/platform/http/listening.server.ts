import { createServer, type RequestListener, type Server } from "node:http";

/** Milliseconds that a client may take to send the head of a request, and all of it; `check`: how often Node looks. */
export type Patience = { head: number; request: number; check: number };

/** Node itself looks every 30 seconds: ten seconds would become forty. */
const PATIENCE: Patience = { head: 10_000, request: 60_000, check: 1_000 };
/** Longer than a proxy keeps its connections, so that it is never us who close one that it has just chosen. */
const KEPT_MS = 65_000;

export function httpServer(answer: RequestListener, { head, request, check }: Patience = PATIENCE): Server {
  const limits = { headersTimeout: head, requestTimeout: request, connectionsCheckingInterval: check };
  return createServer({ ...limits, keepAliveTimeout: KEPT_MS }, answer);
}
