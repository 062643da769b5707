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
  email: "Parola conține adresa de e-mail. Alegeți alta, care nu se ghicește din ea",
  organisation: "Parola conține numele organizației. Alegeți alta, care nu se ghicește din el",
};
type PasswordProblem = keyof typeof SENTENCES;
export const passwordSentence = (problem: PasswordProblem): string => SENTENCES[problem];

/** Characters; shorter parts of a name occur in too many good passwords. */
const SHORTEST_NAME_PART = 4;

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
export function passwordProblem(password: string, { email = "", organisation = "" }: PasswordOwner) {
  if (password === "") return "empty";
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) return "short";
  if (length > LONGEST_PASSWORD) return "long";
  if (isCommon(password)) return "common";
  if (containsEmail(password, email)) return "email";
  return containsName(password, organisation) ? "organisation" : null;
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

function containsEmail(password: string, email: string): boolean {
  const local = squeezed(email.split("@", 1)[0] ?? "");
  const secret = squeezed(password);
  return [local, squeezed(email)].some((part) => part.length >= SHORTEST_NAME_PART && secret.includes(part));
}

function containsName(password: string, organisation: string): boolean {
  const secret = squeezed(password);
  const words = fold(organisation).split(/[^\p{L}\p{N}]+/u);
  return [...words, squeezed(organisation)].some((part) => part.length >= SHORTEST_NAME_PART && secret.includes(part));
}

function squeezed(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, "");
}
