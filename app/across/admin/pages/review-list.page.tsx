import { Eye, EyeOff } from "lucide-react";
import { organisationPath } from "~/modules/accounts/rules/places";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { dateLong } from "~/platform/language/dates";
import { countedWord } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { PostButton } from "~/ui/form/post-button";
import { ListPage } from "~/ui/list-page/list-page";
import { Stars } from "~/ui/rating/rating";
import { Dotted } from "~/ui/text/text";
import { REVIEW_STATES, REVIEWS, type ReviewSearch, reviewActionPath, reviewList, reviewsPath } from "../rules/reviews";
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
      heading="Recenzii"
      count={list ? { value: list.found, words: countedWord(list.found, "recenzie", "recenzii") } : undefined}
      lead="Ce scriu autoritățile despre firme. O recenzie ascunsă nu este publică și nu se ia în calculul notei; autoritatea și firma primesc motivul."
      filters={<ReviewFilters search={search} />}
      boxed
      shown={list?.rows.length ?? null}
      filtered={reviewList.isFiltered(search)}
      nothingYet={{
        title: "Nicio recenzie, deocamdată",
        text: "Recenziile apar aici după prima colaborare finalizată.",
      }}
      nothingMatches={{ resetHref: REVIEWS }}
      pages={{ page: search.page, pages, href: (page) => reviewsPath(search, { page }) }}
    >
      <ReviewRows reviews={list?.rows ?? []} />
    </ListPage>
  );
}

function ReviewFilters({ search }: { search: ReviewSearch }) {
  const { text, state } = search;
  const chips = reviewList.chips(REVIEWS, search, { text: quoted, state: REVIEW_STATES });
  return (
    <Filters label="Filtrează recenziile" resetHref={REVIEWS} chips={chips} action={REVIEWS}>
      <SearchFilter name="q" label="Caută" text={text} placeholder="Text, autoritate sau firmă" />
      <ChoiceFilter name="stare" label="Stare" value={state} options={REVIEW_STATES} empty="Toate" />
    </Filters>
  );
}

/** Reviews with who wrote them about whom, and the one step that an ADMIN may take about each. */
function ReviewRows({ reviews }: { reviews: Awaited<ReturnType<typeof reviewsPage>>["rows"] }) {
  return (
    <ul>
      {reviews.map(
        ({ id, overall, authority, partner, registration, text, reply, reviewedAt, hiddenAt, hiddenReason }) => (
          <li key={id} className="reqrow">
            <div className="reqrow__words">
              <Stars value={overall} />
              <p>
                <Anchor href={organisationPath(authority.id)}>{authority.name}</Anchor> despre{" "}
                <Anchor href={organisationPath(partner.id)}>{partner.name}</Anchor>
              </p>
              <p className="lines">{text}</p>
              {reply ? <p className="small lines">{`Răspunsul firmei: ${reply}`}</p> : null}
              <p className="small muted">
                <Dotted facts={[registration, `scrisă la ${dateLong(reviewedAt)}`]} />
              </p>
              {hiddenAt ? (
                <p className="small ochre">{`Ascunsă la ${dateLong(hiddenAt)}. Motivul: ${hiddenReason ?? ""}`}</p>
              ) : null}
            </div>
            {hiddenAt ? (
              <Badge tone="yellow" icon={EyeOff}>
                Ascunsă
              </Badge>
            ) : (
              <Badge tone="green" icon={Eye}>
                Publică
              </Badge>
            )}
            <div className="reqrow__do">
              {hiddenAt ? (
                <PostButton small icon={Eye} action={reviewActionPath(id, "showing")} busyLabel="Se arată…">
                  Arată din nou<span className="vh"> recenzia despre {partner.name}</span>
                </PostButton>
              ) : (
                <ButtonLink small variant="quiet" icon={EyeOff} href={reviewActionPath(id, "hiding")}>
                  Ascunde<span className="vh"> recenzia despre {partner.name}</span>
                </ButtonLink>
              )}
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
