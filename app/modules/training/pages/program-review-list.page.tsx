import { Eye, EyeOff } from "lucide-react";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { ButtonLink } from "~/ui/button/button";
import { PostButton } from "~/ui/form/post-button";
import { Head } from "~/ui/head/head";
import { ProgramRating } from "../parts/program-rating";
import { ProgramReview } from "../parts/program-reviews";
import { programDeskPath, programReviewActionPath } from "../rules/paths";
import { reviewView } from "../rules/review-view";
import { programById } from "../store/programs.server";
import { reviewsLike } from "../store/reviews.server";
import type { Route } from "./+types/program-review-list.page";

const MOST = 200;

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const program = orNotFound(await programById(idFromPath(params.id), now()));
  return {
    back: { href: programDeskPath(actor.role, program.id), label: program.title },
    rating: { rating: program.rating, count: program.reviewCount },
    reviews: (await reviewsLike(program.id, { hidden: true, limit: MOST })).map(reviewView),
  };
}

export const meta: Route.MetaFunction = () => [{ title: "Recenziile programului – PSP" }];

export default function ProgramReviewList({ loaderData: { back, rating, reviews } }: Route.ComponentProps) {
  return (
    <>
      <Head
        crumb={back}
        heading="Recenziile programului"
        facts="Ale lui și ale programelor mai vechi cu același titlu, ale aceluiași organizator. O recenzie ascunsă nu se arată și nu intră în notă."
      />
      <section className="list" aria-labelledby="recenzii">
        <div className="list__h">
          <h2 id="recenzii">Recenzii</h2>
          <ProgramRating {...rating} />
        </div>
        {reviews.length === 0 ? (
          <p className="list__end muted">Nicio recenzie, deocamdată.</p>
        ) : (
          <ul className="posts">
            {reviews.map((review) => (
              <li key={review.id}>
                <ProgramReview review={review} />
                {review.hidden ? <p className="small">{review.hidden}</p> : null}
                <div className="posts__f">
                  {review.hidden ? (
                    <PostButton small icon={Eye} action={programReviewActionPath(review.id, "showing")}>
                      Arată din nou<span className="vh"> recenzia: {review.organisation}</span>
                    </PostButton>
                  ) : (
                    <ButtonLink small variant="quiet" icon={EyeOff} href={programReviewActionPath(review.id, "hiding")}>
                      Ascunde<span className="vh"> recenzia: {review.organisation}</span>
                    </ButtonLink>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
