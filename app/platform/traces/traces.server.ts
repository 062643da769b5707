import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import type { Attributes, Span } from "@opentelemetry/api";
import type { Settings } from "../settings.server";
import type { Tracing } from "./tracing";

let tracing: Tracing | null = null;

/** The request or job that is being handled; null when it is not traced. */
const current = new AsyncLocalStorage<Span | null>();

/** Loads the library only when traces are to be sent. */
export async function openTraces(settings: Settings): Promise<void> {
  if (settings.traces === null) return;
  const { openTelemetry } = await import("./open-telemetry.server");
  tracing = openTelemetry(settings.traces, settings.trustedProxies);
}

/** Sends what waits, for a short time at most. */
export async function closeTraces(): Promise<void> {
  const open = tracing;
  tracing = null;
  await open?.close();
}

/** The name of the route is known only when the request ends. */
export function beginRequest({ headers, socket }: IncomingMessage): Span | null {
  if (tracing === null) return null;
  const { traceparent } = headers;
  const isContinued = typeof traceparent === "string" && tracing.isTrusted(socket.remoteAddress ?? "");
  return tracing.begin({ name: "request", kind: "request", parent: isContinued ? traceparent : null });
}

type Answered = { request: string; route: string; method: string; status: number };
const FAILED = 500;

export function endRequest(span: Span, { request, route, method, status }: Answered): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    "http.request.method": method,
    "http.route": route,
    "http.response.status_code": status,
    "psp.request.id": request,
  });
  if (status >= FAILED) tracing?.fail(span, String(status));
  span.end();
}

/** Runs `work`, whose queries and calls are parts of this span. */
export const inSpan = <Result>(span: Span | null, work: () => Result): Result =>
  tracing === null ? work() : current.run(span, work);

/** A callback of a queue runs where it was given to it, not in the request that empties the queue. */
export const boundToSpan = (callback: Callback): Callback =>
  tracing === null ? callback : AsyncResource.bind(callback);

type Callback = (...given: unknown[]) => void;

export async function tracedJob(name: string, work: () => Promise<void>): Promise<void> {
  const span = tracing?.begin({ name, kind: "job", attributes: { "psp.job": name } }) ?? null;
  return inSpan(span, () => (span === null ? work() : ended(span, work)));
}

/** What the request or job asks of another service. */
export function tracedCall<Result>(
  name: string,
  work: () => Promise<Result>,
  attributes?: Attributes,
): Promise<Result> {
  const parent = current.getStore();
  const span = parent && tracing?.begin({ name, kind: "call", parent, ...(attributes && { attributes }) });
  return span ? ended(span, work) : work();
}

export const isTraced = (): boolean => Boolean(current.getStore());

export function tracedQuery<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  if (!isTraced()) return work();
  const name = /\w+/.exec(text)?.[0].toUpperCase() ?? "SQL";
  return tracedCall(name, work, { "db.system.name": "postgresql", "db.query.text": withoutValues(text) });
}

const LONGEST_TEXT = 500;
/** Literals: quoted, in dollar signs, numbers. The texts of our stores have parameters instead, but for constants. */
const VALUES = /'(?:[^']|'')*(?:'|$)|\$(\w*)\$[\s\S]*?(?:\$\1\$|$)|(?<![\w$."])\d+(?:\.\d+)?\b/g;
export const withoutValues = (text: string): string => text.slice(0, LONGEST_TEXT).replace(VALUES, "?");

async function ended<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    tracing?.fail(span, typeOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** A code or a class, never the message, which quotes values. */
function typeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? "Error");
}
