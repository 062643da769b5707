import autocannon from "autocannon";

export type Crowd = { origin: string; paths: readonly string[]; cookie: string; connections: number; seconds: number };
export type Answered = { good: number; refused: number; latencies: number[] };

/** Requests these pages over several connections, on each as soon as the last was answered. Counts the pages and the 503s. */
export async function crowd({ origin, paths, cookie, connections, seconds }: Crowd): Promise<Answered> {
  const answered: Answered = { good: 0, refused: 0, latencies: [] };
  await new Promise<void>((resolve, reject) => {
    const asking = autocannon(
      {
        url: origin,
        connections,
        duration: seconds,
        timeout: 30,
        headers: { cookie, "accept-encoding": "br, gzip" },
        requests: paths.map((path) => ({ path })),
      },
      (error) => (error ? reject(error) : resolve()),
    );
    asking.on("response", (_client, status, _bytes, milliseconds) => {
      if (status === 503) answered.refused += 1;
      if (status !== 200) return;
      answered.good += 1;
      answered.latencies.push(milliseconds);
    });
  });
  return answered;
}
