import { quoted } from "../language/quotes";
import { fold, withCommaBelow } from "../language/text";
import { commonPasswords } from "./common-passwords";

export type PasswordOwner = { email?: string; organisation?: string };

const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;
const SENTENCES = {
  empty: "Introduceți parola",
  short: `Parola are cel puțin ${SHORTEST_PASSWORD} caractere`,
  long: `Parola are cel mult ${LONGEST_PASSWORD} de caractere`,
  common:
    "Parola este printre cele mai folosite și se ghicește ușor. Alegeți alta, de exemplu trei cuvinte fără legătură",
};
/** `part` is what the password contains, of the address or of the organisation's name. */
type PasswordProblem = keyof typeof SENTENCES | { of: "email" | "organisation"; part: string };

const OF = {
  email: { name: "adresa de e-mail", it: "ea" },
  organisation: { name: "numele organizației", it: "el" },
};

export function passwordSentence(problem: PasswordProblem): string {
  if (typeof problem === "string") return SENTENCES[problem];
  const { name, it } = OF[problem.of];
  return `Parola conține ${quoted(problem.part)}, din ${name}. Alegeți alta, care nu se ghicește din ${it}`;
}

/** Characters; shorter parts of a name occur in too many good passwords. */
const SHORTEST_NAME_PART = 4;
/** From this length on a part is found inside a longer word too: "maria" is in "primaria" by chance, "ionpopescu" never is. */
const LONG_NAME_PART = 8;

export const passwordAdvice = "Cel puțin 8 caractere; recomandăm minimum 12.";

const CEDILLAS: Readonly<Record<string, string>> = { ș: "ş", ț: "ţ", Ș: "Ş", Ț: "Ţ" };

/**
 * The password as typed, then as the other Romanian keyboard writes it: old ones have ş and ţ with a cedilla, new ones ș and ț
 * with a comma below, and nobody sees which.
 */
export const passwordSpellings = (typed: string): string[] => [
  ...new Set([typed, withCommaBelow(typed), typed.replace(/[șțȘȚ]/g, (letter) => CEDILLAS[letter] ?? letter)]),
];

/** Null when the password is accepted. */
export function passwordProblem(
  password: string,
  { email = "", organisation = "" }: PasswordOwner,
): PasswordProblem | null {
  if (password === "") return "empty";
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) return "short";
  if (length > LONGEST_PASSWORD) return "long";
  if (isCommon(password)) return "common";
  const found = (of: "email" | "organisation", parts: readonly string[]): PasswordProblem | null => {
    const part = parts.find((one) => contains(password, one));
    return part === undefined ? null : { of, part };
  };
  const [local = ""] = email.split("@", 1);
  return (
    found("email", [local, email]) ?? found("organisation", [...organisation.split(/[^\p{L}\p{N}]+/u), organisation])
  );
}

/** Also finds common passwords with substituted or added characters: "P@rola1!", "qwerty2026". */
function isCommon(password: string): boolean {
  const plain = fold(password);
  if (new Set(plain).size === 1) return true;
  return [plain, undisguised(plain)].some((text) => {
    const stems = [0, 1, 2, 3, 4].filter((ending) => /^[^a-z]*$/.test(text.slice(text.length - ending)));
    return stems.some((ending) => commonPasswords.has(text.slice(0, text.length - ending)));
  });
}

function undisguised(text: string): string {
  const letters: Record<string, string> = {
    "@": "a",
    "4": "a",
    "3": "e",
    "1": "i",
    "!": "i",
    "0": "o",
    $: "s",
    "5": "s",
  };
  return text.replace(/[@431!0$5](?=.*[a-z])/g, (sign) => letters[sign] ?? sign);
}

/** The part stands in the password as one of its words, as several of them together, or anywhere when it is long. */
function contains(password: string, name: string): boolean {
  const part = squeezed(name);
  if (part.length < SHORTEST_NAME_PART) return false;
  if (part.length >= LONG_NAME_PART && squeezed(password).includes(part)) return true;
  const words = wordsIn(password);
  return words.some((_, from) =>
    words.slice(from).some((__, more) => words.slice(from, from + more + 1).join("") === part),
  );
}

/** "MariaPopa-2026" has three words: a capital, a digit and a sign each begin another one. */
const wordsIn = (password: string): string[] =>
  password
    .split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)
    .map(squeezed)
    .filter((word) => word !== "");

function squeezed(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, "");
}
