import { quoted } from "~/platform/language/quotes";
import { sizeText } from "../language/file-size";

/** Bytes of the files of one form together. The server receives no more of them, whatever is sent. */
export const MOST_TOGETHER = 12 * 1024 * 1024;

const NOT_RECEIVED = "application/x-not-received";

/** The type of a file that the server did not receive because of its size: its content is empty, the type says the size. */
export const notReceivedType = (size: number): string => `${NOT_RECEIVED}; size=${size}`;

const TYPE = new RegExp(`^${NOT_RECEIVED}; ?size=(\\d{1,12})$`);

/** Bytes of a file as its sender has it, also when it was not received. */
export const sentSize = ({ size, type }: Blob): number => Math.max(size, Number(TYPE.exec(type)?.[1] ?? 0));

type Named = { name: string; size: number };

const SHOWN = { start: 60, end: 20 };

/** The name in a sentence; of a very long one its start and its end. */
function named(name: string): string {
  const signs = [...name];
  if (signs.length <= SHOWN.start + SHOWN.end) return quoted(name);
  return quoted(`${signs.slice(0, SHOWN.start).join("")}…${signs.slice(-SHOWN.end).join("")}`);
}

/** The error of a file above the limit of its field. */
export function tooLargeSentence({ name, size }: Named, most: number): string {
  const limit = sizeText(most);
  const its = sizeText(size) === limit ? `peste ${limit}` : sizeText(size);
  return `Fișierul ${named(name)} are ${its}, iar limita este de ${limit}. Alegeți unul mai mic`;
}

/** The error of a file within its limit, for which the other files of the form left no room. */
export const noRoomSentence = ({ name, size }: Named, mostTogether = MOST_TOGETHER): string =>
  `Fișierul ${named(name)} (${sizeText(size)}) nu a fost adăugat: fișierele trimise odată au împreună cel mult ${sizeText(mostTogether)}. Trimiteți-l separat`;

/** What follows the errors of files that were left out, when the button was pressed nevertheless. */
export const leftOutSentence = (count: number): string =>
  `Nu s-a trimis nimic: apăsați din nou butonul ca să trimiteți fără ${count === 1 ? "acest fișier" : "aceste fișiere"}.`;

/** The files that may be sent together, and the errors of those that may not; `most` is the limit of each, `mostTogether` of all. */
export function fittingFiles<File extends Named>(
  files: readonly File[],
  most: number,
  mostTogether = MOST_TOGETHER,
): { fitting: File[]; error: string | null } {
  const fitting: File[] = [];
  const errors: string[] = [];
  let together = 0;
  for (const file of files) {
    const isTooLarge = file.size > most;
    if (isTooLarge || together + file.size > mostTogether) {
      errors.push(isTooLarge ? tooLargeSentence(file, most) : noRoomSentence(file, mostTogether));
      continue;
    }
    together += file.size;
    fitting.push(file);
  }
  return { fitting, error: errors.length > 0 ? errors.join(". ") : null };
}
