/** Without signs that look like another one: 0, O, 1, I, L, B, S, U and Z are not among them. */
export const CODE_SIGNS = "23456789ACDEFGHJKMNPQRTVWXY";
/** The first part is in the address; the last is printed apart, and shows the name. */
const ADDRESS_LENGTH = 8;
const KEY_LENGTH = 4;
export const CODE_LENGTH = ADDRESS_LENGTH + KEY_LENGTH;

/** What people read for what is printed. */
const MISREAD: Readonly<Record<string, string>> = { B: "8", S: "5", Z: "2", U: "V", O: "Q", "0": "Q" };

/** The signs that were meant: capital letters without spaces and hyphens. What cannot be read stays, and is found nowhere. */
const meant = (typed: string): string =>
  [...typed.normalize("NFKC").toUpperCase()]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .map((sign) => MISREAD[sign] ?? sign)
    .join("");

/** The two parts of a code as it was typed; of a whole code the key too. */
export function readCode(typed: string): { address: string; key: string } {
  const signs = meant(typed);
  return { address: signs.slice(0, ADDRESS_LENGTH), key: signs.slice(ADDRESS_LENGTH) };
}

export const readKey = meant;

/** "ACDE-FGHJ", as it is printed and read aloud. */
export const spacedAddress = (address: string): string => `${address.slice(0, 4)}-${address.slice(4)}`;
