import { imagePath, keptWidths } from "~/modules/media/rules/image";
import { type Block, type Body, type BodyPicture, type Inline, isBreak, type List } from "./body";

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const quoted = (text: string): string => escaped(text).replace(/"/g, "&quot;");

const LINK = 'rel="noopener nofollow ugc"';
const PLAIN_WIDTH = 800;

/** A body as it is stored. */
export const htmlOf = (body: Body): string => body.map(blockHtml).join("");

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return `<p>${inlineHtml(block.inlines)}</p>`;
    case "heading":
      return `<h${block.level}>${inlineHtml(block.inlines)}</h${block.level}>`;
    case "list":
      return listHtml(block);
    case "quote":
      return `<blockquote>${block.paragraphs.map((inlines) => `<p>${inlineHtml(inlines)}</p>`).join("")}</blockquote>`;
    case "picture":
      return pictureHtml(block);
    case "rule":
      return "<hr>";
  }
}

function listHtml({ ordered, items }: List): string {
  const tag = ordered ? "ol" : "ul";
  const inside = items.map(({ inlines, lists }) => `<li>${inlineHtml(inlines)}${lists.map(listHtml).join("")}</li>`);
  return `<${tag}>${inside.join("")}</${tag}>`;
}

export const pictureSource = ({ id, width }: Pick<BodyPicture, "id" | "width">): string =>
  imagePath(id, keptWidths(width).find((kept) => kept >= PLAIN_WIDTH) ?? width, "jpg");

const pictureHtml = (picture: BodyPicture): string =>
  `<figure><img src="${pictureSource(picture)}" alt="${quoted(picture.alt)}" width="${picture.width}" height="${picture.height}"></figure>`;

/** The marks nest in one order, each opened as late and closed as early as it can be: one line has one form. */
function inlineHtml(inlines: readonly Inline[]): string {
  let html = "";
  let open: readonly Tag[] = [];
  for (const inline of inlines) {
    const wanted = isBreak(inline) ? [] : tagsOf(inline);
    const common = commonLength(open, wanted);
    html += ends(open.slice(common));
    html += wanted
      .slice(common)
      .map(({ start }) => start)
      .join("");
    html += isBreak(inline) ? "<br>" : escaped(inline.text);
    open = wanted;
  }
  return html + ends(open);
}

const ends = (open: readonly Tag[]): string => open.reduce((after, { name }) => `</${name}>${after}`, "");

type Tag = { name: string; start: string };

function tagsOf({ href, strong, em }: { href: string | null; strong: boolean; em: boolean }): Tag[] {
  return [
    ...(href === null ? [] : [{ name: "a", start: `<a href="${quoted(href)}" ${LINK}>` }]),
    ...(strong ? [{ name: "strong", start: "<strong>" }] : []),
    ...(em ? [{ name: "em", start: "<em>" }] : []),
  ];
}

function commonLength(some: readonly Tag[], others: readonly Tag[]): number {
  const differs = some.findIndex(({ start }, index) => start !== others[index]?.start);
  return differs === -1 ? some.length : differs;
}
