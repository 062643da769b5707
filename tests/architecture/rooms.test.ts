import { execFile } from "node:child_process";
import { cp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/folders";

const run = promisify(execFile);
const root = process.cwd();

/** One violation of each dependency rule, in an empty project: rule name → file and its import. */
const planted: Record<string, [file: string, ...imports: string[]]> = {
  "platform-and-ui-know-no-business": ["app/platform/a.ts", "~/modules/accounts/rules"],
  "rooms-know-no-top": ["app/across/workspace/flash.ts", "~/root"],
  "platform-knows-no-ui": ["app/platform/b.ts", "~/ui/button"],
  "ui-knows-no-server": ["app/ui/c.ts", "~/platform/db.server"],
  "modules-know-no-across": ["app/modules/accounts/verbs.server.ts", "~/across/search/index"],
  "ladder-accounts": ["app/modules/accounts/store.server.ts", "~/modules/requests/rules"],
  "across-knows-only-low-rooms": ["app/across/search/index.ts", "~/across/admin/page"],
  "pages-and-forms-are-private": ["app/modules/requests/verbs.server.ts", "~/modules/accounts/forms"],
  "pages-are-private": ["app/across/admin/brief.ts", "~/modules/forum/pages/list"],
  "inside-rules": ["app/modules/requests/rules.ts", "./store.server"],
  "inside-store": ["app/modules/forum/store.server.ts", "./verbs.server"],
  "across-rules": ["app/across/search/rules/search.ts", "~/modules/requests/store.server"],
  "forms-know-no-tables": ["app/modules/forum/forms.ts", "./tables.server"],
  "queries-only-in-stores": ["app/modules/forum/verbs.server.ts", "drizzle-orm"],
  "parts-see-rules-and-ui": ["app/modules/forum/parts/card.ts", "~/platform/db.server"],
  "traces-load-when-sent": ["app/platform/h.ts", "@opentelemetry/api"],
  "no-cycles": ["app/platform/d.ts", "./e"],
  "nothing-unresolved": ["app/platform/f.ts", "./missing"],
  "tests-stay-out": ["app/platform/g.ts", "../../tests/support/people"],
};

/** The imported files, which violate no rule. */
const innocent: Record<string, string[]> = {
  "app/modules/accounts/rules.ts": [],
  "app/modules/accounts/forms.ts": ["./rules"],
  "app/modules/requests/store.server.ts": ["drizzle-orm"],
  "app/modules/forum/tables.server.ts": ["drizzle-orm"],
  "app/across/admin/page.ts": ["~/modules/requests/rules"],
  "app/modules/forum/pages/list.ts": [],
  "app/root.tsx": [],
  "app/ui/button.ts": [],
  "app/platform/db.server.ts": ["drizzle-orm"],
  "app/platform/e.ts": ["./d"],
  "tests/support/people.ts": [],
};

describe("the rules of the rooms", () => {
  let house = "";
  let said = "";

  beforeAll(async () => {
    house = temporaryFolder();
    for (const [file, ...imports] of Object.values(planted)) await plant(house, file, imports);
    for (const [file, imports] of Object.entries(innocent)) await plant(house, file, imports);
    for (const file of [".dependency-cruiser.mjs", "tsconfig.json", "package.json"])
      await cp(join(root, file), join(house, file));
    await symlink(join(root, "node_modules"), join(house, "node_modules"));
    said = await cruise(house);
  });
  afterAll(() => rm(house, { recursive: true, force: true }));

  it.each(Object.entries(planted))("%s is seen", (rule, [file]) => {
    const lines = said.split("\n").filter((line) => line.includes(` ${rule}:`));
    expect(lines.some((line) => line.includes(file) || rule === "no-cycles")).toBe(true);
  });

  it("let what is innocent pass", () => {
    for (const file of Object.keys(innocent).filter((file) => file !== "app/platform/e.ts")) {
      expect(said).not.toMatch(new RegExp(`: ${file.replace(/[.]/g, "\\.")} →`));
    }
  });
});

async function plant(house: string, file: string, imports: readonly string[]): Promise<void> {
  const path = join(house, file);
  await mkdir(dirname(path), { recursive: true });
  const lines = imports.map((from, number) => `import * as m${number} from "${from}";\nconsole.log(m${number});`);
  await writeFile(path, `${lines.join("\n")}\nexport const here = ${JSON.stringify(file)};\n`);
}

/** The report of the checker; it ends with an error as soon as there is anything to report. */
async function cruise(house: string): Promise<string> {
  const arguments_ = ["app", "tests", "--config", ".dependency-cruiser.mjs", "--output-type", "err"];
  const answer = await run(
    process.execPath,
    [join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs"), ...arguments_],
    {
      cwd: house,
      env: { ...process.env, NO_COLOR: "1" },
    },
  ).catch((error: { stdout: string }) => error);
  return answer.stdout;
}
