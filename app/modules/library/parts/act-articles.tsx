import { CircleAlert, PenLine } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Count } from "~/ui/badge/tag";
import { ButtonLink } from "~/ui/button/button";
import { Toc } from "~/ui/document/toc";
import { Filters, SearchFilter } from "~/ui/filters/filters";
import type { ArticleView } from "../pages/act-article-view.server";

/** From this many on the page has a field that finds among them, and their contents. */
const LONG = 8;

type Articles = readonly ArticleView[];

type ActArticlesProps = {
  articles: Articles;
  /** Of all articles of the act, also those that the search leaves out. */
  number: number;
  search: string;
  path: string;
};

/** What a fact is for all of them; null where they differ. */
function shared(articles: Articles, of: (article: ArticleView) => string): string | null {
  const [first, ...others] = articles.map(of);
  return first !== undefined && others.every((one) => one === first) ? first : null;
}

const dateOf = ({ asOf }: ArticleView): string => `stare la ${asOf}`;
const trustOf = ({ verification }: ArticleView): string => verification;

/** How far all articles can be relied on, where that is the same for each. */
export const articleTrust = (articles: Articles): string | null => shared(articles, trustOf);

/** Said once for all articles: what they are, and of when where that is the same. */
export const articleCaution = (articles: Articles): string[] => [
  "Rezumate scrise pentru primării, nu textul legii. Înainte de a cita, citiți articolul în forma la zi.",
  ...[shared(articles, dateOf)].filter((fact) => fact !== null),
];

/** The numbers of the articles, each with what its first paragraph is about. */
export function ArticleContents({ articles }: { articles: Articles }) {
  if (articles.length < LONG) return null;
  const numbers = new Map<string, ArticleView>();
  for (const article of articles) {
    const [label = ""] = article.label.split(" alin.");
    if (!numbers.has(label)) numbers.set(label, article);
  }
  return (
    <Toc
      heading="În act"
      entries={[...numbers].map(([label, { place, heading }]) => ({ href: `#${place}`, label, note: heading }))}
    />
  );
}

/** The articles of an act, in its order, each at its place. */
export function ActArticles({ articles, number, search, path }: ActArticlesProps) {
  if (number === 0) return null;
  const common = { date: shared(articles, dateOf), trust: shared(articles, trustOf) };
  return (
    <section className="list" aria-labelledby="articole">
      <div className="list__h">
        <h2 id="articole" data-results="">
          Pe articole <Count value={[articles.length, "articol", "articole"]} />
        </h2>
        {search === "" ? null : (
          <ButtonLink small href={path}>
            Arată toate articolele
          </ButtonLink>
        )}
      </div>
      {number >= LONG ? (
        <Filters label="Caută în act" action={path} submitLabel="Caută">
          <SearchFilter name="cauta" label="Caută în act" text={search} />
        </Filters>
      ) : null}
      {articles.length === 0 ? (
        <p className="list__end">Niciun articol nu are aceste cuvinte.</p>
      ) : (
        <ol className="arts">
          {articles.map((article) => (
            <Article key={article.place} article={article} common={common} />
          ))}
        </ol>
      )}
    </section>
  );
}

type ArticleProps = { article: ArticleView; common: { date: string | null; trust: string | null } };

function Article({ article, common }: ArticleProps) {
  const { label, heading, text, place, amended, address, verification, isTrusted } = article;
  return (
    <li id={place} tabIndex={-1} aria-labelledby={`${place}-titlu`}>
      <Anchor className="arts__number" href={`#${place}`}>
        {label}
      </Anchor>
      <div>
        <h3 id={`${place}-titlu`}>{heading}</h3>
        {text.split("\n").map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="cluster cluster--tight small muted">
          {amended ? (
            <Badge tone="blue" icon={PenLine}>
              Modificat de {amended.href === null ? amended.by : <Anchor href={amended.href}>{amended.by}</Anchor>}, din{" "}
              {amended.on}
            </Badge>
          ) : null}
          {common.trust === null && !isTrusted ? (
            <Badge tone="yellow" icon={CircleAlert}>
              {verification}
            </Badge>
          ) : null}
          {common.trust === null && isTrusted ? <span>{verification}</span> : null}
          {common.date === null ? <span>{dateOf(article)}</span> : null}
          {/* on paper the whole address follows a link */}
          <Anchor href={address.href}>
            Textul oficial<span className="screen-only">: {address.label}</span>
          </Anchor>
        </p>
      </div>
    </li>
  );
}
