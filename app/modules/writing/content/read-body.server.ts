import { textIn } from "~/platform/form/answers";
import { refuse } from "~/platform/form/check-form.server";
import { type Body, bodyText } from "../rules/body";
import { type BodyLimits, boundsProblem, WHOLE_PAGE } from "../rules/body-bounds";
import { htmlOf } from "../rules/body-html";
import { markdownOf } from "../rules/body-markdown";
import type { BodyProblem } from "../rules/body-sentences";
import { htmlOfPlain } from "./body-plain.server";

type Reading = {
  /** Sanitises HTML to a body. */
  clean: (html: string) => Body | Promise<Body>;
  /** The pictures listed below the text box, in their order. */
  pictureIds?: readonly string[];
  /** Other pictures that the text may show. */
  otherIds?: readonly string[];
  limits?: BodyLimits;
};

export type ReadBody = { html: string; plain: string; problem: BodyProblem | null };

function sentBody(form: FormData): string {
  const sent = form.get("body");
  return typeof sent === "string" ? sent : "";
}

/** The same as a refused form shows it again, without reading it. */
export const shownBody = (form: FormData): string => textIn(refuse(form, {}).values, "body");

/** The posted body, from the editor (HTML) or the text box (Markdown): sanitised HTML, Markdown and the problem or null. */
export async function readBody(form: FormData, reading: Reading): Promise<ReadBody> {
  const { clean, pictureIds = [], otherIds = [], limits = WHOLE_PAGE } = reading;
  const text = sentBody(form);
  const isRich = form.get("bodyForm") === "rich";
  const unread = (problem: BodyProblem) => ({ html: "", plain: shownBody(form), problem });
  const beyond = boundsProblem(text, isRich ? "rich" : "plain", limits);
  if (beyond !== null) return unread(beyond);
  const html = isRich ? text : htmlOfPlain(text, pictureIds);
  const made = boundsProblem(html, "rich", limits);
  if (made !== null) return unread(made);
  const listed = new Set([...pictureIds, ...otherIds]);
  // Without JavaScript, a picture removed from the list below the text is also removed from the text.
  const body = (await clean(html)).filter((block) => isRich || block.kind !== "picture" || listed.has(block.id));
  const length = [...bodyText(body)].length;
  const problem = body.length === 0 ? "empty" : length > limits.characters ? "long" : null;
  if (problem === "empty") form.set("body", ""); // the editor sends `<p></p>` for an empty text
  return { html: htmlOf(body), plain: isRich ? markdownOf(body) : text, problem };
}
