import { tidyLine } from "../language/text";

/** What a local authority is called by, before the name of its place. */
const BODY = String.raw`(?:prim[aă]ri(?:a|ei|e)|consili(?:ul|ului)\s+(?:local|jude[țt]ean|general)|institu[țt]i(?:a|ei)|u\.?\s?a\.?\s?t|unit[aă][țt](?:ea|ii)\s+administrativ[\s-]+teritorial[aăe])(?![\p{L}\d])\.?`;
/** What a place is, before its name. */
const KIND = String.raw`(?:comun(?:a|ei|ă)|com|ora[șs](?:ul|ului)?|or[șs]?(?=\.)|municipi(?:ul|ului|u)|mun|jude[țt](?:ul|ului)?|jud)(?![\p{L}\d])\.?`;

const BEFORE_A_NAME = new RegExp(
  String.raw`(^|[^\p{L}\d])(?:${BODY}(?:\s+(?:al|a)(?![\p{L}\d]))?(?:\s*${KIND})?|${KIND})(?=\s*[\p{L}\d])`,
  "giu",
);
/** "Valea Rece UAT" */
const AFTER_A_NAME = /([\p{L}\d])[\s,]+u\.?\s?a\.?\s?t\.?$/iu;

/**
 * A search for a place without the words of its institution, which people write in their own ways: "Primăria comunei Valea
 * Rece", "U.A.T. com. Valea Rece" and "Valea Rece" are one. As legal forms are in the names of firms, they count only alone.
 */
export function withoutInstitution(text: string): string {
  const name = tidyLine(text.replace(BEFORE_A_NAME, "$1 ").replace(AFTER_A_NAME, "$1"));
  return name === "" ? text : name;
}
