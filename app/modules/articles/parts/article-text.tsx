import { Card } from "~/ui/card/card";
import { Picture, type PictureData } from "~/ui/picture/picture";
import { ArticleBody } from "./article-body";

export type ArticleTextView = { category: string; summary: string; body: string; cover: PictureData | null };

/** A whole text at a desk: what its author filled in, in the order in which it is read. */
export function ArticleText({ heading, text }: { heading: string; text: ArticleTextView }) {
  const { category, summary, body, cover } = text;
  return (
    <Card heading={heading} className="stack" action={<span className="small muted">{category}</span>}>
      {cover === null ? null : (
        <div className="cover cover--wide">
          <Picture picture={cover} sizes="(min-width: 64rem) 48rem, 100vw" eager />
        </div>
      )}
      {summary === "" ? null : (
        <p>
          <b>{summary}</b>
        </p>
      )}
      <ArticleBody html={body} />
    </Card>
  );
}
