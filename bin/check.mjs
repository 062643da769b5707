import { spawnSync } from "node:child_process";
import { figures } from "./figures.mjs";

const folders = ["app", "server.ts", "bin", "db", "tests"];
const byContent = ["--cache-strategy", "content"];

/** The static checks, those that find most in the least time first. Unchanged files are not checked again: see .cache. */
const checks = [
  ["biome", "check", "."],
  ["react-router", "typegen"],
  // one checker: several would infer the same types, which takes longer on two cores
  ["tsc", "--noEmit", "--checkers", "1", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"],
  ["depcruise", ...folders, "--config", ".dependency-cruiser.mjs", "--cache", ".cache/dependencies", ...byContent],
  ["knip"],
  ["node", "bin/words.mjs"],
  ["node", "bin/migrations.mjs"],
  ["node", "bin/migration.mjs", "--check"],
  ["node", "bin/architecture.mjs", "--check"],
];

let failed = 0;
for (const [command, ...rest] of checks) {
  const began = Date.now();
  const { status } = spawnSync(`node_modules/.bin/${command}`, rest, {
    stdio: "inherit",
    env: { ...process.env, PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}` },
  });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${status === 0 ? "ok" : "FAILED"}  ${command} ${rest.join(" ")}  ${seconds} s`);
  if (status !== 0) failed += 1;
}
if (process.argv.includes("--figures")) figures();
process.exit(failed === 0 ? 0 : 1);
