import { imagePath, keptWidths } from "~/modules/media/rules/image";
import { type Block, type Body, type BodyPicture, type Inline, isBreak, type List, markSteps } from "./body";

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const quoted = (text: string): string => escaped(text).replace(/"/g, "&quot;");

const LINK = 'rel="noopener nofollow ugc"';
const PLAIN_WIDTH = 800;

/** The HTML under which a body is stored. */
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

function listHtml({ ordered, start, items }: List): string {
  const tag = ordered ? "ol" : "ul";
  const inside = items.map(({ inlines, lists }) => `<li>${inlineHtml(inlines)}${lists.map(listHtml).join("")}</li>`);
  return `<${tag}${start === undefined ? "" : ` start="${start}"`}>${inside.join("")}</${tag}>`;
}

export const pictureSource = ({ id, width }: Pick<BodyPicture, "id" | "width">): string =>
  imagePath(id, keptWidths(width).find((kept) => kept >= PLAIN_WIDTH) ?? width, "jpg");

const pictureHtml = (picture: BodyPicture): string =>
  `<figure><img src="${pictureSource(picture)}" alt="${quoted(picture.alt)}" width="${picture.width}" height="${picture.height}"></figure>`;

const TAGS = { href: "a", strong: "strong", em: "em" } as const;

const inlineHtml = (inlines: readonly Inline[]): string =>
  markSteps(inlines)
    .flatMap(({ ends, begins, inline }) => [
      ...ends.map(({ mark }) => `</${TAGS[mark]}>`),
      ...begins.map(({ mark, href }) => (href === null ? `<${TAGS[mark]}>` : `<a href="${quoted(href)}" ${LINK}>`)),
      inline === null ? "" : isBreak(inline) ? "<br>" : escaped(inline.text),
    ])
    .join("");
