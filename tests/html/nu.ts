import { execFile, spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { temporaryFolder } from "../support/folders";

const run = promisify(execFile);
const checker = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
/** The Java of this machine; undefined where there is none, and then the HTML is not validated. */
export const java = [process.env.JAVA, "java"].find(
  (program) => program && spawnSync(program, ["-version"], { stdio: "ignore" }).status === 0,
);
const LONGEST_PLACE = 140;
const MEGABYTE = 1_024 * 1_024;

type Message = { type: string; subType?: string; url: string; lastLine?: number; message: string; extract?: string };

/** What the Nu checker says of these pages, each complaint with the first page that has it. It starts once for all of them: that is most of its time. */
export async function complaints(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = temporaryFolder();
  try {
    const names = new Map<string, string>();
    for (const [name, html] of pages) {
      const file = join(folder, `${names.size}.html`);
      names.set(`file:${file}`, name);
      await writeFile(file, html);
    }
    const options = [
      "-Xss4m",
      "-XX:TieredStopAtLevel=1",
      "-jar",
      checker,
      "--format",
      "json",
      "--exit-zero-always",
      folder,
    ];
    const { stderr } = await run(java ?? "java", options, { maxBuffer: 64 * MEGABYTE });
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    return grouped(messages.filter(isMeant), (url) => names.get(url) ?? url);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** React writes a slash at the end of void elements; the checker tells of each, though none is wrong. */
const isMeant = ({ type, subType }: Message): boolean => type !== "info" || subType === "warning";

function grouped(messages: readonly Message[], nameOf: (url: string) => string): string[] {
  const pagesOf = new Map<string, Set<string>>();
  for (const { type, subType, url, message, extract = "" } of messages) {
    const place = extract.replaceAll(/\s+/g, " ").replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "{id}");
    const complaint = `${subType ?? type}: ${message} [${place.slice(0, LONGEST_PLACE)}]`;
    pagesOf.set(complaint, (pagesOf.get(complaint) ?? new Set()).add(nameOf(url)));
  }
  return [...pagesOf].map(([complaint, pages]) => `${complaint} on ${pages.size} pages, as ${[...pages][0]}`);
}
