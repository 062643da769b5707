import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { install, pinnedNode, root } from "./prepare.mjs";

/**
 * `npm run eval`: how well the assistant finds the documents that answer a question (tests/eval). `--keep` stores the figures with
 * which `npm test` compares later ones.
 */
install();
const { status } = spawnSync(pinnedNode(), [join(root, "node_modules", "vitest", "vitest.mjs"), "run", "tests/eval"], {
  stdio: "inherit",
  cwd: root,
  env: { ...process.env, EVAL: "1", ...(process.argv.includes("--keep") ? { EVAL_KEEP: "1" } : {}) },
});
process.exit(status ?? 1);
