import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const LONGEST_FILE = 300;

const isTest = (file: string) => /^tests\/|\.test\.|\.test-data\./.test(file);
const all = execFileSync("git", ["ls-files", "app", "bin", "db/library", "db/worlds", "tests", "server.ts"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const files = all.filter((file) => !isTest(file));
const textOf = (file: string) => readFileSync(file, "utf8");
const whichHave = (pattern: RegExp, among: (file: string) => boolean = () => true) =>
  files.filter((file) => among(file) && pattern.test(textOf(file)));

/** The texts of the library are data: documents and acts, one after the other. */
const isWritten = (file: string) => file.startsWith("db/library/") && file !== "db/library/library.ts";

/** Who refuses with 403 or 409 without a step (`stepsOn`) or a policy, and why there is none to ask. */
const WITHOUT_A_STEP: Readonly<Record<string, string>> = {
  "accounts/signed-in/request.server.ts": "nobody is signed in",
  "accounts/pages/public-invitation.page.tsx": "nobody is signed in: a link of a mail",
  "accounts/pages/public-new-password.page.tsx": "nobody is signed in: a link of a mail",
  "accounts/verbs/acceptance.server.ts": "nobody is signed in: a link of a mail",
  "accounts/verbs/acting.server.ts": "whoever asks is not who they were when they asked",
  "accounts/verbs/admin.server.ts": "the command line makes the first ADMIN",
  "accounts/verbs/email.server.ts": "nobody is signed in: a link of a mail",
  "accounts/verbs/membership.server.ts": "who applies is nobody's member; who asks may not learn of the application",
  "accounts/verbs/password.server.ts": "nobody is signed in: a link of a mail",
  "accounts/verbs/registration.server.ts": "whoever registers is nobody yet",
  "accounts/verbs/second-factor.server.ts": "the session is not complete yet",
  "conversations/pages/list.server.ts": "the list has no thing",
  "media/verbs/attachment.server.ts": "inside the step of what the file is attached to",
  "media/verbs/image.server.ts": "inside the step of what the picture is attached to",
  "outreach/verbs/newsletter.server.ts": "nobody is signed in: a link of a mail",
  "paperwork/verbs/papers.server.ts": "what the storage says of a file, outside of every transaction",
  "requests/pages/question-answer.page.tsx": "the page of a form that has nothing to show",
  "requests/pages/request-export.page.ts": "the list has no thing",
  "requests/pages/request-replacement.page.tsx": "the page of a form that has nothing to show",
  "messaging/pages/start.server.ts": "the list has no thing",
  "workspace/pages/kept-text.ts": "nobody is signed in",
  "workspace/pages/long-text.ts": "nobody is signed in",
  "workspace/http/refused-texts.server.ts": "the page of a form that has nothing to show",
  "workspace/http/workspace-guard.server.ts": "the door of a workspace",
};

it("of the snapshots of the tables only the newest is kept, which the next migration is compared with", () => {
  const { entries } = JSON.parse(textOf("db/migrations/meta/_journal.json")) as { entries: { idx: number }[] };
  const newest = `${String(entries.at(-1)?.idx).padStart(4, "0")}_snapshot.json`;
  expect(readdirSync("db/migrations/meta").sort()).toEqual([newest, "_journal.json"]);
});

describe("the files of the house", () => {
  it("are all short", () => {
    expect(files.filter((file) => !isWritten(file) && textOf(file).split("\n").length > LONGEST_FILE + 1)).toEqual([]);
  });

  it("lie in a module and in a room only under a kind", () => {
    const kinds =
      /^app\/(modules|across)\/[a-z-]+\/((content|forms|http|jobs|listener|mails|pages|parts|rules|session|signed-in|store|tables|verbs|views)\/.+|(forms|listener\.server|jobs\.server|mails|routes|rules|store\.server|tables\.server|verbs\.server)\.tsx?)$/;
    const inRooms = (file: string) => /^app\/(modules|across)\/.+\//.test(file) && !/\.examples\./.test(file);
    expect(files.filter((file) => inRooms(file) && !kinds.test(file))).toEqual([]);
  });

  it("write objects and constants out, each on its own", () => {
    expect(whichHave(/^\s*const \[[^\]]*\] = \[[^\]]*\]( as const)?;$/m)).toEqual([]);
    expect(all.filter((file) => /\.\.\.\{ /.test(textOf(file)))).toEqual([]);
  });

  it("hold no inline style: the policy of the pages forbids it", () => {
    expect(
      whichHave(/\sstyle=[{"]/, (file) => file.endsWith(".tsx") && !file.includes("mails") && !file.includes("/mail/")),
    ).toEqual([]);
  });

  it("read the clock in one place, and never inside a query", () => {
    // A session library reads the system's clock for its codes; the probes of the live stream and the server measure durations.
    const allowed = [
      /^app\/platform\/clock\.ts$/,
      /^app\/platform\/database\//,
      /totp\.server\.ts$/,
      /^server\.ts$/,
      /^bin\//,
      /^app\/ui\//,
      /^db\/worlds\/load/,
    ];
    const outside = (file: string) => !allowed.some((pattern) => pattern.test(file));
    expect(whichHave(/\bDate\.now\(\)|new Date\(\)/, outside)).toEqual([]);
    expect(
      whichHave(
        /\b(now\(\)|current_timestamp|clock_timestamp\(\))/,
        (file) => /\/store(\/|\.)|tables/.test(file) && /sql`[^`]*\bnow\(\)/.test(textOf(file)),
      ),
    ).toEqual([]);
  });

  it("name roles only in rules, in the door of each workspace and in what draws by kind", () => {
    const pages = (file: string) => /\/pages\/|\/verbs(\/|\.)/.test(file);
    expect(whichHave(/\.role\s*[!=]==?\s*"(UAT|FIRMA|ADMIN)"/, pages)).toEqual([]);
  });

  it("refuse a step by its policy or in the step, where the way back and the lock are", () => {
    const found = whichHave(/\b(forbidden|movedOn)\(|new Refusal\((403|409)\b/, (file) =>
      /^app\/(modules|across)\//.test(file),
    );
    expect(found.map((file) => file.replace(/^app\/(modules|across)\//, "")).sort()).toEqual(
      Object.keys(WITHOUT_A_STEP).sort(),
    );
  });

  it("write errors down in one way, without the values that they carry", () => {
    const others = (file: string) => /^(app|server)/.test(file) && !file.endsWith("fault-line.server.ts");
    expect(whichHave(/\.stack\b(?! = "")|String\((error|reason|cause)\)|\$\{error\}/, others)).toEqual([]);
    expect(whichHave(/\bconsole\.|process\.std(out|err)|emitWarning|\bpino\(/, others)).toEqual([
      "app/platform/database/connection.server.ts",
      "app/platform/log.server.ts",
      "app/process.server.ts",
    ]);
  });

  it("name no file in a comment that is not there", () => {
    const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
    const isThere = (named: string) => tracked.some((file) => file === named || file.endsWith(`/${named}`));
    const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
    const named = /[\w@$.-][\w@$./-]*\.(?:tsx?|mjs|css|md)\b/g;
    const stale = files.flatMap((file) =>
      (textOf(file).match(comments) ?? [])
        .flatMap((comment) => comment.match(named) ?? [])
        .map((name) => name.replace(/^(\.{1,2}\/)+/, ""))
        .filter((name) => !isThere(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(stale).toEqual([]);
  });

  it("have no class without a rule in a style sheet, and no rule for a class that nobody has", () => {
    const sheets = execFileSync("git", ["ls-files", "app/*.css"], { encoding: "utf8" }).trim().split("\n");
    const css = sheets.map((file) => textOf(file).replace(/\/\*[\s\S]*?\*\//g, "")).join("\n");
    const styled = new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name));
    // mails and the page that needs no program carry styles of their own
    const screens = files.filter((file) => /^app\/.*\.tsx?$/.test(file) && !/mail|plain-page/.test(file));
    const code = screens.map(textOf).join("\n");
    const words = new Set(code.match(/[\w-]+/g));
    const isUsed = (name: string) =>
      words.has(name) || name.startsWith("ProseMirror") || code.includes(`${name.replace(/--.*|\d+$/, "")}--\${`);
    expect([...styled].filter((name) => !isUsed(name))).toEqual([]);
    const given = [...code.matchAll(/className=(?:"([^"]*)"|\{classNames\(([^)]*)\)\})/g)].flatMap(
      ([, names, list = ""]) => names ?? [...list.matchAll(/(?<![=!]= )"([^"]*)"/g)].map(([, one = ""]) => one),
    );
    expect(
      [...new Set(given.flatMap((names) => names.split(/\s+/)))].filter(
        (name) => /^[a-z]/.test(name) && !styled.has(name),
      ),
    ).toEqual([]);
  });

  it("of tests make temporary folders in one way, so that the next run removes what a killed one left", () => {
    const made = execFileSync("git", ["grep", "-lE", "mkdtemp|tmpdir\\(\\)", "--", "*.ts", "*.mjs"], {
      encoding: "utf8",
    });
    const kept = /^tests\/bench\/(other-build|world)\.ts$|^tests\/support\/folders\.(test\.)?ts$|files\.test\.ts$/; // two keep what they build
    expect(
      made
        .trim()
        .split("\n")
        .filter((file) => !kept.test(file)),
    ).toEqual([]);
  });

  it("leave nothing to do", () => {
    expect(whichHave(/\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
  });
});
