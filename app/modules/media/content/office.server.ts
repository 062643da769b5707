import { codesOf } from "~/platform/codes";
import type { ContentProblem } from "../rules/attachment";
import { type Archive, MOST_TEXT, markupIn, problemIn } from "./archive.server";
import { attributesIn, tagsIn, tagsNamed } from "./markup.server";
import { lookInDocument, lookInWorkbook } from "./office-parts.server";

/** In bytes, of one part with types or relationships; Office's own are some kilobytes. */
const MOST_PART = 1024 * 1024;

export const TYPES = "[content_types].xml";
const START = "_rels/.rels";
const RELATIONSHIPS = /(^|\/)_rels\/[^/]*\.rels$/;
const FORMATS = "application/vnd.openxmlformats-officedocument.";
/** The type of the main part, the name of its first element, and how its parts are looked at. */
const KINDS = {
  docx: { type: `${FORMATS}wordprocessingml.document.main+xml`, root: "document", look: lookInDocument },
  xlsx: { type: `${FORMATS}spreadsheetml.sheet.main+xml`, root: "workbook", look: lookInWorkbook },
} as const;
type OfficeKind = keyof typeof KINDS;

/** Main parts of any program, templates and slide shows included. */
const MAIN = /main\+xml$/;
const CODE = /macroenabled|macrosheet|vbaproject|vbadata|activex/;
/** Parts of a workbook that read other files, databases or programs. */
const READS_OTHERS = /\.(externallink|connections|querytable|volatiledependencies)\+xml$/;
/** Parts without anything that loads: the texts that sheets share, and drawings, which may have entities of their own. */
const HARMLESS_ROOTS = ["sst", "svg"];

type Content = { kind: OfficeKind; problem?: never } | { problem: ContentProblem; kind?: never };
/** What types and relationships say: types by part ("xl/workbook.xml") or by ending ("xml"), and the parts to start from. */
type Said = { types: Map<string, string>; starts: Set<string> };

/**
 * Checks a document of Word or Excel by its content types and relationships (ECMA-376, part 2), and all its markup, under
 * whatever names and types: its kind, or what is wrong with it.
 */
export async function officeContent(archive: Archive): Promise<Content> {
  const names = [...archive.parts.keys()];
  if (names.some((name) => /vbaproject\.bin$/.test(name))) return { problem: "macros" };
  const said: Said = { types: new Map(), starts: new Set() };
  const problem = await problemIn(archive, new Set([TYPES, ...names.filter((name) => RELATIONSHIPS.test(name))]), {
    most: MOST_PART,
    lookAt: (name) => (slice) =>
      name === TYPES ? typesProblem(slice, said) : relationshipsProblem(slice, name === START ? said : null),
  });
  if (problem) return { problem };
  const roots = await markupIn(archive);
  const kind = kindOf(said, roots);
  if (!kind) return { problem: isPresentation(said) ? "presentation" : "kind" };
  const markup = [...roots].flatMap(([name, root]) => (HARMLESS_ROOTS.includes(root) ? [] : name));
  const loads = await problemIn(archive, new Set(markup), { most: MOST_TEXT, lookAt: KINDS[kind].look });
  return loads ? { problem: loads } : { kind };
}

/** The kind of the only main part, which is also where readers start, and begins as its type says. */
function kindOf({ types, starts }: Said, roots: ReadonlyMap<string, string>): OfficeKind | undefined {
  const mains = new Set([...types.values()].filter((type) => MAIN.test(type)));
  const [start = ""] = starts;
  const type = types.get(start) ?? types.get(start.slice(start.lastIndexOf(".") + 1)) ?? "";
  if (mains.size !== 1 || starts.size !== 1) return undefined;
  return codesOf(KINDS).find((kind) => KINDS[kind].type === type && KINDS[kind].root === roots.get(start));
}

const isPresentation = ({ types }: Said): boolean =>
  [...types.values()].some((type) => /\.presentationml\.(presentation|slideshow|template)\.main\+xml$/.test(type));

const TYPE = tagsNamed("override", "default");

function typesProblem(slice: string, { types }: Said): ContentProblem | null {
  for (const { name, attributes } of tagsIn(slice, TYPE)) {
    if (name === "") continue;
    const { contenttype = "", partname, extension = "" } = Object.fromEntries(attributesIn(attributes));
    const type = contenttype.toLowerCase();
    if (CODE.test(type)) return "macros";
    if (READS_OTHERS.test(type)) return "external";
    const part = partOf(partname ?? extension);
    if ((types.get(part) ?? type) !== type) return "kind"; // readers would disagree about what it is
    types.set(part, type);
  }
  return null;
}

/** As the archive names it: in lower case, without a slash before it and "%61" for "a". */
const partOf = (written: string): string => unescaped(written).toLowerCase().replace(/^\//, "");

function unescaped(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

const RELATIONSHIP = tagsNamed("relationship");

/** `said`: where the part to start from is noted, by the relationships of the whole document. */
function relationshipsProblem(slice: string, said: Said | null): ContentProblem | null {
  for (const { name, attributes } of tagsIn(slice, RELATIONSHIP)) {
    if (name === "") continue;
    const { type = "", target = "", targetmode = "" } = Object.fromEntries(attributesIn(attributes));
    const kind = type.toLowerCase().split("/").at(-1) ?? "";
    if (CODE.test(kind)) return "macros";
    if (kind === "afchunk") return "external";
    const elsewhere = targetmode.toLowerCase() === "external" || /^\s*([a-z][a-z\d+.-]+:|[/\\]{2})/i.test(target);
    if (elsewhere && kind !== "hyperlink" && !isOwnTemplate(kind, target)) return "external";
    if (kind === "officedocument") said?.starts.add(partOf(target));
  }
  return null;
}

/** A drive ("C:\"), or a path from the root of a Mac or Linux disk, after "file:///"; not the name of a server. */
const OWN_DISK = /^(file:\/\/\/)?[a-z]:[/\\]|^file:\/\/\/[^/\\]/i;

/** The template on the author's own disk, whose path Word stores; it does not exist on other computers. */
const isOwnTemplate = (kind: string, target: string): boolean =>
  kind === "attachedtemplate" && (OWN_DISK.test(unescaped(target)) || /^[^/\\:]+$/.test(target));
