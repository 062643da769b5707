import { median, type Plan, type Round, sendRequests } from "./load";
import { type Line, line } from "./report";
import { type Answering, answerOf, type Bare } from "./servers";

/** Many connections for cached pages, few for rendered ones: half-rendered pages cost memory and garbage collection. */
export const MANY = 32;
export const FEW = 8;
/** Warm-up for V8. */
const WARM_SECONDS = 3;

export type Rounds = { rounds: number; seconds: number };
export type Ratios = { line: Line; perSecond: number; cpu: number; cpuMs: number };

/**
 * Compares the product with a bare server that sends the same bytes, in alternating rounds, so that a busy machine affects
 * both. The client limits the ratio of requests per second but not the ratio of processor time, so both are reported.
 */
export async function besideBare(
  part: string,
  product: Answering,
  bare: Bare,
  { path, headers, connections, rounds, seconds }: Rounds & Pick<Plan, "headers" | "connections"> & { path: string },
): Promise<Ratios> {
  const answer = await answerOf(product.origin, path, headers);
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  await bare.learn(path, answer);
  const plan: Plan = { paths: [path], headers, seconds, connections };
  for (const one of [bare, product]) await sendRequests(one, { ...plan, seconds: WARM_SECONDS });
  const turns: { bare: Round; product: Round }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({ bare: await sendRequests(bare, plan), product: await sendRequests(product, plan) });
  }
  const perSecond = median(turns.map((turn) => turn.product.perSecond / turn.bare.perSecond));
  const cpu = median(turns.map((turn) => turn.bare.cpuMs / turn.product.cpuMs));
  const cpuMs = median(turns.map((turn) => turn.product.cpuMs));
  const figures = {
    "raport cereri/s": perSecond,
    "raport CPU": cpu,
    "cereri/s": median(turns.map((turn) => turn.product.perSecond)),
    "ms CPU": cpuMs,
    "ms CPU gol": median(turns.map((turn) => turn.bare.cpuMs)),
    octeți: answer.body.length,
  };
  return { line: line(part, path, figures), perSecond, cpu, cpuMs };
}
