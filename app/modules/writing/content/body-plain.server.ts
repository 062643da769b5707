import MarkdownIt from "markdown-it";

/** The Markdown that a body supports; everything else, HTML included, is text. */
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
// Addresses are checked and normalised by the body parser (`linkAddress`).
marks.validateLink = () => true;
marks.normalizeLink = (address) => address;

/** Converts Markdown to HTML that is not sanitised yet. `imagine:2` is the second of the pictures listed below the text. */
export function htmlOfPlain(text: string, imageIds: readonly string[] = []): string {
  return marks.render(text).replace(/src="imagine:(\d{1,3})"/g, (_, place) => {
    const id = imageIds[Number(place) - 1];
    return id === undefined ? 'src=""' : `src="/imagini/${id}/1.jpg"`;
  });
}
