import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import journeys from "../e2e/playwright.config";

const results = fileURLToPath(new URL("../../test-results", import.meta.url));

/** Not a test: screenshots of every page and state of the demo world, for review. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  globalSetup: "../e2e/support/setup.ts",
  outputDir: `${results}/sheet-run`,
  reporter: "list",
});
