import { parseLocalDate } from "../calendar/local-date";
import { dateLong } from "../language/dates";
import type { TypedTexts } from "../refusal";
import type { RefusedForm } from "./answers";
import type { FormLabels } from "./form-labels";
import { isHiddenField, RETURN_TO, SENT_FROM } from "./hidden-fields";
import { isId } from "./id";
import { shownTexts } from "./long-text.server";
import { NEVER_KEPT } from "./never-kept";
import { ROWS_CHANGE } from "./rows";
import { VERSION } from "./version.server";

/** `username`: the account, for the password store of the browser. */
const TECHNICAL_FIELDS = [VERSION, ROWS_CHANGE, RETURN_TO, SENT_FROM, "username"];
/** Parts of a field that the page fills itself: the id of a row, a kept file or image. */
const TECHNICAL_PARTS = /\.(id|key)$|\.kept\.\d+\.(?!alt$)\w+$/;

/**
 * Whether a person typed the value; false for keys, versions, addresses, the codes of choices, and for what never comes back.
 */
export function isTyped(name: string, value: string): boolean {
  if (
    isHiddenField(name) ||
    TECHNICAL_FIELDS.includes(name) ||
    NEVER_KEPT.test(name) ||
    TECHNICAL_PARTS.test(name) ||
    isId(value)
  )
    return false;
  return !/^[a-z]+([_-][a-z]+)*$/.test(value) && /\s|[a-zăâîșț]{4,}|\d{3,}/i.test(value);
}

/** The editor sends whole blocks. */
const FROM_EDITOR = /^<(p|h[23]|[uo]l|blockquote|hr|img)[\s>].*>$/s;
const SIGNS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** As the lines that were seen in the editor. */
const withoutTags = (html: string): string =>
  html
    .replace(/(?:<br\s*\/?>|<\/(?:p|h[23]|li)>)+/g, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => SIGNS[name] ?? "")
    .trim();

const inWords = (text: string): string => {
  const day = parseLocalDate(text);
  if (day !== null) return dateLong(day);
  return FROM_EDITOR.test(text) ? withoutTags(text) : text;
};

/** What a person typed into a form, for a page that only shows it; null when there is nothing. `labels`: of its fields. */
export function typedTexts(
  values: RefusedForm["values"],
  labels?: FormLabels["fields"],
): Omit<TypedTexts, "draft"> | null {
  const typed = Object.entries(values).map(([name, value]) => [
    name,
    [value].flat().filter((one) => isTyped(name, one)),
  ]) as [string, string[]][];
  // a date alone is what the page proposed; beside words it is said as people read it
  if (typed.every(([, texts]) => texts.every((text) => parseLocalDate(text) !== null))) return null;
  for (const [, texts] of typed) for (const [at, text] of texts.entries()) texts[at] = inWords(text);
  const { values: shown, cut } = shownTexts(Object.fromEntries(typed));
  const texts = Object.entries(shown).flatMap(([name, value]) =>
    [value].flat().map((text) => ({ label: labels?.get(name) ?? null, text })),
  );
  return texts.length === 0 ? null : { texts, cut };
}
