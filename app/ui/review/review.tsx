import type { ReactNode } from "react";
import { Paragraphs } from "../text/paragraphs";
import { Dotted, type SmallFact } from "../text/text";

type ReviewProps = {
  /** `<Cloth>`. */
  cloth: ReactNode;
  author: string;
  facts: readonly SmallFact[];
  text: readonly string[];
  /** Whose reply it is, and its paragraphs; none where nobody replied. */
  reply: { by: string; text: readonly string[] };
};

/** A review in a list: who wrote it, what they gave, what they wrote, and the reply ruled under it. */
export function Review({ cloth, author, facts, text, reply }: ReviewProps) {
  return (
    <li className="review stack stack--1">
      <div className="who">
        {cloth}
        <div>
          <h3>{author}</h3>
          <p className="small muted">
            <Dotted facts={facts} />
          </p>
        </div>
      </div>
      <div>
        <Paragraphs of={text} />
      </div>
      {reply.text.length > 0 ? (
        <div className="review__reply small">
          <p>
            <b>{reply.by}</b>
          </p>
          <Paragraphs of={reply.text} />
        </div>
      ) : null}
    </li>
  );
}
