import { fire, median, type Plan, type Shot } from "./fire";
import { type Line, line } from "./report";
import { type Answering, answerOf, type Bare } from "./servers";

/** What is kept is asked for by many at once; a page that is made waits for few: half-made pages are memory to be moved about. */
export const MANY = 32;
export const FEW = 8;
/** Before that the engine still compiles what it runs. */
const WARM_SECONDS = 3;

export type Rounds = { rounds: number; seconds: number };
export type Ratios = { line: Line; perSecond: number; cpu: number; cpuMs: number };

/**
 * The product beside a bare server that sends the same bytes, in turns, so that a busy machine is busy for both. The ratio
 * of requests a second is held down by whoever asks; the ratio of processor time is not, so both are told.
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
  for (const one of [bare, product]) await fire(one, { ...plan, seconds: WARM_SECONDS });
  const turns: { bare: Shot; product: Shot }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({ bare: await fire(bare, plan), product: await fire(product, plan) });
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
