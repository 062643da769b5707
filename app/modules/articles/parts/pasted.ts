import type { BodyPicture } from "../rules/body";
import { htmlOf } from "../rules/body-html";
import type { Node as BodyNode } from "../rules/body-nodes";
import { bodyOfNodes, idInSource } from "../rules/body-read";
import { meaningOf, NOT_TEXT, UNDERSTOOD } from "../rules/foreign";

/** Written by our own editor when it copies: that is clean already, and knows where it was cut. */
const OWN = "data-pm-slice";

/** What was pasted as the text that would be stored: a text processor's styles stay behind, its lists are lists. */
export function cleanPasted(html: string): string {
  if (html.includes(OWN)) return html;
  const { body } = new DOMParser().parseFromString(html.replace(/<[^>]*>/g, withoutEffect), "text/html");
  return htmlOf(bodyOfNodes([...body.childNodes].flatMap(nodeOf), pictureOf));
}

/** Read only: a browser would apply a style, or complain of it, already while it parses. */
const withoutEffect = (tag: string): string => tag.replace(/\s(style|on\w+)\s*=/gi, " data-$1=");

function nodeOf(node: ChildNode): BodyNode[] {
  if (node instanceof Text) return [{ text: node.data }];
  if (!(node instanceof Element)) return [];
  const name = node.localName;
  if (NOT_TEXT.includes(name)) return [];
  const given = Object.fromEntries(
    [...node.attributes].map(({ name: key, value }) => [key === "data-style" ? "style" : key, value]),
  );
  const children = [...node.childNodes].flatMap(nodeOf);
  const { tag, attributes } = meaningOf(name, given);
  return UNDERSTOOD.includes(tag) ? [{ tag, attributes, children }] : children;
}

/** Its size is the server's to say; here it only has to be known as one of ours. */
function pictureOf({ src = "", alt = "" }: Readonly<Record<string, string>>): BodyPicture | null {
  const path = src.startsWith(location.origin) ? src.slice(location.origin.length) : src;
  const id = idInSource(path);
  return id === null ? null : { id, alt, width: 800, height: 450 };
}
