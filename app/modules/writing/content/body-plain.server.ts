import MarkdownIt from "markdown-it";

const LONGEST_ADDRESS = 2_000;

/** The Markdown that a body supports; everything else, HTML included, is text. */
const marks = new MarkdownIt("zero", { html: false, breaks: true, linkify: true, maxNesting: 100 }).enable([
  "linkify",
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
// A list that begins with 1 says so: right after another one it does not continue that one.
marks.renderer.rules.ordered_list_open = (tokens, index) => `<ol start="${tokens[index]?.attrGet("start") ?? 1}">`;
// Bare addresses are links where they have "http://" or "www.": "anul.Nu" is no address.
marks.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
for (const scheme of ["ftp:", "//", "mailto:"]) marks.linkify.add(scheme, null);
marks.linkify.add("www.", {
  validate: (text, at) =>
    /^[^\s<>"'()[\]]+/.exec(text.slice(at, at + LONGEST_ADDRESS))?.[0].replace(/[.,;:!?]+$/, "").length ?? 0,
  normalize: (match) => {
    match.url = `https://${match.url}`;
  },
});
// Inside a word or a sum a star is a star: "5*3*2".
const { State } = marks.inline;
marks.inline.State = class extends State {
  override scanDelims(start: number) {
    return super.scanDelims(start, false);
  }
};
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
