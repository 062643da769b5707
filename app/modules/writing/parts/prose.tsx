import { createElement, Fragment, type ReactNode } from "react";
import { pictureOf } from "~/modules/media/rules/image";
import { Picture } from "~/ui/photo/picture";
import { linkAddress } from "../rules/body-address";
import { type Element, isElement, type Node, nodesOf } from "../rules/body-nodes";
import { storedPicture } from "../rules/body-picture";
import { partId } from "../rules/contents";
import { sheetIn } from "../rules/sheet";

const SIZES = "(min-width: 46rem) 44rem, 100vw";

type ProseProps = {
  html: string;
  /** Its parts have the addresses of `contentsOf`. Once on a page. */
  parts?: boolean;
  /** Its part with blanks to be filled in is shown as a sheet. */
  sheet?: boolean;
};

/** The text of an article. The HTML is parsed and rendered by React: only known elements and attributes reach the page. */
export function Prose({ html, parts = false, sheet = false }: ProseProps) {
  const nodes = nodesOf(html);
  const paper = sheet ? sheetIn(nodes) : null;
  if (paper === null) return <div className="prose">{parts ? withParts(nodes) : elements(nodes)}</div>;
  return (
    <div className="prose">
      {elements(nodes.slice(0, paper.from))}
      <div className="paper">{elements(nodes.slice(paper.from, paper.to))}</div>
      {elements(nodes.slice(paper.to))}
    </div>
  );
}

function withParts(nodes: readonly Node[]): ReactNode {
  const headings = nodes.filter((node) => isElement(node) && node.tag === "h2");
  return nodes.map((node, index) => {
    const place = headings.indexOf(node);
    if (place < 0 || !isElement(node))
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
      return <Fragment key={index}>{elements([node])}</Fragment>;
    return (
      <h2 key={partId(place)} id={partId(place)} tabIndex={-1}>
        {elements(node.children)}
      </h2>
    );
  });
}

const elements = (nodes: readonly Node[]): ReactNode =>
  nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
    <Fragment key={index}>{isElement(node) ? elementOf(node) : node.text}</Fragment>
  ));

/** Elements rendered without attributes. */
const BARE: readonly string[] = ["p", "h2", "h3", "ul", "ol", "li", "blockquote", "strong", "em", "figure"];

function elementOf({ tag, attributes, children }: Element): ReactNode {
  switch (tag) {
    case "br":
      return <br />;
    case "hr":
      return <hr />;
    case "img": {
      const picture = storedPicture(attributes);
      return picture && <Picture picture={pictureOf(picture)} sizes={SIZES} />;
    }
    case "a": {
      const href = linkAddress(attributes.href ?? "");
      return href === null ? (
        elements(children)
      ) : (
        <a href={href} rel="noopener nofollow ugc">
          {elements(children)}
        </a>
      );
    }
    default:
      return BARE.includes(tag) ? createElement(tag, null, elements(children)) : elements(children);
  }
}
