import { contentsOf, entriesOf } from "../../app/modules/media/content/zip.server";

/** The XML of a part of a Word document. */
export async function docxPart(bytes: Buffer, name: string): Promise<string> {
  const entry = entriesOf(bytes, 100).find((one) => one.name === name);
  const contents = entry && (await contentsOf(bytes, entry, 1_000_000));
  if (!contents) throw new Error(`The document has no ${name}`);
  return contents.toString();
}

/** The words of a Word document, paragraph by paragraph, those of tables too. */
export async function docxWords(bytes: Buffer): Promise<string[]> {
  const xml = await docxPart(bytes, "word/document.xml");
  return [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([one]) =>
    [...one.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
      .map(([, words = ""]) => words.replaceAll("&amp;", "&"))
      .join(""),
  );
}
