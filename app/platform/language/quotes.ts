/** A pair of marks around words; the mark after a number is of inches. */
const INNER = /(?<![\p{L}\p{N}])[„“”"](?=\S)([^„“”"]*)(?<=\S)[“”"]/gu;

/** A title or a text inside a sentence. Romanian has « » inside „ ”: „Ghidul «Bani europeni»”. */
export const quoted = (text: string): string => `„${text.replace(INNER, "«$1»")}”`;
