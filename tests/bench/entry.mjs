import { runnerImport } from "vite";

/** Vite runs the TypeScript, which shares helpers with the tests. */
const { module } = await runnerImport("./tests/bench/bench.ts", {
  configFile: false,
  resolve: { tsconfigPaths: true },
  logLevel: "error",
});
process.exit(await module.bench(process.argv.slice(2)));
