import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, install, pinnedNode, root } from "./prepare.mjs";
import { firefox, webkit } from "./test-machine.mjs";
import { count, ofVitest, report, say } from "./test-report.mjs";

/** `npm run browsers`: installs and builds when needed, then tests the main journeys in the browsers that `npm test` does not use. */
const RESULTS = join("test-results", "browsers");
const file = join(RESULTS, "counts.json");

const FIREFOX = firefox() ?? "";
const WEBKIT = webkit() ?? "";

const browsers = [
  { name: "Firefox", path: FIREFOX, packages: "firefox-esr" },
  { name: "WebKit", path: WEBKIT, packages: "webkit2gtk-driver xvfb" },
];
const found = browsers.filter(({ path }) => path);
const missing = browsers.filter(({ path }) => !path);

if (found.length > 0) {
  install();
  build();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const reporters = ["--reporter=verbose", "--reporter=json", `--outputFile.json=${file}`];
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/browsers/vitest.config.ts"];
  spawnSync(pinnedNode(), [...vitest, ...reporters], {
    stdio: "inherit",
    cwd: root,
    env: { ...process.env, FIREFOX, WEBKIT },
  });
  count("browsers", file, ofVitest);
}
for (const { name, packages } of missing) say(`lipsă   ${name}: nu a rulat, instalați-l (apt-get install ${packages})`);
const ran = found.map(({ name, path }) => `${name}, ${path}`).join("; ");
process.exit(report(`Au rulat: ${ran || "niciun browser"}.`) ? 0 : 1);
