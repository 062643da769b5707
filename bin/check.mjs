import { spawnSync } from "node:child_process";

/** Everything a program can say about the house, in the order of who finds the most for the least. */
const checks = [
  ["biome", "check", "."],
  ["react-router", "typegen"],
  ["tsc", "--noEmit"],
  ["depcruise", "app", "server.ts", "bin", "db", "tests", "--config", ".dependency-cruiser.mjs"],
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
process.exit(failed === 0 ? 0 : 1);
