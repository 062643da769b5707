import { setTimeout as sleep } from "node:timers/promises";

/** Answers no sooner than after `milliseconds`, whatever the work found: how long it took would tell who has an account. */
export async function steady<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), sleep(milliseconds)]);
  return result;
}
