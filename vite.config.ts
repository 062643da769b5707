import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkFileNames, clientChunks } from "./bin/client-chunks.ts";

/** Old machines of town halls: no nesting, light-dark() or color-mix() in what is sent. */
const target = ["chrome109", "firefox102", "safari15.4"];
const checks = { pluginTimings: false };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { target, cssTarget: target, rolldownOptions: { checks } },
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
