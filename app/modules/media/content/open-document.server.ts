import type { ContentProblem } from "../rules/attachment";
import { type Archive, elementsIn, leadsOutside, MOST_TEXT, problemIn, readsOutside, valuesOf } from "./archive.server";
import { contentsOf } from "./zip.server";

export const MIME_PART = "mimetype";
const SPREADSHEET = "application/vnd.oasis.opendocument.spreadsheet";
const MANIFEST = "meta-inf/manifest.xml";
/** The sheets and styles, also of the charts and documents inside. */
const TEXTS = /(^|\/)(content|styles)\.xml$/;

/** Folders of programs inside the document. */
const CODE_FOLDER = /^(basic|scripts|dialogs)\//;
const CODE_ADDRESS = /^\s*(vnd\.sun\.star\.script|macro|javascript|service|slot):/i;
/** Elements that run something, and those that read another file, database or program. */
const RUNS = new Set(["event-listener", "event", "script", "applet", "plugin"]);
const READS_OTHERS = new Set([
  ...["table-source", "cell-range-source", "dde-source", "dde-link", "database-source-sql", "database-source-table"],
  ...["database-source-query", "connection-resource", "source-service"],
]);

/** Checks a spreadsheet in OpenDocument format (ISO/IEC 26300). Null when it is a harmless one. */
export async function spreadsheetProblem(archive: Archive): Promise<ContentProblem | null> {
  const mime = archive.parts.get(MIME_PART);
  const said = mime && (await contentsOf(archive.bytes, mime, 200))?.toString("latin1").trim();
  const names = [...archive.parts.keys()];
  if (said !== SPREADSHEET || !names.includes(MANIFEST)) return "kind";
  if (names.some((name) => CODE_FOLDER.test(name))) return "macros";
  const locked = await problemIn(archive, [MANIFEST], { most: MOST_TEXT, problemOf: lockedProblem });
  if (locked || !names.includes("content.xml")) return locked ?? "kind";
  const texts = names.filter((name) => TEXTS.test(name));
  return problemIn(archive, texts, { most: MOST_TEXT, problemOf: textProblem });
}

const lockedProblem = (text: string): ContentProblem | null =>
  [...elementsIn(text)].some(({ name }) => name === "encryption-data") ? "locked" : null;

function textProblem(text: string): ContentProblem | null {
  for (const element of elementsIn(text)) {
    const [name, addresses] = [element.name, valuesOf(element, "href")];
    if (RUNS.has(name) || addresses.some((address) => CODE_ADDRESS.test(address))) return "macros";
    const isRead = name !== "a" && addresses.some(leadsOutside);
    const asks = valuesOf(element, "formula").some(readsOutside);
    if (READS_OTHERS.has(name) || isRead || asks) return "external";
  }
  return null;
}
