import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkFileNames, clientChunks } from "./bin/client-chunks.ts";
import { oldestBrowsers } from "./bin/oldest-browsers.ts";

const checks = { pluginTimings: false };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { target: oldestBrowsers, cssTarget: oldestBrowsers, rolldownOptions: { checks } },
  environments: {
    client: { build: { rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: clientChunks() } } } } },
    ssr: {
      build: {
        target: "node24",
        rolldownOptions: {
          checks,
          input: {
            server: "./server.ts",
            seed: "./bin/seed.ts",
            admin: "./bin/admin.ts",
            "image-worker": "./app/modules/media/image-worker.ts",
          },
          output: { chunkFileNames: "chunks/[name]-[hash].js" },
        },
      },
    },
  },
});
