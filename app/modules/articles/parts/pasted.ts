import type { BodyPicture } from "../rules/body";
import { htmlOf } from "../rules/body-html";
import type { Node as BodyNode } from "../rules/body-nodes";
import { bodyOfNodes, idInSource } from "../rules/body-read";
import { DROPPED_TAGS, KEPT_TAGS, normalisedElement } from "../rules/foreign-html";

/** The attribute ProseMirror adds when it copies; such HTML needs no cleaning and keeps its open ends. */
const PROSEMIRROR_SLICE = "data-pm-slice";

/** Converts pasted HTML to the HTML that would be stored, for example Word's list paragraphs to lists. */
export function cleanPasted(html: string): string {
  if (html.includes(PROSEMIRROR_SLICE)) return html;
  const { body } = new DOMParser().parseFromString(html.replace(/<[^>]*>/g, withInertAttributes), "text/html");
  return htmlOf(bodyOfNodes([...body.childNodes].flatMap(nodeOf), pictureOf));
}

/** Renames style and event attributes, which the browser would apply or report under the CSP already while parsing. */
const withInertAttributes = (tag: string): string => tag.replace(/\s(style|on\w+)\s*=/gi, " data-$1=");

function nodeOf(node: ChildNode): BodyNode[] {
  if (node instanceof Text) return [{ text: node.data }];
  if (!(node instanceof Element)) return [];
  const name = node.localName;
  if (DROPPED_TAGS.includes(name)) return [];
  const given = Object.fromEntries(
    [...node.attributes].map(({ name: key, value }) => [key === "data-style" ? "style" : key, value]),
  );
  const children = [...node.childNodes].flatMap(nodeOf);
  const { tag, attributes } = normalisedElement(name, given);
  return KEPT_TAGS.includes(tag) ? [{ tag, attributes, children }] : children;
}

/** The server sets the true size; here only the image id matters. */
function pictureOf({ src = "", alt = "" }: Readonly<Record<string, string>>): BodyPicture | null {
  const path = src.startsWith(location.origin) ? src.slice(location.origin.length) : src;
  const id = idInSource(path);
  return id === null ? null : { id, alt, width: 800, height: 450 };
}
