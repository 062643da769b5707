import sanitizeHtml from "sanitize-html";
import { altText } from "~/modules/media/rules/image-upload";
import { usableImages } from "~/modules/media/store/image.server";
import type { Body } from "../rules/body";
import { idInSource } from "../rules/body-picture";
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
    ol: ["start"],
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

const SOURCES = /\/imagini\/([0-9a-f-]{36})\//g;

/** The ids of the stored pictures that a text names. */
export const namedPictures = (text: string): string[] => [
  ...new Set([...text.matchAll(SOURCES)].map(([, id]) => id ?? "")),
];

/** The same for a text with pictures: those that it may show (`usableImages`), with their stored sizes. */
export async function cleanWithPictures(html: string, usable: Parameters<typeof usableImages>[1]): Promise<Body> {
  const images = new Map((await usableImages(namedPictures(html), usable)).map((image) => [image.id, image]));
  return cleanBody(html, ({ src = "", alt = "" }) => {
    const image = images.get(idInSource(src) ?? "");
    return image ? { ...image, alt: altText(alt) || image.alt } : null;
  });
}

/** The descriptions of the pictures of a stored text, by their ids. */
export const descriptionsIn = (html: string): Map<string, string> =>
  new Map(bodyOf(html).flatMap((block) => (block.kind === "picture" ? [[block.id, block.alt] as const] : [])));

/** A description stands in the text and in the list of pictures below it: what was changed in the list is meant. */
export function withDescriptions(
  body: Body,
  listed: readonly { id: string; alt: string }[],
  before: ReadonlyMap<string, string>,
): Body {
  const changed = new Map(
    listed.filter(({ id, alt }) => before.has(id) && alt !== before.get(id)).map(({ id, alt }) => [id, alt]),
  );
  return body.map((block) =>
    block.kind === "picture" ? { ...block, alt: changed.get(block.id) ?? block.alt } : block,
  );
}
