import { reactRouter } from "@react-router/dev/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";

/** What the "module" condition names is for bundlers. Vitest hands it to Node, which then cannot load the tracing that our tools bring along. */
const asNodeResolves: Plugin = {
  name: "as-node-resolves",
  configResolved({ ssr }) {
    if (ssr.resolve) ssr.resolve.conditions = ssr.resolve.conditions?.filter((condition) => condition !== "module");
  },
};

export default defineConfig({
  plugins: [reactRouter(), asNodeResolves],
  resolve: { tsconfigPaths: true },
  test: {
    include: ["app/**/*.test.{ts,tsx}", "db/**/*.test.ts", "tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "tests/faults/**", "tests/bench/**", "tests/browsers/**"],
    // one module graph per thread instead of one per file: 0.1 s a file instead of 0.6
    pool: "threads",
    isolate: false,
    maxWorkers: 3, // on two cores: each waits for the database a third of the time
    // for what hangs; how long a file may take is in tests/ceilings.json, and a busy machine is no failure
    testTimeout: 400_000,
    hookTimeout: 400_000,
    expect: { poll: { timeout: 15_000 } },
    fsModuleCache: true, // what one run has read the next need not: three of them read the same modules in one `npm test`
    css: true, // otherwise ?url and ?inline are empty
    globalSetup: "tests/support/template.ts",
    setupFiles: ["tests/support/fail-on-console.ts", "tests/support/quick-elements.ts"],
    sequence: { sequencer: LongestFirst },
  },
});
