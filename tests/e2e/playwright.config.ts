import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

/** `CHROMIUM` chooses another, for instance the whole browser. */
const browsers = [process.env.CHROMIUM, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const browser = browsers.find((path) => path && existsSync(path));
/** They start first, so that no worker is left with one of them at the end. */
const LONGEST = ["pages.sweep.spec.ts", "all-fields.sweep.spec.ts", "loop.spec.ts", "loop-unscripted.sweep.spec.ts"];
const results = fileURLToPath(new URL("../../test-results", import.meta.url));

/** Journeys of people through the built product, in the system's Chromium, on two processes with the demo world. */
export default defineConfig({
  testDir: ".",
  projects: [
    { name: "longest", testMatch: LONGEST },
    { name: "journeys", testMatch: "*.spec.ts", testIgnore: LONGEST },
  ],
  globalSetup: "./support/setup.ts",
  outputDir: `${results}/e2e`,
  reporter: [
    ["list"],
    ["json", { outputFile: resolve(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? `${results}/e2e.json`) }],
  ],
  fullyParallel: true,
  workers: 3, // on two cores: each waits for the other side, or for what a page does later, a sixth of the time
  retries: 1, // what passes at once when it runs again is named as unsteady, and three of them refuse the run
  timeout: 240_000,
  expect: { timeout: 10_000 },
  use: {
    trace: "off",
    video: "off",
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    launchOptions: {
      env: { ...process.env, LC_ALL: "C.UTF-8" }, // names of files with diacritics, where a machine has no language
      ...(browser ? { executablePath: browser } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // Without a process of its own, what is painted is not sent from one to another: a tenth of all the time.
        "--in-process-gpu",
        "--disable-software-rasterizer",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A page lives too briefly for what these two compilers make faster: they would cost a fifth of it.
        "--js-flags=--no-opt --no-maglev",
      ],
    },
  },
});
