import MarkdownIt from "markdown-it";

/** The marks that a body can be written with; everything else is text, and HTML is text too. */
const marks = new MarkdownIt("zero", { html: false, breaks: true, linkify: false, maxNesting: 100 }).enable([
  "heading",
  "list",
  "blockquote",
  "hr",
  "emphasis",
  "link",
  "image",
  "newline",
  "escape",
  "entity",
]);
// Addresses are judged and written in one place, by the reader of bodies.
marks.validateLink = () => true;
marks.normalizeLink = (address) => address;

/** What was written with marks, as HTML that is not clean yet. */
export const htmlOfPlain = (text: string): string => marks.render(text);
