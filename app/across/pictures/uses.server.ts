import { articlesShowing } from "~/modules/articles/store/pictures.server";
import { communitiesShowing } from "~/modules/communities/store/picture-uses.server";
import type { PictureUse } from "~/modules/media/rules/picture-use";
import { partnersShowing } from "~/modules/partners/store/picture-uses.server";

/**
 * Everything that shows a picture. A picture has one place, so it is asked in turn: what lists are full of comes first.
 * Measured: asked at once, or in one query, the rooms cost every picture what now only that of an article costs.
 */
export async function usesOf(imageId: string): Promise<PictureUse[]> {
  for (const showing of [communitiesShowing, partnersShowing, articlesShowing]) {
    const uses = await showing(imageId);
    if (uses.length > 0) return uses;
  }
  return [];
}
