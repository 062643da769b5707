import { Card } from "~/ui/card/card";
import { RatingBars } from "~/ui/chart/progress-bar";
import { Cloth } from "~/ui/cloth/cloth";
import { List } from "~/ui/list/list";
import { Rating } from "~/ui/review/rating";
import { Review } from "~/ui/review/review";
import type { ContentOf } from "../pages/profile.server";
import { partnerProfile } from "../rules/marketplace";

type ReviewList = ContentOf<"prezentare">["reviews"];

const PLACE = "recenzii";

/** The reviews of authorities, with the firm's replies. */
export function Reviews({ reviews, profile }: { reviews: ReviewList; profile: string }) {
  if (reviews.total === 0) {
    return (
      <Card id={PLACE} heading="Recenzii">
        <p className="muted">Fără recenzii. Ele vin de la autorități, după o colaborare încheiată pe platformă.</p>
      </Card>
    );
  }
  return (
    <List
      id={PLACE}
      heading="Recenzii"
      action={<Rating value={reviews.rating} words={`${reviews.words}, de la autorități`} />}
      filters={
        <div className="review__rates">
          <RatingBars bars={reviews.bars} />
        </div>
      }
      pages={{
        page: reviews.page,
        pages: reviews.pages,
        href: (page) => `${partnerProfile.address(profile, {}, { page })}#${PLACE}`,
        label: "Paginile cu recenzii",
      }}
    >
      {reviews.list.map(({ id, authority, overall, scores, category, at, when, text, reply }) => (
        <Review
          key={id}
          cloth={<Cloth seed={authority.id} kind="UAT" verified={authority.verified} />}
          author={authority.name}
          facts={[<Rating key="overall" value={overall} />, scores, category, { at, text: when }]}
          text={text}
          reply={{ by: "Răspunsul firmei:", text: reply }}
        />
      ))}
    </List>
  );
}
