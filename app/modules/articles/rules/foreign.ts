/** What other programs' HTML says by styles and classes, and what it means: for the cleaning here and in the browser. */
type Attributes = Readonly<Record<string, string | undefined>>;
type Meaning = { tag: string; attributes: Record<string, string> };

const SAME: Readonly<Record<string, string>> = { h1: "h2", h4: "h3", h5: "h3", h6: "h3", b: "strong", i: "em" };

/** One element of foreign HTML as the reader of bodies understands it. */
export function meaningOf(name: string, { style = "", class: names = "", ...attributes }: Attributes): Meaning {
  const tag = SAME[name] ?? name;
  switch (tag) {
    case "strong":
    case "em":
    case "span":
      return styled(tag, style);
    case "p":
      return { tag, attributes: isFakeItem(style, names) ? { "data-list": "yes" } : {} };
    case "a":
      return { tag, attributes: { href: attributes.href ?? "" } };
    case "img":
      return { tag, attributes: { src: attributes.src ?? "", alt: attributes.alt ?? "" } };
    default:
      return { tag, attributes: {} };
  }
}

/** Some editors say bold and italic by styles, and some wrap everything in a bold element that is not bold. */
function styled(tag: string, style: string): Meaning {
  if (/mso-list:\s*ignore/i.test(style)) return { tag: "span", attributes: { "data-bullet": "yes" } };
  const isPlain = /(?<![\w-])font-(weight:\s*(normal|[1-5]00)|style:\s*normal)/i.test(style);
  if (tag !== "span") return { tag: isPlain ? "span" : tag, attributes: {} };
  const strong = /(?<![\w-])font-weight:\s*(bold|[6-9]00)/i.test(style) ? ["strong"] : [];
  const em = /(?<![\w-])font-style:\s*(italic|oblique)/i.test(style) ? ["em"] : [];
  const marks = [...strong, ...em].join(" ");
  return { tag, attributes: marks === "" ? {} : { "data-marks": marks } };
}

/** Text processors write a list as paragraphs that only look like one. */
const isFakeItem = (style: string, names: string): boolean =>
  /mso-list:\s*l/i.test(style) || /MsoListParagraph/i.test(names);

/** What is no text, with everything inside it. */
export const NOT_TEXT: readonly string[] = [
  ...["script", "style", "textarea", "option", "noscript", "xml", "title", "iframe", "object", "template"],
];

/** What is read of it, once it has its meaning; of any other element only the words. */
export const UNDERSTOOD: readonly string[] = [
  ..."p h2 h3 ul ol li blockquote strong em a img br hr span".split(" "),
  ..."div section article header footer figure figcaption pre table tr td th dl dt dd address".split(" "),
];
