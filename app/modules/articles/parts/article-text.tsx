import { Prose } from "~/modules/writing/parts/prose";
import { Card } from "~/ui/card/card";
import { Photo } from "~/ui/photo/photo";
import type { PictureData } from "~/ui/photo/picture";

type Text = { category: string; summary: string; body: string; cover: PictureData | null };

/** The text of an article at the writing or review desk. */
export function ArticleText({ heading, text }: { heading: string; text: Text }) {
  return (
    <Card heading={heading} action={<span className="small muted">{text.category}</span>}>
      <ArticleBody text={text} />
    </Card>
  );
}

/** The same in a card that has more than it. */
export function ArticleBody({ text: { summary, body, cover } }: { text: Omit<Text, "category"> }) {
  return (
    <>
      {cover === null ? null : <Photo picture={cover} sizes="(min-width: 64rem) 48rem, 100vw" />}
      {summary === "" ? null : (
        <p>
          <b>{summary}</b>
        </p>
      )}
      <Prose html={body} />
    </>
  );
}
