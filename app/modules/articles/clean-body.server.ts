import sanitizeHtml from "sanitize-html";
import type { Body } from "./rules/body";
import { bodyOf, type PictureFinder } from "./rules/body-read";
import { meaningOf, NOT_TEXT, UNDERSTOOD } from "./rules/foreign";

const understood: sanitizeHtml.Transformer = (name, given) => {
  const { tag, attributes } = meaningOf(name, given);
  return { tagName: tag, attribs: attributes };
};

/** What foreign HTML may bring with it as far as the reader of bodies, which knows fewer words still. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...UNDERSTOOD],
  allowedAttributes: {
    a: ["href"],
    img: ["src", "alt"],
    span: ["data-marks", "data-bullet"],
    p: ["data-list"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesAppliedToAttributes: ["href", "src"],
  allowProtocolRelative: false,
  nonTextTags: [...NOT_TEXT],
  nestingLimit: 60,
  transformTags: { "*": understood },
};

/**
 * HTML from anywhere (our editor, a text processor, an attacker) as a body: the allow-list first, then the reader, which
 * keeps only what a body has. The pictures are those that `find` knows.
 */
export const cleanBody = (html: string, find: PictureFinder): Body => bodyOf(sanitizeHtml(html, OPTIONS), find);
