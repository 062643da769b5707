import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { Counter, Gauge, Histogram } from "prom-client";
import { isSignIn } from "~/modules/accounts/rules/doors";
import { onConnections } from "~/platform/database/connection.server";
import { type Arrival, ArrivingBodies, hasBody } from "~/platform/http/arriving-body.server";
import { Gate, type Slot } from "~/platform/http/gate.server";
import { overloadedAnswer } from "~/platform/http/plain-page.server";

const MEGA = 1024 * 1024;
/** So many wait, at some kilobytes each, while those who would be refused at once come back at once and cost more. */
const MOST_WAITING = 2_000;
const WAIT_MS = 2_000;
/** Passwords are slow on purpose, so whoever signs in may have to wait for those before. */
const SIGN_IN_WAIT_MS = 5_000;
/** A page asks the database for several things at once. With more in flight nothing is done sooner, and all is done later. */
const CONNECTIONS_OF_ONE = 2;
const SIGN_IN_SLOTS = 4;
const KEPT_SLOTS = 2;
/** Of all forms and files that are being received at the same time. */
const MOST_HELD = 256 * MEGA;

export type Admission = { gates: Record<"pages" | "kept" | "sign-in", Gate>; bodies: ArrivingBodies };

/**
 * How much is worked on at once. Signing in, and pages that are made in order to be kept for everybody, have slots of
 * their own, so that they are answered however many others ask for other things.
 */
export function openAdmission({ connections, largestBody }: { connections: number; largestBody: number }): Admission {
  const gate = (slots: number, waitMs: number) => new Gate({ slots, waitMs, mostWaiting: MOST_WAITING });
  return {
    gates: {
      pages: gate(Math.ceil(connections / CONNECTIONS_OF_ONE), WAIT_MS),
      kept: gate(KEPT_SLOTS, WAIT_MS),
      "sign-in": gate(SIGN_IN_SLOTS, SIGN_IN_WAIT_MS),
    },
    bodies: new ArrivingBodies({ most: MOST_HELD, largest: largestBody }),
  };
}

/** What `/metrics` says of it; counted where it happens, read when it is asked. */
export function measureAdmission({ gates }: Admission): void {
  const all = Object.entries(gates);
  const waited = new Histogram({
    name: "psp_requests_waited_seconds",
    help: "How long requests waited before they were worked on",
    labelNames: ["lane"],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 5],
  });
  for (const [lane, gate] of all) gate.onStart = (seconds) => waited.observe({ lane }, seconds);
  const measure = (kind: typeof Gauge | typeof Counter, name: string, help: string, value: (gate: Gate) => number) =>
    new kind({
      name: `psp_requests_${name}`,
      help,
      labelNames: ["lane"],
      collect() {
        this.reset();
        for (const [lane, gate] of all) this.inc({ lane }, value(gate));
      },
    });
  measure(Gauge, "in_flight", "Requests that are worked on", (gate) => gate.inFlight);
  measure(Gauge, "queued", "Requests that wait to be worked on", (gate) => gate.waiting);
  measure(
    Counter,
    "refused_total",
    "Requests that were answered 503 without being read",
    (gate) => gate.counts.refused,
  );
  measure(Counter, "abandoned_total", "Requests whose client left while they waited", (gate) => gate.counts.abandoned);
}

/** What the server gives along with a request; in process (tests) there is nothing. */
type Bindings = { incoming?: IncomingMessage; outgoing?: ServerResponse; forEveryone?: boolean };

/** Lets a request in when there is a slot, before anything of it is read; its body is received outside of the slot. */
export function admitted({ gates, bodies }: Admission, clientOf: (context: Context) => string): MiddlewareHandler {
  return async (context, next) => {
    const { incoming, outgoing, forEveryone = false } = (context.env ?? {}) as Bindings;
    const lane = laneOf(context.req, forEveryone);
    const slot = await gates[lane].enter(clientOf(context), (giveUp) => onClose(outgoing, giveUp));
    if (typeof slot === "string") return overloadedAnswer(context.req);
    const arrival = await slot.run(async () => {
      const arrived = await bodyOf(slot, bodies, { incoming, outgoing });
      if (arrived !== "arrived") return arrived;
      await onConnections(lane === "sign-in" ? "reserved" : "requests", next);
      return arrived;
    });
    return arrival === "arrived" ? undefined : overloadedAnswer(context.req);
  };
}

/** A question that strangers ask of a public page is one of endless ones: it waits with the others. */
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
