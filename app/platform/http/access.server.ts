import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Context } from "hono";
import { v7 } from "uuid";
import { logAnswer } from "../log.server";
import { counter, type Figure, histogram } from "../metrics/figures.server";
import { settings } from "../settings.server";

/** Routes of what the application answers without a page. */
export const BUILT_FILE = "built file";
const UNKNOWN = "unknown";
const LIVE = "/live";
const OUTSIDE: ReadonlySet<string> = new Set([
  LIVE,
  "/healthz",
  "/readyz",
  "/metrics",
  "/csp-report",
  "/speculation-rules.json",
]);
export const routeOutside = (path: string): string => (OUTSIDE.has(path) ? path : UNKNOWN);

/** As proxies write it: the client left before the answer began. */
const CLIENT_LEFT = 499;

const answered = counter({
  name: "psp_http_requests_total",
  help: "Requests that were answered, by the pattern of their route and the class of their status",
  labels: ["route", "status"],
});
const took = histogram({
  name: "psp_http_request_seconds",
  help: "How long requests took until their last byte was handed over, by the pattern of their route",
  labels: ["route"],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
});
export const accessFigures: readonly Figure[] = [answered, took];

const open = new WeakMap<IncomingMessage, Access>();

/** One request, from its head to the last byte of its answer: measured and, unless ACCESS_LOG is off, one line of the log. */
export class Access {
  readonly id = v7();
  private route = UNKNOWN;
  private readonly began = performance.now();
  private readonly method: string;
  private readonly response: ServerResponse;
  private readonly socket: Socket;
  private readonly writtenBefore: number;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.method = request.method ?? "";
    this.response = response;
    this.socket = request.socket;
    this.writtenBefore = request.socket.bytesWritten;
    open.set(request, this);
  }

  isOf(route: string): void {
    this.route = route;
  }

  end(): void {
    const { id, route, method } = this;
    const milliseconds = performance.now() - this.began;
    const status = this.response.headersSent ? this.response.statusCode : CLIENT_LEFT;
    answered.inc({ route, status: `${Math.floor(status / 100)}xx` });
    if (route !== LIVE) took.observe({ route }, milliseconds / 1_000); // a stream lasts as long as its page is open
    if (!settings().accessLog) return;
    const ms = Math.round(milliseconds * 10) / 10;
    logAnswer({ request: id, route, method, status, ms, bytes: this.socket.bytesWritten - this.writtenBefore });
  }
}

/** Undefined in process (tests). */
export const accessTo = (incoming: unknown): Access | undefined => open.get(incoming as IncomingMessage);

export function accessOf({ env }: Context): Access | undefined {
  const { incoming } = (env ?? {}) as { incoming?: IncomingMessage };
  return incoming && open.get(incoming);
}
