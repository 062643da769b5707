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

/**
 * What was written with marks, as HTML that is not clean yet. `imagine:2` names the second of the pictures that stand
 * below the text.
 */
export function htmlOfPlain(text: string, imageIds: readonly string[] = []): string {
  return marks.render(text).replace(/src="imagine:(\d{1,3})"/g, (_, place) => {
    const id = imageIds[Number(place) - 1];
    return id === undefined ? 'src=""' : `src="/imagini/${id}/1.jpg"`;
  });
}
