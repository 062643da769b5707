import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

/** Milliseconds after which requests that are not answered are cut. */
const LONGEST_MS = 10_000;
const IDLE_MS = 50;
/**
 * Milliseconds in which a proxy ends the connections that it keeps for its next requests. Were they closed here, a request that
 * is on its way would be lost, and no proxy sends a POST again. It must be longer than `keepalive_timeout` in
 * packaging/nginx/psp.conf.
 */
const PROXY_MS = 5_000;

/**
 * Refuses new connections, and resolves when those that are open have been answered and closed. The caller has every answer
 * carry `Connection: close` by then.
 */
export async function drain(
  server: Server,
  { isBehindProxy, proxyMs = PROXY_MS }: { isBehindProxy: boolean; proxyMs?: number },
): Promise<void> {
  // right after Node has accepted all connections that arrived: closing resets those that wait to be accepted
  await new Promise(setImmediate);
  // without http's own close, which ends idle connections at once
  const drained = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const began = performance.now();
  // connections are idle once they are answered, and browsers would keep them open
  const idle = setInterval(() => {
    if (!isBehindProxy || performance.now() - began > proxyMs) server.closeIdleConnections();
  }, IDLE_MS);
  const cut = setTimeout(() => server.closeAllConnections(), LONGEST_MS);
  await drained;
  clearInterval(idle);
  clearTimeout(cut);
}
