import { codesOf } from "~/platform/codes";
import type { ContentProblem } from "../rules/attachment";
import { type Archive, decoded, elementsIn, MOST_TEXT, problemIn, readsOutside } from "./archive.server";

/** In bytes, of one part with types or relationships; Office's own are some kilobytes. */
const MOST_PART = 1024 * 1024;

export const TYPES = "[content_types].xml";
const RELATIONSHIPS = /(^|\/)_rels\/[^/]*\.rels$/;
const FORMATS = "application/vnd.openxmlformats-officedocument.";
const MAIN_PARTS = {
  docx: `${FORMATS}wordprocessingml.document.main+xml`,
  xlsx: `${FORMATS}spreadsheetml.sheet.main+xml`,
} as const;
type OfficeKind = keyof typeof MAIN_PARTS;

/** Main parts of any program, templates and slide shows included. */
const MAIN = /\.[\w.-]*main\+xml$/;
const CODE = /macroenabled|macrosheet|vbaproject|vbadata|activex/;
/** Parts of a workbook that read other files, databases or programs. */
const READS_OTHERS = /\.(externallink|connections|querytable|volatiledependencies)\+xml$/;
/** Parts of a workbook with formulas: cells, rules of sheets, names, columns of tables. */
const HAS_FORMULAS = /\.spreadsheetml\.(sheet\.main|worksheet|table)\+xml$/;
const FORMULA =
  /<(?:[\w.-]+:)?(?:f|formula[12]?|definedname|calculatedcolumnformula|totalsrowformula)(?:\s[^<>]*)?>([^<]+)/gi;

/**
 * Checks a document of Word or Excel by its content types and relationships (ECMA-376, part 2), and the formulas of a
 * workbook: its kind, or what is wrong with it.
 */
export async function officeContent(
  archive: Archive,
): Promise<{ kind: OfficeKind; problem?: never } | { problem: ContentProblem; kind?: never }> {
  const names = [...archive.parts.keys()];
  if (names.some((name) => /vbaproject\.bin$/.test(name))) return { problem: "macros" };
  const types = new Map<string, string>();
  const parts = [TYPES, ...names.filter((name) => RELATIONSHIPS.test(name))];
  const problem = await problemIn(archive, parts, {
    most: MOST_PART,
    problemOf: (text, name) => (name === TYPES ? typesProblem(text, types) : relationshipsProblem(text)),
  });
  if (problem) return { problem };
  const mains = [...new Set(types.values())].filter((type) => MAIN.test(type));
  const kind = mains.length === 1 ? kindOf(mains[0]) : undefined;
  if (!kind) return { problem: "kind" };
  const withFormulas = names.filter((name) => HAS_FORMULAS.test(typeOf(name, types)));
  const outside = await problemIn(archive, withFormulas, { most: MOST_TEXT, problemOf: formulaProblem });
  return outside ? { problem: outside } : { kind };
}

/** By its name, otherwise by the ending of its name. */
const typeOf = (part: string, types: ReadonlyMap<string, string>): string =>
  types.get(`/${part}`) ?? types.get(part.slice(part.lastIndexOf(".") + 1)) ?? "";

function formulaProblem(text: string): ContentProblem | null {
  for (const [, formula = ""] of text.matchAll(FORMULA)) if (readsOutside(decoded(formula))) return "external";
  return null;
}

const kindOf = (main: string | undefined): OfficeKind | undefined =>
  codesOf(MAIN_PARTS).find((kind) => MAIN_PARTS[kind] === main);

/** Notes the content types in `types`, by part ("/xl/workbook.xml") or by ending ("xml"). */
function typesProblem(text: string, types: Map<string, string>): ContentProblem | null {
  for (const { name, attributes } of elementsIn(text)) {
    if (name !== "override" && name !== "default") continue;
    const type = (attributes.get("contenttype") ?? "").toLowerCase();
    if (CODE.test(type)) return "macros";
    if (READS_OTHERS.test(type)) return "external";
    const part = partOf(attributes.get("partname") ?? attributes.get("extension") ?? "");
    if (types.has(part)) return "kind"; // readers would disagree about what it is
    types.set(part, type);
  }
  return null;
}

/** As the archive names it: in lower case, without "%61" for "a". */
function partOf(written: string): string {
  try {
    return decodeURIComponent(written).toLowerCase();
  } catch {
    return written.toLowerCase();
  }
}

function relationshipsProblem(text: string): ContentProblem | null {
  for (const { name, attributes } of elementsIn(text)) {
    if (name !== "relationship") continue;
    const { type = "", target = "", targetmode = "" } = Object.fromEntries(attributes);
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
