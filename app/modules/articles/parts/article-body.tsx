import { Fragment, type ReactNode } from "react";
import { pictureOf } from "~/modules/media/rules/image";
import { Picture } from "~/ui/picture/picture";
import { type Block, type Inline, isBreak, type List } from "../rules/body";
import { bodyOf } from "../rules/body-read";

const SIZES = "(min-width: 46rem) 44rem, 100vw";

/** The text of an article. Its HTML is read, not pasted: only what a body can hold ever becomes an element. */
export function ArticleBody({ html }: { html: string }) {
  return (
    <div className="prose">
      {bodyOf(html).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read never changes its order
        <BlockElement key={index} block={block} />
      ))}
    </div>
  );
}

function BlockElement({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return <p>{words(block.inlines)}</p>;
    case "heading":
      return block.level === 2 ? <h2>{words(block.inlines)}</h2> : <h3>{words(block.inlines)}</h3>;
    case "list":
      return <ListElement list={block} />;
    case "quote":
      return (
        <blockquote>
          {numbered(block.paragraphs, (inlines) => (
            <p>{words(inlines)}</p>
          ))}
        </blockquote>
      );
    case "picture":
      return (
        <figure>
          <Picture picture={pictureOf(block)} sizes={SIZES} />
        </figure>
      );
    case "rule":
      return <hr />;
  }
}

function ListElement({ list: { ordered, items } }: { list: List }) {
  const Tag = ordered ? "ol" : "ul";
  return (
    <Tag>
      {numbered(items, ({ inlines, lists }) => (
        <li>
          {words(inlines)}
          {numbered(lists, (list) => (
            <ListElement list={list} />
          ))}
        </li>
      ))}
    </Tag>
  );
}

/** What links to one place is one link, whatever marks stand within it. */
const words = (inlines: readonly Inline[]): ReactNode =>
  numbered(linked(inlines), (group) => {
    const [first] = group;
    const inside = numbered(group, inlineElement);
    return first === undefined || isBreak(first) || first.href === null ? (
      inside
    ) : (
      <a href={first.href} rel="noopener nofollow ugc">
        {inside}
      </a>
    );
  });

function linked(inlines: readonly Inline[]): Inline[][] {
  const groups: Inline[][] = [];
  for (const inline of inlines) {
    const before = groups.at(-1);
    if (before && hrefOf(before[0]) === hrefOf(inline)) before.push(inline);
    else groups.push([inline]);
  }
  return groups;
}

const hrefOf = (inline: Inline | undefined): string | null => (!inline || isBreak(inline) ? null : inline.href);

function inlineElement(inline: Inline): ReactNode {
  if (isBreak(inline)) return <br />;
  const slanted = inline.em ? <em>{inline.text}</em> : inline.text;
  return inline.strong ? <strong>{slanted}</strong> : slanted;
}

/** Elements in the order of their text, which is their only name. */
function numbered<One>(all: readonly One[], element: (one: One) => ReactNode): ReactNode {
  return all.map((one, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read never changes its order
    <Fragment key={index}>{element(one)}</Fragment>
  ));
}
