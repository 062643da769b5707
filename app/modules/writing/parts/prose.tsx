import { createElement, Fragment, type ReactNode } from "react";
import { pictureOf } from "~/modules/media/rules/image";
import { Picture } from "~/ui/picture/picture";
import { linkAddress } from "../rules/body-address";
import { type Element, isElement, type Node, nodesOf } from "../rules/body-nodes";
import { storedPicture } from "../rules/body-picture";

const SIZES = "(min-width: 46rem) 44rem, 100vw";

/** The text of an article. The HTML is parsed and rendered by React: only known elements and attributes reach the page. */
export function Prose({ html }: { html: string }) {
  return <div className="prose">{elements(nodesOf(html))}</div>;
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
