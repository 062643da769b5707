import { runnerImport } from "vite";

/** Vite runs the TypeScript, which shares helpers with the tests. */
async function load(file) {
  const { module } = await runnerImport(`./tests/drills/${file}`, {
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: "error",
  });
  return module;
}

const { drill } = await load("drill.ts");
process.exit(await drill(process.argv.slice(2), load));
