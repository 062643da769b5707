import { rm } from "node:fs/promises";
import { join } from "node:path";
import { figuresOf, LEAST_RATIO, MOST_SIGN_IN_MS, overloaded } from "../bench/overload";
import { startProduct } from "../bench/servers";
import { copyWorld, worldOf } from "../bench/world";
import { temporaryFolder } from "../support/folders";
import type { Drill, DrillOptions, Figures } from "./drill";

const DEFAULT_SCALE = 0.01;
const ROUNDS = 3;

export const bounds: Drill["bounds"] = {
  raport: { least: LEAST_RATIO },
  "503/s": { least: 1 }, // or there was no overload
  "MB în plus": { most: 300 },
  "ms până își revine": { most: 5_000 },
  "ms p95 conectarea": { most: MOST_SIGN_IN_MS },
  "ms p95 /readyz": { most: 1_000 },
  "altfel decât trebuia": { most: 0 },
};

/**
 * Asks for pages of an account on 500 connections, and compares how many are answered with how many are on 10. Meanwhile others
 * sign in, read kept pages and ask the probe.
 */
export async function run({ isSmall, scale = DEFAULT_SCALE }: DrillOptions): Promise<Figures> {
  const folder = temporaryFolder();
  const dataDir = join(folder, "data");
  try {
    await copyWorld(await worldOf(scale), dataDir);
    const product = await startProduct(dataDir);
    try {
      const { pages, others } = figuresOf(await overloaded(product, isSmall ? 1 : ROUNDS));
      const { "MB înainte": idle = 0, "MB cel mult": busy = 0 } = pages;
      return { ...pages, "MB în plus": busy - idle, ...others };
    } finally {
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
