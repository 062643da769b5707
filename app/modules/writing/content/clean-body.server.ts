import sanitizeHtml from "sanitize-html";
import type { Body } from "../rules/body";
import { bodyOf, type PictureFinder } from "../rules/body-read";
import { DROPPED_TAGS, KEPT_TAGS, normalisedElement } from "../rules/foreign-html";

const normalise: sanitizeHtml.Transformer = (name, given) => {
  const { tag, attributes } = normalisedElement(name, given);
  return { tagName: tag, attribs: attributes };
};

/** The allow-list before the body parser, which accepts even less. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...KEPT_TAGS],
  allowedAttributes: {
    a: ["href"],
    img: ["src", "alt"],
    span: ["data-marks", "data-bullet"],
    p: ["data-list"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesAppliedToAttributes: ["href", "src"],
  allowProtocolRelative: false,
  nonTextTags: [...DROPPED_TAGS],
  nestingLimit: 60,
  transformTags: { "*": normalise },
};

/** Converts untrusted HTML to a body: the allow-list first, then the parser. Keeps only pictures that `find` returns. */
export const cleanBody = (html: string, find: PictureFinder): Body => bodyOf(sanitizeHtml(html, OPTIONS), find);
