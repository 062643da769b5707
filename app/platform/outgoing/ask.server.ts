import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { type Place, type Resolve, resolve as usual } from "./resolve.server";

/**
 * What an address answered. address: it is no http or https address on a usual port. inside: it leads into a private network, or
 * its redirects do. dns: its host has no address. unreachable: there is no way to it. connection: it refused or broke off.
 * certificate: it is expired or of another host. chain: the certificate lacks those between it and a known authority, which
 * browsers find by themselves. redirects: too many.
 */
type OutgoingProblem =
  | "address"
  | "inside"
  | "dns"
  | "unreachable"
  | "timeout"
  | "connection"
  | "certificate"
  | "chain"
  | "redirects";
export type OutgoingAnswer = { status: number; problem?: never } | { problem: OutgoingProblem; status?: never };

const MOST_REDIRECTS = 5;
/** In milliseconds: of one request, and of all of them together. */
const ONE_REQUEST = 8_000;
const WHOLE = 20_000;
/** In bytes: of an answer no more is read, and of its headers neither. */
const MOST_BODY = 64 * 1024;
const MOST_HEADERS = 16 * 1024;
const PORTS = new Set(["", "80", "443", "8080", "8443"]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const AGENT = "PSP-link-check/1.0";

type Asking = { resolve?: Resolve /** In milliseconds, of one request. */; oneRequest?: number; whole?: number };

class Problem extends Error {
  readonly problem: OutgoingProblem;

  constructor(problem: OutgoingProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Asks whether a page is there: by HEAD, and by GET where that was not answered well. No cookie, no name of ours, no address of a
 * reader leaves. The host is looked up once for each request and the connection made to what was found, so that a second answer of
 * DNS cannot lead elsewhere; every redirect is examined the same way.
 */
export async function askOutside(address: string, asking: Asking = {}): Promise<OutgoingAnswer> {
  const until = AbortSignal.timeout(asking.whole ?? WHOLE);
  const head = await followed("HEAD", address, asking, until);
  return isWell(head) || isFinal(head) ? head : followed("GET", address, asking, until);
}

const isWell = ({ status }: OutgoingAnswer): boolean => status !== undefined && status >= 200 && status < 300;

/** Another method would answer the same. */
const isFinal = ({ problem }: OutgoingAnswer): boolean =>
  problem !== undefined && ["address", "inside", "dns", "unreachable", "certificate", "chain"].includes(problem);

type Method = "HEAD" | "GET";

async function followed(
  method: Method,
  address: string,
  { resolve = usual, oneRequest = ONE_REQUEST }: Asking,
  until: AbortSignal,
): Promise<OutgoingAnswer> {
  try {
    let url = usable(address);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const signal = AbortSignal.any([until, AbortSignal.timeout(oneRequest)]);
      const { status, location } = await sent(method, url, await placeOf(url, resolve, signal), signal);
      if (!REDIRECTS.has(status) || location === null) return { status };
      url = usable(location, url);
    }
    return { problem: "redirects" };
  } catch (error) {
    return { problem: error instanceof Problem ? error.problem : problemOf(error) };
  }
}

function usable(address: string, from?: URL): URL {
  const url = URL.parse(address, from);
  const isUsual = url !== null && ["http:", "https:"].includes(url.protocol) && PORTS.has(url.port);
  if (!isUsual || url.username || url.password || url.hostname === "") throw new Problem("address");
  return url;
}

/** Where to connect. When a host has an address inside a network, none of its addresses is used. */
async function placeOf(url: URL, resolve: Resolve, signal: AbortSignal): Promise<Place> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const places = await Promise.race([resolve(host).catch(() => []), aborted(signal)]);
  const [first] = places;
  if (!first) throw new Problem("dns");
  if (!places.every(({ isAllowed }) => isAllowed)) throw new Problem("inside");
  return first;
}

/** Rejects when the time is over; a look-up cannot be stopped. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(new Problem("timeout"));
    signal.addEventListener("abort", () => reject(new Problem("timeout")), { once: true });
  });

/** The address was chosen before; the types of `http` do not know the option that keeps it. */
const ONE_CONNECTION = { agent: false, autoSelectFamily: false, maxHeaderSize: MOST_HEADERS } as const;

type Answered = { status: number; location: string | null };

function sent(method: Method, url: URL, place: Place, signal: AbortSignal): Promise<Answered> {
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((done, fail) => {
    const asked = request(
      url,
      {
        ...ONE_CONNECTION,
        method,
        signal,
        ...(place.port === undefined ? {} : { port: place.port }),
        headers: { host: url.host, "user-agent": AGENT, accept: "text/html,application/pdf,*/*;q=0.8" },
        ...pinnedTo(place, url),
      },
      (answer) => {
        const { statusCode: status = 0, headers } = answer;
        const settled = { status, location: headers.location ?? null };
        beginningOf(answer, () => {
          done(settled);
          asked.destroy();
        }).catch(fail);
      },
    );
    asked.on("error", fail).end();
  });
}

/** Connects to the place that was found, whatever the host would be looked up as by now. */
const pinnedTo = ({ address, family }: Place, { hostname }: URL) => ({
  ...(isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? { servername: hostname } : {}),
  lookup: ((_host, { all }, found) => {
    if (all) found(null, [{ address, family }]);
    else found(null, address, family);
  }) as NonNullable<http.RequestOptions["lookup"]>,
});

/** Reads the beginning of an answer: one that breaks off at once, or never begins, is none. */
async function beginningOf(answer: IncomingMessage, then: () => void): Promise<void> {
  let read = 0;
  for await (const piece of answer) {
    read += (piece as Buffer).length;
    if (read >= MOST_BODY) break;
  }
  then();
}

const UNREACHABLE = ["ENETUNREACH", "EHOSTUNREACH", "ENETDOWN", "EADDRNOTAVAIL"];
const CHAIN = ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "UNABLE_TO_GET_ISSUER_CERT", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"];

function problemOf(error: unknown): OutgoingProblem {
  const { name, code = "" } = error as { name?: string; code?: string };
  if (name === "AbortError" || name === "TimeoutError" || ["ABORT_ERR", "ETIMEDOUT"].includes(code)) return "timeout";
  if (UNREACHABLE.includes(code)) return "unreachable";
  if (CHAIN.includes(code)) return "chain";
  return /CERT|^ERR_TLS/.test(code) ? "certificate" : "connection";
}
