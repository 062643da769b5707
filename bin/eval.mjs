import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { install, pinnedNode, root } from "./prepare.mjs";

/**
 * `npm run eval`: how well the assistant finds the documents that answer a question (tests/eval). `--keep` stores the figures with
 * which `npm test` compares later ones. `--final` also asks the clerks' questions that are held out, and says their totals only.
 */
install();
const asked = (flag, name) => (process.argv.includes(flag) ? { [name]: "1" } : {});
const { status } = spawnSync(pinnedNode(), [join(root, "node_modules", "vitest", "vitest.mjs"), "run", "tests/eval"], {
  stdio: "inherit",
  cwd: root,
  env: { ...process.env, EVAL: "1", ...asked("--keep", "EVAL_KEEP"), ...asked("--final", "EVAL_FINAL") },
});
process.exit(status ?? 1);
