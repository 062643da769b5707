import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { isSignIn } from "~/modules/accounts/rules/sign-in-paths";
import { hasSession } from "~/modules/accounts/session/session.server";
import { takesManyFiles } from "~/modules/library/rules/paths";
import { onConnections } from "~/platform/database/connection.server";
import { type Arrival, ArrivingBodies, hasBody } from "~/platform/http/arriving-body.server";
import { Aside } from "~/platform/http/aside.server";
import { receivedBody } from "~/platform/http/form-body.server";
import { Gate, type Slot } from "~/platform/http/gate.server";
import { overloadedAnswer, tooLargeAnswer } from "~/platform/http/plain-page.server";
import { refuseAtOnce } from "~/platform/http/refused-at-once.server";
import { type Figure, gauge, histogram, readCounter } from "~/platform/metrics/figures.server";

const MEGA = 1024 * 1024;
/** Requests. A waiting one costs some kilobytes; a refused client retries at once, which costs more. */
const MOST_WAITING = 2_000;
const WAIT_MS = 2_000;
/** Of requests with slots of their own: passwords are hashed slowly on purpose, and a kept page is rendered once for everybody. */
const RESERVED_WAIT_MS = 5_000;
/** A page sends several queries at once. With more pages in flight all of them finish later and none sooner. */
const CONNECTIONS_PER_REQUEST = 2;
const SIGN_IN_SLOTS = 4;
const KEPT_SLOTS = 2;
/** Bytes of all request bodies that are being received at the same time. */
const MOST_HELD = 256 * MEGA;

export type Admission = { gates: Record<"pages" | "kept" | "sign-in", Gate>; bodies: ArrivingBodies };

/**
 * Limits how many requests are handled at once. Sign-ins, and pages rendered for the page cache, have slots of their own,
 * so that other traffic cannot keep them waiting.
 */
export function openAdmission({ connections, largestBody }: { connections: number; largestBody: number }): Admission {
  const gate = (slots: number, waitMs: number) => new Gate({ slots, waitMs, mostWaiting: MOST_WAITING });
  return {
    gates: {
      pages: gate(Math.ceil(connections / CONNECTIONS_PER_REQUEST), WAIT_MS),
      kept: gate(KEPT_SLOTS, RESERVED_WAIT_MS),
      "sign-in": gate(SIGN_IN_SLOTS, RESERVED_WAIT_MS),
    },
    bodies: new ArrivingBodies({
      most: MOST_HELD,
      largest: largestBody,
      isKnown: hasSession,
      takesMany: takesManyFiles,
    }),
  };
}

/** Methods whose refusal is the same for every address. That of a form says what became of it. */
const READING = ["GET", "HEAD"];

/** What is measured of the requests that wait and that are worked on. */
export function admissionFigures({ gates }: Admission): Figure[] {
  const all = Object.entries(gates);
  const waited = histogram({
    name: "psp_requests_waited_seconds",
    help: "How long requests waited before they were worked on",
    labels: ["lane"],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 5],
  });
  for (const [lane, gate] of all) gate.onStart = (seconds) => waited.observe({ lane }, seconds);
  const measured = (kind: typeof gauge, name: string, help: string, value: (gate: Gate) => number) =>
    kind({
      name: `psp_requests_${name}`,
      help,
      labels: ["lane"],
      read: () => all.map(([lane, gate]) => ({ labels: { lane }, value: value(gate) })),
    });
  return [
    waited,
    measured(gauge, "in_flight", "Requests that are worked on", ({ inFlight }) => inFlight),
    measured(gauge, "queued", "Requests that wait to be worked on", ({ waiting }) => waiting),
    measured(
      readCounter,
      "refused_total",
      "Requests that were answered 503 without being read",
      ({ counts }) => counts.refused,
    ),
    measured(
      readCounter,
      "abandoned_total",
      "Requests whose client left while they waited",
      ({ counts }) => counts.abandoned,
    ),
  ];
}

/** The environment that the server passes with a request; empty in process (tests). */
type Bindings = { incoming?: IncomingMessage; outgoing?: ServerResponse; forEveryone?: boolean };

/** Waits for a slot before anything of the request is read. The body is received without holding the slot. */
export function admitted({ gates, bodies }: Admission, clientOf: (context: Context) => string): MiddlewareHandler {
  return async (context, next) => {
    const { incoming, outgoing, forEveryone = false } = (context.env ?? {}) as Bindings;
    const lane = laneOf(context.req, forEveryone);
    const slot = await gates[lane].enter(clientOf(context), (giveUp) => onClose(outgoing, giveUp));
    if (typeof slot === "string") {
      // a page for everybody may be answered with a kept one instead
      const isSimple =
        incoming && outgoing && !forEveryone && READING.includes(context.req.method) && !hasBody(incoming);
      return isSimple ? refuseAtOnce(outgoing, context.req) : overloadedAnswer(context.req);
    }
    const arrival = await slot.run(async () => {
      const arrived = await bodyOf(slot, bodies, { incoming, outgoing });
      if (arrived !== "arrived") return arrived;
      await onConnections(lane === "sign-in" ? "reserved" : "requests", next);
      return arrived;
    });
    if (arrival === "too large") return tooLargeAnswer(context.req);
    return arrival === "arrived" ? undefined : overloadedAnswer(context.req);
  };
}

/** Receives bodies where no server has done so before: in process (tests). */
export const receivedInProcess: MiddlewareHandler = async ({ req }, next) => {
  if (req.raw.body !== null) {
    const isKnown = () => hasSession(req.header("cookie") ?? "");
    const aside = takesManyFiles(req.path) && (await isKnown()) ? new Aside() : null;
    try {
      const body = await receivedBody(req.raw.body, req.header("content-type") ?? "", isKnown, undefined, aside);
      if (body === null) return tooLargeAnswer(req);
      req.raw = new Request(req.raw, { body: new Uint8Array(body) });
      await next();
    } finally {
      await aside?.release();
    }
    return undefined;
  }
  await next();
  return undefined;
};

/** Query strings of public pages are unbounded, so pages with one wait with the other requests. */
function laneOf({ path, url }: Context["req"], forEveryone: boolean): keyof Admission["gates"] {
  if (isSignIn(path)) return "sign-in";
  return forEveryone && !url.includes("?") ? "kept" : "pages";
}

async function bodyOf(slot: Slot, bodies: ArrivingBodies, { incoming, outgoing }: Bindings): Promise<Arrival> {
  if (!incoming || !outgoing || !hasBody(incoming)) return "arrived";
  return slot.waitOutside(() => bodies.read(incoming, (release) => outgoing.once("close", release)));
}

function onClose(outgoing: ServerResponse | undefined, giveUp: () => void): () => void {
  outgoing?.once("close", giveUp);
  return () => void outgoing?.off("close", giveUp);
}
