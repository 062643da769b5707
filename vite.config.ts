import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunkFileNames, clientChunks } from "./bin/client-chunks.ts";
import { drawnIcons } from "./bin/drawn-icons.ts";
import { oldestBrowsers } from "./bin/oldest-browsers.ts";

/**
 * Packages of many small files, of which we use a part: each file would be looked for and compiled at every start. With them
 * in the build a process is ready in half the time.
 */
const MANY_FILES = /^(@better-auth|better-auth|better-call|@conform-to|drizzle-orm|jose|kysely|@react-email|zod)(\/|$)/;

const checks = { pluginTimings: false };

export default defineConfig({
  plugins: [drawnIcons(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { target: oldestBrowsers, cssTarget: oldestBrowsers, rolldownOptions: { checks } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // they only make a value: what no page uses of it is left out, such as the sentences of a rule
          treeshake: {
            manualPureFunctions: [
              "policyFor",
              "rightsOn",
              "movesFor",
              "requires",
              "first",
              "notNow",
              "notYou",
              "formatter",
              "codesOf",
              "withLabel",
            ],
          },
          output: { chunkFileNames, codeSplitting: { groups: clientChunks() } },
        },
      },
    },
    ssr: {
      resolve: { noExternal: MANY_FILES },
      build: {
        target: "node24",
        rolldownOptions: {
          checks,
          input: {
            server: "./server.ts",
            seed: "./bin/seed.ts",
            admin: "./bin/admin.ts",
            "image-worker": "./app/modules/media/content/image-worker.ts",
            "text-worker": "./app/modules/media/content/text-worker.ts",
            "paper-worker": "./app/platform/paper/paper-worker.ts",
          },
          output: { chunkFileNames: "chunks/[name]-[hash].js" },
        },
      },
    },
  },
});
