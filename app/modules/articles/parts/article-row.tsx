import type { ReactNode } from "react";
import { Row } from "~/ui/list/row";
import { Feature, Thumb } from "~/ui/photo/photo";
import type { ArticleCardFacts } from "../rules/card";

type ArticleProps = { article: ArticleCardFacts };

const factsOf = ({ category, organisation, published, reading }: ArticleCardFacts) => [
  category,
  organisation.name,
  published,
  reading,
];

/** Its cover, or the cloth of its organisation. */
const pictureOf = ({ organisation: { id, kind }, picture }: ArticleCardFacts) => ({
  seed: id,
  kind,
  picture,
  verified: true,
});

type ArticleRowProps = ArticleProps & {
  /** Without the beginning of its text. */
  short?: boolean;
  menu?: readonly ReactNode[] | undefined;
};

/** A published article in a list. */
export const ArticleRow = ({ article, short, menu }: ArticleRowProps) => (
  <Row
    href={article.href}
    title={article.title}
    slot={<Thumb {...pictureOf(article)} />}
    say={short ? null : article.excerpt}
    facts={factsOf(article)}
    {...(menu && { menu })}
  />
);

/** One of the newest. */
export const ArticleFeature = ({ article, action }: ArticleProps & { action?: ReactNode }) => (
  <Feature
    href={article.href}
    title={article.title}
    cloth={pictureOf(article)}
    say={article.excerpt}
    facts={factsOf(article)}
    action={action}
  />
);
