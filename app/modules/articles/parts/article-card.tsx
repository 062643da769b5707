import type { ReactNode } from "react";
import { CoverCard } from "~/ui/card/card";
import { Cloth } from "~/ui/cloth/cloth";
import { Skeleton, SkeletonCards } from "~/ui/skeleton/skeleton";
import { Dotted, Moment } from "~/ui/text/text";
import type { ArticleCardFacts } from "../rules/card";

type ArticleCardProps = {
  article: ArticleCardFacts;
  /** Without the organisation's name, for its own page. */
  anonymous?: boolean;
  /** The first featured article: its picture is full-width on a phone and loaded eagerly. */
  large?: boolean;
};

/** On a phone the picture is small, beside the title. */
const SIZES = "(min-width: 64rem) 24rem, (min-width: 45rem) 50vw, 7rem";
const LARGE = "(min-width: 80rem) 45rem, (min-width: 45rem) 60vw, 100vw";

/** A published article in a list, with its cover or its organisation's generated pattern. */
export function ArticleCard({ article, anonymous = false, large = false }: ArticleCardProps) {
  const { href, title, category, excerpt, organisation, picture, published, reading } = article;
  const { id, name, kind } = organisation;
  const date = (
    <Moment key="date" at={published.at} className="nowrap">
      {published.text}
    </Moment>
  );
  const length = (
    <span key="length" className="nowrap">
      {reading}
    </span>
  );
  return (
    <CoverCard
      href={href}
      cover={
        <Cloth
          seed={id}
          kind={kind}
          size="cover"
          verified
          picture={picture}
          sizes={large ? LARGE : SIZES}
          eager={large}
        />
      }
      heading={title}
      level={3}
      foot={<Dotted facts={[date, length]} />}
    >
      <p className="small muted">
        <Dotted facts={[category, anonymous ? null : name]} />
      </p>
      <p>{excerpt}</p>
    </CoverCard>
  );
}

type ArticleCardsProps = {
  articles: readonly ArticleCardFacts[];
  /** The first card is larger. */
  featured?: boolean;
  /** Under each card, which is one link: what can be done with the article. */
  actionOf?: ((article: ArticleCardFacts) => ReactNode) | undefined;
};

export function ArticleCards({ articles, featured = false, actionOf }: ArticleCardsProps) {
  return (
    <ul className={featured ? "grid3 articles articles--featured" : "grid3 articles"}>
      {articles.map((article, place) => (
        <li key={article.id} className={actionOf ? "articles__item" : undefined}>
          <ArticleCard article={article} large={featured && place === 0} />
          {actionOf?.(article)}
        </li>
      ))}
    </ul>
  );
}

export function ArticleSkeletons() {
  return (
    <SkeletonCards>
      <Skeleton width={2} height="low" />
    </SkeletonCards>
  );
}
