import { sizeText } from "~/platform/language/file-size";
import { fileSentence, type Purpose } from "./rules/attachment";
import type { Uploader } from "./rules/uploader";
import { storeUpload, takeUpload, type Upload } from "./verbs/attachment.server";

/** A file as the file input shows it again and sends it back. */
type KeptFile = { key: string; name: string; size: string };
export type Received = { files: Upload[]; kept: KeptFile[]; sentence: string | null };

/**
 * The files of one field of a posted form: those that an earlier try has sent, then those chosen now, at most `most`.
 * With `most` 1 a newly chosen file replaces the kept one. The field leaves the form, so that its schema never meets a File;
 * whatever else is wrong, `kept` goes back to the page and no file has to be chosen twice.
 */
export async function receiveFiles(
  form: FormData,
  field: string,
  { purpose, by, most = 1 }: { purpose: Purpose; by: Uploader; most?: number },
): Promise<Received> {
  const chosen = form.getAll(field).filter((value) => value instanceof File && value.name !== "") as File[];
  const keys = keptKeys(form, field);
  form.delete(field);
  const files: Upload[] = [];
  const sentences: string[] = [];
  for (const key of most === 1 && chosen.length > 0 ? [] : keys) {
    const upload = await takeUpload(key, by);
    if (upload) files.push(upload);
    else sentences.push(fileSentence("lost", purpose));
  }
  for (const file of chosen) {
    if (files.length >= most) {
      sentences.push(fileSentence("many", purpose));
      break;
    }
    const stored = await storeUpload({ file, purpose, by });
    if (stored.ok) files.push({ id: stored.id, key: stored.key, name: stored.name, size: stored.size });
    else sentences.push(stored.sentence);
  }
  const kept = files.map(({ key, name, size }) => ({ key, name, size: sizeText(size) }));
  return { files, kept, sentence: sentences[0] ?? null };
}

function keptKeys(form: FormData, field: string): string[] {
  const prefix = `${field}.kept.`;
  const names = [...new Set(form.keys())].filter((name) => name.startsWith(prefix));
  const keys = names
    .filter((name) => name.endsWith(".key"))
    .flatMap((name) => form.getAll(name))
    .filter((value) => typeof value === "string");
  for (const name of names) form.delete(name);
  return [...new Set(keys)];
}
