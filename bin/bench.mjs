import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, install, pinnedNode, root } from "./prepare.mjs";

/** `npm run bench`: installs and builds when needed, then measures the built product. For options: `npm run bench -- --help`. */
install();
build();
const { status } = spawnSync(pinnedNode(), [join(root, "tests", "bench", "entry.mjs"), ...process.argv.slice(2)], {
  stdio: "inherit",
  cwd: root,
});
process.exit(status ?? 1);
