import type { ContentProblem } from "../rules/attachment";
import { contentsOf, type Entry, entriesOf } from "./zip.server";

const MOST_UNPACKED = 200 * 1024 * 1024;
const MOST_ENTRIES = 5_000;
/** In bytes, of one part with types or relationships; Word's own are some kilobytes. */
const MOST_PART = 1024 * 1024;
const MOST_PARTS_READ = 200;
/** A path that would be unpacked outside the target folder. */
const OUTSIDE = /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)/i;

const TYPES = "[content_types].xml";
const RELATIONSHIPS = /(^|\/)_rels\/[^/]*\.rels$/;
const DOCUMENT = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
/** Main parts of other programs, and Word's own kinds that may contain macros. */
const OTHER_MAIN = /(spreadsheetml|presentationml|template)\.[\w.-]*main\+xml$|\.slideshow\.main\+xml$/;
const CODE = /macroenabled|vbaproject|vbadata|activex/;

/**
 * Checks an archive by its directory, content types and relationships (ECMA-376, part 2). Null when it is a harmless
 * document.
 */
export async function docxProblem(bytes: Buffer): Promise<ContentProblem | null> {
  const entries = entriesOf(bytes, MOST_ENTRIES);
  const names = entries.map(({ name }) => name.toLowerCase());
  const types = entries.find(({ name }) => name.toLowerCase() === TYPES);
  if (!types || names.some((name) => OUTSIDE.test(name)) || new Set(names).size < names.length) return "kind";
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > MOST_UNPACKED || entries.length > MOST_ENTRIES) return "heavy";
  if (names.some((name) => /vbaproject\.bin$/.test(name))) return "macros";
  const relationships = entries.filter(({ name }) => RELATIONSHIPS.test(name.toLowerCase()));
  if (relationships.length > MOST_PARTS_READ) return "heavy";
  for (const part of [types, ...relationships]) {
    const text = await textOf(bytes, part);
    const problem = text === null ? "kind" : part === types ? typesProblem(text) : relationshipsProblem(text);
    if (problem) return problem;
  }
  return null;
}

/**
 * The text of a part; null for other encodings and entities, which no writer of documents produces and readers may
 * interpret differently.
 */
async function textOf(bytes: Buffer, entry: Entry): Promise<string | null> {
  const contents = await contentsOf(bytes, entry, MOST_PART);
  if (!contents || contents.includes(0) || contents.includes("<!")) return null;
  return contents.toString("utf8");
}

function typesProblem(text: string): ContentProblem | null {
  const types = elements(text, "Override|Default").map(({ contenttype = "" }) => contenttype.toLowerCase());
  if (types.some((type) => CODE.test(type))) return "macros";
  return types.includes(DOCUMENT) && !types.some((type) => OTHER_MAIN.test(type)) ? null : "kind";
}

function relationshipsProblem(text: string): ContentProblem | null {
  for (const { type = "", target = "", targetmode = "" } of elements(text, "Relationship")) {
    const kind = type.toLowerCase().split("/").at(-1) ?? "";
    if (CODE.test(kind)) return "macros";
    const elsewhere = targetmode.toLowerCase() === "external" || /^\s*([a-z][a-z\d+.-]+:|[/\\]{2})/i.test(target);
    if (elsewhere && kind !== "hyperlink" && !isOwnTemplate(kind, target)) return "external";
  }
  return null;
}

/** The template on the author's own disk, whose path Word stores; it does not exist on other computers. */
const isOwnTemplate = (kind: string, target: string): boolean =>
  kind === "attachedtemplate" && (/^(file:\/\/\/)?[a-z]:[/\\]/i.test(target) || /^[^/\\:]+$/.test(target));

/** The attributes of all elements with these names, with their names in lower case. */
function elements(text: string, names: string): Record<string, string>[] {
  const element = new RegExp(`<(?:[\\w.-]+:)?(?:${names})(?=[\\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*)>`, "g");
  return [...text.matchAll(element)].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = "", double, single]) => [
        name.toLowerCase(),
        decoded(double ?? single ?? ""),
      ]),
    ),
  );
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
