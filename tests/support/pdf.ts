import PDFDocument from "pdfkit";
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

type Passwords = { userPassword?: string; ownerPassword?: string };

/** An encrypted PDF: without a password of whoever reads it, it opens, and only restricts what may be done with it. */
export async function encryptedPdf(text: string, passwords: Passwords, pdfVersion = "1.7"): Promise<Buffer> {
  const document = new PDFDocument({ ...passwords, pdfVersion, permissions: {} });
  document.text(text).end();
  const pieces: Buffer[] = [];
  for await (const piece of document) pieces.push(piece);
  return Buffer.concat(pieces);
}
