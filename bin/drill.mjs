import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, install, pinnedNode, root } from "./prepare.mjs";

/** `npm run drill -- NAME`: installs and builds when needed, then runs a drill. For their names: `npm run drill -- --help`. */
install();
build();
const { status } = spawnSync(pinnedNode(), [join(root, "tests", "drills", "entry.mjs"), ...process.argv.slice(2)], {
  stdio: "inherit",
  cwd: root,
});
process.exit(status ?? 1);
