import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The core loop on the build, in the browsers that `bin/browsers.mjs` found. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    include: ["tests/browsers/*.test.ts"],
    fileParallelism: false,
    testTimeout: 300_000, // what takes too long fails by the limits of each step
    hookTimeout: 300_000,
  },
});
