import { CoverCard } from "~/ui/card/card";
import { Cloth } from "~/ui/cloth/cloth";
import type { HeadingLevel } from "~/ui/heading/heading";
import { Skeleton, SkeletonCards } from "~/ui/skeleton/skeleton";
import { Dotted, Moment } from "~/ui/text/text";
import type { ArticleCardFacts } from "../rules/card";

type ArticleCardProps = {
  article: ArticleCardFacts;
  level?: HeadingLevel;
  /** On its organisation's own page the name is said already. */
  anonymous?: boolean;
  /** The first of the featured ones: its picture is as wide as a phone, and fetched at once. */
  large?: boolean;
};

/** On a phone a small picture beside the title. */
const SIZES = "(min-width: 64rem) 24rem, (min-width: 45rem) 50vw, 7rem";
const LARGE = "(min-width: 80rem) 45rem, (min-width: 45rem) 60vw, 100vw";

/** A published article in a list: one link, under its picture or its organisation's cloth. */
export function ArticleCard({ article, level = 3, anonymous = false, large = false }: ArticleCardProps) {
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
      level={level}
      foot={<Dotted facts={[date, length]} />}
    >
      <p className="small muted">
        <Dotted facts={[category, anonymous ? null : name]} />
      </p>
      <p>{excerpt}</p>
    </CoverCard>
  );
}

/** Six places of the size of an article's card. */
export function ArticleSkeletons() {
  return (
    <SkeletonCards>
      <Skeleton height="cover" />
      <Skeleton width={4} />
      <Skeleton width={3} />
      <Skeleton width={2} height="low" />
    </SkeletonCards>
  );
}
