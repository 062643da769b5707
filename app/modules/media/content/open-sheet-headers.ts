import { decoded, slicesOf, tagsIn } from "./markup.server.ts";
import { ANY, attribute, isEmptyTag } from "./text-parts.ts";

const HEADERS = /^(header|footer)(-left|-first)?$/;
/** Of the page or the sheet on which the line stands, which a text without pages does not have. */
const OF_THE_PAGE = new Set(["page-number", "page-count", "sheet-name"]);
/** In lines, of all headers and footers of a file. */
const MOST_LINES = 1_000;

/** The lines of the headers and footers of these pages, by the names of their styles. */
export async function headerLines(styles: Buffer | null, pages: ReadonlySet<string>): Promise<string[]> {
  const lines: string[] = [];
  if (styles === null) return lines;
  let isUsed = false;
  let isShown = false;
  let inParagraph = false;
  let isOfPage = false;
  let line = "";
  for await (const slice of slicesOf(styles))
    for (const { name, closing, attributes, text } of tagsIn(slice, ANY)) {
      const isEmpty = isEmptyTag(attributes);
      if (name === "master-page") isUsed = !closing && !isEmpty && pages.has(attribute(attributes, "name") ?? "");
      if (HEADERS.test(name)) isShown = isUsed && !closing && !isEmpty && attribute(attributes, "display") !== "false";
      if (OF_THE_PAGE.has(name)) isOfPage = true;
      if (name === "p") {
        if (closing && isShown && !isOfPage && line !== "" && lines.length < MOST_LINES) lines.push(line);
        inParagraph = !closing && !isEmpty;
        isOfPage = false;
        line = "";
      }
      if (["s", "tab", "line-break"].includes(name)) line += " ";
      if (inParagraph && isShown) line += decoded(text);
    }
  return lines;
}
