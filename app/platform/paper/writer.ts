/** Who wrote a PDF, with the release of what writes it: raised when files written before it are to be written again. */
export const PRODUCER = "PSP 2";

/** Whether a stored PDF was written by this release. The first one left letters that nobody could read back. */
export const isOfThisWriter = (pdf: Uint8Array): boolean =>
  Buffer.from(pdf).includes(`<pdf:Producer>${PRODUCER}</pdf:Producer>`);
