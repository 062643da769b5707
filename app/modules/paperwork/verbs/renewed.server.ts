import { type Attachment, attachmentById } from "~/modules/media/store/attachment.server";
import { replaceBytes } from "~/modules/media/verbs/attachment.server";
import { files } from "~/platform/files/files.server";
import { log } from "~/platform/log.server";
import type { Paper } from "~/platform/paper/paper";
import { writePaper } from "~/platform/paper/papers.server";
import { isOfThisWriter } from "~/platform/paper/writer";
import { orNotFound } from "~/platform/refusal";
import { writtenPaper } from "../content/written-paper.server";

/** Writes the PDF of a made paper again, from its Word file, when an earlier release wrote it. It says the same. */
export async function renewPdf({ docxId, pdfId }: { docxId: string; pdfId: string }, who: string): Promise<void> {
  const pdf = orNotFound(await attachmentById(pdfId));
  const docx = orNotFound(await attachmentById(docxId));
  const paper = await earlierPaper(pdf, docx);
  if (paper !== null) await replaceBytes(pdf, (await writePaper(paper, ["pdf"], who)).pdf);
}

/** Null when the PDF is as it is written now, and when its Word file is not read: it is given as it is. */
async function earlierPaper(pdf: Attachment, docx: Attachment): Promise<Paper | null> {
  try {
    if (isOfThisWriter(await files().getBytes(pdf.storageKey))) return null;
    return await writtenPaper(Buffer.from(await files().getBytes(docx.storageKey)));
  } catch (error) {
    log.error({ error, id: docx.id }, "a paper was not written again");
    return null;
  }
}
