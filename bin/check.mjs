import { spawnSync } from "node:child_process";
import { figures } from "./figures.mjs";

const rooms = ["app", "server.ts", "bin", "db", "tests"];
const byContent = ["--cache-strategy", "content"];

/** Everything a program can say about the house, in the order of who finds the most for the least. What did not change is not read again: see .cache. */
const checks = [
  ["biome", "check", "."],
  ["react-router", "typegen"],
  // one checker: several infer the same types beside each other, which costs two cores more than it spares
  ["tsc", "--noEmit", "--checkers", "1", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"],
  ["depcruise", ...rooms, "--config", ".dependency-cruiser.mjs", "--cache", ".cache/dependencies", ...byContent],
  ["knip"],
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
