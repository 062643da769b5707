import sanitizeHtml from "sanitize-html";
import type { Body } from "./rules/body";
import { bodyOf, type PictureFinder } from "./rules/body-read";

/** What foreign HTML may bring with it as far as the reader of bodies, which knows fewer words still. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ..."p h2 h3 ul ol li blockquote strong em a img br hr span".split(" "),
    ..."div section article header footer figure figcaption pre table tr td th dl dt dd address".split(" "),
  ],
  allowedAttributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    span: ["data-marks", "data-bullet"],
    p: ["data-list"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesAppliedToAttributes: ["href", "src"],
  allowProtocolRelative: false,
  // With their contents: what these hold is no text.
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "xml", "title", "iframe", "object", "template"],
  nestingLimit: 60,
  transformTags: {
    h1: "h2",
    h4: "h3",
    h5: "h3",
    h6: "h3",
    i: (_, attributes) => styled("em", attributes),
    b: (_, attributes) => styled("strong", attributes),
    strong: (_, attributes) => styled("strong", attributes),
    em: (_, attributes) => styled("em", attributes),
    span: (_, attributes) => styled("span", attributes),
    p: (tagName, attributes) => ({ tagName, attribs: fakeItem(attributes) }),
  },
};

/** Text processors write a list as paragraphs that only look like one. */
function fakeItem({ style = "", class: name = "" }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return /mso-list:\s*l/i.test(style) || /MsoListParagraph/i.test(name) ? { "data-list": "yes" } : {};
}

/** Some editors say bold and italic by styles, and some wrap everything in a bold element that is not bold. */
function styled(tagName: string, { style = "" }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  if (/mso-list:\s*ignore/i.test(style)) return { tagName: "span", attribs: { "data-bullet": "yes" } };
  const isPlain = /font-(weight:\s*(normal|[1-5]00)|style:\s*normal)/i.test(style);
  if (tagName !== "span") return { tagName: isPlain ? "span" : tagName, attribs: {} };
  const strong = /font-weight:\s*(bold|[6-9]00)/i.test(style) ? ["strong"] : [];
  const em = /font-style:\s*(italic|oblique)/i.test(style) ? ["em"] : [];
  const marks = [...strong, ...em].join(" ");
  return { tagName, attribs: marks === "" ? {} : { "data-marks": marks } };
}

/**
 * HTML from anywhere (our editor, a text processor, an attacker) as a body: the allow-list first, then the reader, which
 * keeps only what a body has. The pictures are those that `find` knows.
 */
export const cleanBody = (html: string, find: PictureFinder): Body => bodyOf(sanitizeHtml(html, OPTIONS), find);
