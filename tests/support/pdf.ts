import { getDocumentProxy } from "unpdf";

/** The text of each page of a PDF, as a program reads it. */
export async function pdfPages(pdf: Uint8Array): Promise<string[]> {
  const read = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const pages: string[] = [];
  for (let number = 1; number <= read.numPages; number += 1) {
    const { items } = await (await read.getPage(number)).getTextContent({ disableNormalization: true });
    pages.push(items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join(""));
  }
  return pages;
}
