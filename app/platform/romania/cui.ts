const SENTENCES = {
  empty: "Introduceți CUI-ul",
  characters: "CUI-ul are numai cifre, eventual cu RO în față",
  length: "CUI-ul are între 2 și 10 cifre",
  "leading-zero": "CUI-ul nu începe cu 0. Verificați-l pe certificatul fiscal",
  "check-digit": "Ultima cifră a CUI-ului nu se potrivește cu celelalte. Verificați-l pe certificatul fiscal",
};
export type CuiProblem = keyof typeof SENTENCES;
export const cuiSentence = (problem: CuiProblem): string => SENTENCES[problem];

export type ParsedCui = { ok: true; cui: string } | { ok: false; problem: CuiProblem };

/** The tax authority's key for the check digit (as in python-stdnum, stdnum.ro.cui), right-aligned on the digits before it. */
const KEY = [7, 5, 3, 2, 1, 7, 5, 3, 2] as const;

/** Returns the digits without RO, which only says that the holder is registered for VAT: RO123 and 123 are the same code. */
export function parseCui(text: string): ParsedCui {
  const cui = text
    .replace(/[\s.\-‐‑–—]/g, "")
    .toUpperCase()
    .replace(/^RO/, "");
  if (cui === "") return { ok: false, problem: "empty" };
  if (!/^\d+$/.test(cui)) return { ok: false, problem: "characters" };
  if (cui.length < 2 || cui.length > 10) return { ok: false, problem: "length" };
  if (cui.startsWith("0")) return { ok: false, problem: "leading-zero" };
  if (checkDigit(cui.slice(0, -1)) !== cui.at(-1)) return { ok: false, problem: "check-digit" };
  return { ok: true, cui };
}

/** The digits of a CUI, or of a part of one, that a search names: "CUI 18189442", "RO18189442"; null for any other text. */
export function cuiDigits(text: string): string | null {
  const code = text.replace(/[\s.:\-‐‑–—]/g, "").replace(/^(cui|cif)?(ro)?/i, "");
  return /^\d{2,10}$/.test(code) ? code : null;
}

/** A valid code for invented organisations: `body`, 1 to 9 digits, with its check digit. Throws RangeError for another body. */
export function cuiWithCheckDigit(body: string): string {
  if (!/^[1-9]\d{0,8}$/.test(body)) throw new RangeError(`Not the body of a CUI: ${body}`);
  return body + checkDigit(body);
}

function checkDigit(body: string): string {
  const padded = body.padStart(KEY.length, "0");
  const sum = KEY.reduce((total, factor, place) => total + factor * Number(padded[place]), 0);
  return String(((sum * 10) % 11) % 10);
}
