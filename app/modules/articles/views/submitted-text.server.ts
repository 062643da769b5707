import { pictureOf } from "~/modules/media/rules/image";
import { imageById, imagesById } from "~/modules/media/store/image.server";
import { type Block, pictureIds } from "~/modules/writing/rules/body";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { ARTICLE_CATEGORIES } from "../rules/categories";
import type { textOf } from "../store/submissions.server";

type Stored = Omit<NonNullable<Awaited<ReturnType<typeof textOf>>>, "title">;

/** A submitted text as it would be published. */
export async function submittedText({ category, summary, body, coverImageId, coverAlt }: Stored) {
  const cover = coverImageId === null ? null : await imageById(coverImageId);
  return {
    category: ARTICLE_CATEGORIES[category],
    summary,
    body: await bodyWithPictures(body),
    cover: cover && pictureOf({ ...cover, alt: coverAlt }),
  };
}

/** A picture deleted since is replaced by a line that says so. */
async function bodyWithPictures(html: string): Promise<string> {
  const body = bodyOf(html);
  const existing = new Set((await imagesById(pictureIds(body))).map(({ id }) => id));
  return htmlOf(
    body.map((block) => (block.kind === "picture" && !existing.has(block.id) ? deletedPictureLine(block.alt) : block)),
  );
}

function deletedPictureLine(alt: string): Block {
  const text = `[Imagine ștearsă între timp${alt === "" ? "" : `: ${alt}`}]`;
  return { kind: "paragraph", inlines: [{ text, strong: false, em: false, href: null }] };
}
