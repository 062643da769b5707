import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Span } from "@opentelemetry/api";
import type { Context } from "hono";
import { logAnswer } from "../log.server";
import { counter, type Figure, histogram } from "../metrics/figures.server";
import { settings } from "../settings.server";
import { beginRequest, endRequest, inSpan } from "../traces/traces.server";

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

/** One request, from its head to the last byte of its answer: measured, traced where traces are sent and, unless ACCESS_LOG is off, one line of the log. */
export class Access {
  private known: string | undefined;
  private route = UNKNOWN;
  private readonly began = performance.now();
  private readonly method: string;
  private readonly response: ServerResponse;
  private readonly socket: Socket;
  private readonly span: Span | null;
  private readonly writtenBefore: number;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.method = request.method ?? "";
    this.response = response;
    this.socket = request.socket;
    this.span = request.url === LIVE ? null : beginRequest(request);
    this.writtenBefore = request.socket.bytesWritten;
  }

  /** Its id in the log and in the journal. */
  get id(): string {
    this.known ??= randomUUID();
    return this.known;
  }

  /** Lets the application find it (`accessOf`) and ends it with its answer. A page of the cache, which is answered at once, needs neither. */
  follow(request: IncomingMessage): void {
    open.set(request, this);
    this.response.once("close", () => this.end());
  }

  /** Runs the handling of the request, whose queries are then parts of its trace. */
  handledBy<Result>(work: () => Result): Result {
    return inSpan(this.span, work);
  }

  isOf(route: string): void {
    this.route = route;
  }

  end(): void {
    const { route, method } = this;
    const milliseconds = performance.now() - this.began;
    const status = this.response.headersSent ? this.response.statusCode : CLIENT_LEFT;
    answered.inc({ route, status: `${Math.floor(status / 100)}xx` });
    if (route !== LIVE) took.observe({ route }, milliseconds / 1_000); // a stream lasts as long as its page is open
    if (this.span) endRequest(this.span, { request: this.id, route, method, status });
    if (!settings().accessLog) return;
    const ms = Math.round(milliseconds * 10) / 10;
    logAnswer({ request: this.id, route, method, status, ms, bytes: this.socket.bytesWritten - this.writtenBefore });
  }
}

/** Undefined in process (tests). */
export const accessTo = (incoming: unknown): Access | undefined => open.get(incoming as IncomingMessage);

export function accessOf({ env }: Context): Access | undefined {
  const { incoming } = (env ?? {}) as { incoming?: IncomingMessage };
  return incoming && open.get(incoming);
}
