import { reviewsText } from "~/modules/partners/rules/card";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import type { ratingOf } from "~/modules/partners/store/profile.server";
import { publishedReviewsOf } from "~/modules/requests/store/published-reviews.server";
import { dateLong } from "~/platform/language/dates";

const REVIEWS_PER_PAGE = 10;

/** One page of what authorities said, newest first, and what it all comes to. A page that there is not is the last one. */
export async function reviewsOf(partnerId: string, rating: Awaited<ReturnType<typeof ratingOf>>, asked: number) {
  const total = rating?.reviewCount ?? 0;
  const pages = Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE));
  const page = Math.min(asked, pages);
  const list = await publishedReviewsOf(partnerId, REVIEWS_PER_PAGE, (page - 1) * REVIEWS_PER_PAGE);
  return {
    rating: rating?.rating ?? null,
    total,
    words: reviewsText(total),
    page,
    pages,
    bars: rating
      ? [
          { label: "Calitate", value: rating.quality },
          { label: "Timp", value: rating.time },
          { label: "Comunicare", value: rating.communication },
          { label: "Preț", value: rating.price },
        ]
      : [],
    list: list.map((review) => ({
      id: review.id,
      authority: review.authority,
      category: CATEGORIES[review.category],
      text: review.text,
      overall: review.overall,
      scores: `Calitate ${review.quality}, timp ${review.time}, comunicare ${review.communication}, preț ${review.price}`,
      at: review.reviewedAt.toISOString(),
      when: dateLong(review.reviewedAt),
      reply: review.reply,
    })),
  };
}
