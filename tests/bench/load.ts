import autocannon from "autocannon";
import type { Answering, Headers } from "./servers";

/** The result of one round of requests. */
export type Round = { perSecond: number; cpuMs: number; latencies: readonly number[] };
export type Plan = {
  paths: readonly string[];
  headers: Headers;
  connections: number;
  /** Each request has its own client address, for rate-limited pages. */
  manyVisitors?: boolean;
  /** Duration, or number of requests. */
  seconds?: number;
  requests?: number;
};

/** Requests these addresses in turn, as fast as they are answered. Throws on errors and non-2xx answers. */
export async function sendRequests(
  at: Answering,
  { paths, headers, seconds, requests: amount, connections, manyVisitors }: Plan,
): Promise<Round> {
  const latencies: number[] = [];
  const before = await at.cpu();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = {
      url: at.origin,
      connections,
      ...(seconds === undefined ? { amount } : { duration: seconds }),
      headers: { "accept-encoding": "br, gzip", ...headers },
      requests: paths.map((path) => ({ path, ...(manyVisitors ? { setupRequest: fromSomewhere } : {}) })),
    };
    const instance = autocannon(options, (error, found) => (error ? reject(error) : resolve(found)));
    instance.on("response", (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
  const cpu = (await at.cpu()) - before;
  const answered = result.requests.total;
  if (result.errors > 0 || result.non2xx > 0 || answered === 0) {
    throw new Error(`${at.origin}${paths[0]}: ${answered} answers, ${result.non2xx} refused, ${result.errors} errors`);
  }
  return { perSecond: answered / result.duration, cpuMs: cpu / answered, latencies };
}

let visitors = 0;
/** Works because the server trusts localhost as a proxy. */
function fromSomewhere(request: autocannon.Request): autocannon.Request {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return { ...request, headers: { ...request.headers, "x-forwarded-for": address } };
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 50);
}

export function percentile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))] ?? Number.NaN;
}
