import { BadgeCheck, CircleAlert } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { GetForm } from "~/ui/anchor/get-form";
import { Badge } from "~/ui/badge/badge";
import { Button, ButtonLink } from "~/ui/button/button";
import { SearchFilter } from "~/ui/filters/filters";
import { Cluster, Stack } from "~/ui/layout/layout";
import { Count } from "~/ui/tag/tag";
import type { ArticleView } from "../pages/act-article-view.server";

/** From this many on the page has a field that finds among them. */
const LONG = 8;

type ActArticlesProps = {
  articles: readonly ArticleView[];
  /** Of all articles of the act, also those that the search leaves out. */
  number: number;
  search: string;
  path: string;
};

/** The articles of an act, in its order, each at its place. */
export function ActArticles({ articles, number, search, path }: ActArticlesProps) {
  if (number === 0) return null;
  return (
    <section className="stack" aria-labelledby="articole">
      <h2 id="articole" className="h3" data-results="">
        Pe articole <Count value={articles.length} words="articole" />
      </h2>
      <p className="muted small">
        Rezumate scrise pentru primării, nu textul legii. Înainte de a le cita, citiți articolul în forma la zi.
      </p>
      {number >= LONG ? (
        <GetForm className="filters screen-only" role="search" aria-label="Caută în act" action={path}>
          <SearchFilter name="cauta" label="Caută în act" text={search} />
          <Button>Caută</Button>
        </GetForm>
      ) : null}
      {articles.length === 0 ? (
        <p>
          Niciun articol nu are aceste cuvinte. <Anchor href={path}>Arată toate articolele</Anchor>
        </p>
      ) : (
        articles.map((article) => <Article key={article.place} article={article} />)
      )}
      {search !== "" && articles.length > 0 ? (
        <div className="screen-only">
          <ButtonLink small href={path}>
            Arată toate articolele
          </ButtonLink>
        </div>
      ) : null}
    </section>
  );
}

function Article({ article }: { article: ArticleView }) {
  const { label, heading, text, place, asOf, amended, address, verification, isTrusted } = article;
  return (
    <article id={place} tabIndex={-1} className="card stack stack--1" aria-labelledby={`${place}-titlu`}>
      <h3 id={`${place}-titlu`}>
        <Anchor href={`#${place}`}>{label}</Anchor>: {heading}
      </h3>
      {text.split("\n").map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Stack gap={1}>
        <p className="small muted">
          Stare la {asOf}
          {amended ? (
            <>
              . Modificat ultima dată de{" "}
              {amended.href === null ? amended.by : <Anchor href={amended.href}>{amended.by}</Anchor>}, din {amended.on}
            </>
          ) : null}
          . {/* on paper the whole address follows a link */}
          <Anchor href={address.href}>
            Textul oficial<span className="screen-only">: {address.label}</span>
          </Anchor>
        </p>
        <Cluster tight>
          <Badge tone={isTrusted ? "ok" : "yellow"} icon={isTrusted ? BadgeCheck : CircleAlert}>
            {verification}
          </Badge>
        </Cluster>
      </Stack>
    </article>
  );
}
