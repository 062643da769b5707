import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./app/modules/*/tables.server.ts",
    "./app/modules/*/tables/*.server.ts",
    "./app/across/*/tables.server.ts",
    "./app/platform/**/tables.server.ts",
  ],
  out: "./db/migrations",
  casing: "snake_case",
});
