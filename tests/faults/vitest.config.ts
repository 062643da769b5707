import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Faults around the built product, run as separate processes. One test after the other, because they measure time. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    include: ["tests/faults/*.test.ts"],
    pool: "threads",
    isolate: false,
    fileParallelism: false,
    globalSetup: "tests/faults/support/setup.ts",
    testTimeout: 300_000, // what takes too long fails by the limits in the tests, which know how busy the machine is
    hookTimeout: 300_000,
  },
});
