import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { target: ["chrome109", "firefox102", "safari15.4"], cssTarget: ["chrome109", "firefox102", "safari15.4"] },
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: { server: "./server.ts", seed: "./bin/seed.ts", admin: "./bin/admin.ts" },
          output: { chunkFileNames: "chunks/[name]-[hash].js" },
        },
      },
    },
  },
});
