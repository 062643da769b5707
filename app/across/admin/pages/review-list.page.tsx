import { Eye, EyeOff } from "lucide-react";
import { organisationPath } from "~/modules/accounts/rules/places";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { dateLong } from "~/platform/language/dates";
import { Badge } from "~/ui/badge/badge";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { PostButton } from "~/ui/form/post-button";
import { ListPage } from "~/ui/list/list-page";
import { Row } from "~/ui/list/row";
import { Stars } from "~/ui/review/rating";
import { REVIEW_STATES, REVIEWS, reviewActionPath, reviewList, reviewsPath } from "../rules/reviews";
import { REVIEWS_PER_PAGE, reviewsPage } from "../store/reviews.server";
import type { Route } from "./+types/review-list.page";

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const search = reviewList.read(url.searchParams);
  const list = await reviewsPage(search).catch(couldNotLoad);
  const pages = Math.ceil((list?.found ?? 0) / REVIEWS_PER_PAGE);
  if (list) leadToLast({ page: search.page, pages }, (page) => reviewsPath(search, { page }));
  return { search, pages, list };
}

export const meta = () => [{ title: "Recenzii – PSP" }];

export default function ReviewList({ loaderData: { search, pages, list } }: Route.ComponentProps) {
  return (
    <ListPage
      asked={reviewList.at(REVIEWS, search)}
      heading="Recenzii"
      count={list && [list.found, "recenzie", "recenzii"]}
      filters={
        <Filters label="Filtrează recenziile">
          <SearchFilter name="q" label="Caută" placeholder="Text, autoritate sau firmă" />
          <ChoiceFilter name="stare" label="Stare" options={REVIEW_STATES} />
        </Filters>
      }
      shown={list?.rows.length ?? null}
      nothingYet={{
        title: "Nicio recenzie, deocamdată",
        text: "Recenziile apar aici după prima colaborare finalizată.",
      }}
      pages={pages}
    >
      {list?.rows.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </ListPage>
  );
}

type Listed = NonNullable<Route.ComponentProps["loaderData"]["list"]>["rows"][number];

const HIDDEN = { tone: "yellow", icon: EyeOff, children: "Ascunsă" } as const;
const PUBLIC = { tone: "green", icon: Eye, children: "Publică" } as const;

/** A review with who wrote it about whom, and the one step that an ADMIN may take about it. */
function Review({ review }: { review: Listed }) {
  const { id, overall, authority, partner, registration, text, reply, reviewedAt, hiddenAt, hiddenReason } = review;
  return (
    <Row
      href={organisationPath(partner.id)}
      title={partner.name}
      text={
        <>
          <p className="lines">{text}</p>
          {reply ? <p className="lines">{`Răspunsul firmei: ${reply}`}</p> : null}
          {hiddenAt ? (
            <p className="ochre">{`Ascunsă la ${dateLong(hiddenAt)}. Motivul: ${hiddenReason ?? ""}`}</p>
          ) : null}
        </>
      }
      facts={[
        <Stars key="stars" value={overall} />,
        { label: authority.name, href: organisationPath(authority.id) },
        registration,
        `scrisă la ${dateLong(reviewedAt)}`,
      ]}
      state={<Badge {...(hiddenAt ? HIDDEN : PUBLIC)} />}
      action={
        hiddenAt ? (
          <PostButton small action={reviewActionPath(id, "showing")} busyLabel="Se arată…">
            Arată din nou<span className="vh"> recenzia despre {partner.name}</span>
          </PostButton>
        ) : (
          { label: "Ascunde", href: reviewActionPath(id, "hiding") }
        )
      }
    />
  );
}
