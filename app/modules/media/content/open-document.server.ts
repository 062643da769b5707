import type { ContentProblem } from "../rules/attachment";
import { type Archive, leadsOutside, MOST_TEXT, problemIn, readsOutside, readsOutsideInExcel } from "./archive.server";
import { tagsIn, tagsNamed, valuesOf } from "./markup.server";
import { contentsOf } from "./zip.server";

export const MIME_PART = "mimetype";
const FORMATS = "application/vnd.oasis.opendocument.";
const SPREADSHEET = `${FORMATS}spreadsheet`;
/** The others that people send, with or without "-template" after them. */
const OTHERS: readonly [string, ContentProblem][] = [
  [`${FORMATS}text`, "odt"],
  [`${FORMATS}presentation`, "presentation"],
];
const MANIFEST = "meta-inf/manifest.xml";
/** The sheets and styles, also of the charts and documents inside. */
const TEXTS = /(^|\/)(content|styles)\.xml$/;

/** Folders of programs inside the document. */
const CODE_FOLDER = /^(basic|scripts|dialogs)\//;
const CODE_ADDRESS = /^\s*(vnd\.sun\.star\.script|macro|javascript|service|slot):/i;
/** Elements that run something, and those that read another file, database or program. */
const RUNS = new Set(["event-listener", "event", "script", "applet", "plugin"]);
const READS_OTHERS = new Set([
  "table-source",
  "cell-range-source",
  "dde-source",
  "dde-link",
  "database-source-sql",
  "database-source-table",
  "database-source-query",
  "connection-resource",
  "source-service",
]);

/** What is wrong with a file in OpenDocument format (ISO/IEC 26300). Null when it is a harmless spreadsheet. */
export async function openDocumentProblem(archive: Archive): Promise<ContentProblem | null> {
  const mime = archive.parts.get(MIME_PART);
  const said = (mime && (await contentsOf(archive.bytes, mime, 200))?.toString("latin1").trim()) ?? "";
  const names = [...archive.parts.keys()];
  const other = OTHERS.find(([format]) => said.startsWith(format));
  if (other) return other[1];
  if (said !== SPREADSHEET || !names.includes(MANIFEST)) return "kind";
  if (names.some((name) => CODE_FOLDER.test(name))) return "macros";
  const locked = await problemIn(archive, new Set([MANIFEST]), { most: MOST_TEXT, lookAt: () => lockedProblem });
  if (locked || !names.includes("content.xml")) return locked ?? "kind";
  const texts = new Set(names.filter((name) => TEXTS.test(name)));
  return problemIn(archive, texts, { most: MOST_TEXT, lookAt: () => textProblem });
}

const LOCKED = tagsNamed("encryption-data");
const ANY = tagsNamed("[\\w.-]+");

const lockedProblem = (slice: string): ContentProblem | null =>
  [...tagsIn(slice, LOCKED)].some(({ name }) => name !== "") ? "password" : null;

function textProblem(slice: string): ContentProblem | null {
  for (const tag of tagsIn(slice, ANY)) {
    const says = /href|formula/i.test(tag.attributes);
    const addresses = says ? valuesOf(tag, "href") : [];
    if (RUNS.has(tag.name) || addresses.some((address) => CODE_ADDRESS.test(address))) return "macros";
    const isRead = tag.name !== "a" && addresses.some(leadsOutside);
    const asks = says && valuesOf(tag, "formula").some(formulaReadsOutside);
    if (READS_OTHERS.has(tag.name) || isRead || asks) return "external";
  }
  return null;
}

/** A formula is written in OpenFormula, or says that it is in Excel's way. */
const formulaReadsOutside = (formula: string): boolean =>
  /^\s*msoxl:/i.test(formula) ? readsOutsideInExcel(formula) : readsOutside(formula);
