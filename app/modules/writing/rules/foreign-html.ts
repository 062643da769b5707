/** Normalises HTML of other programs (styles and classes to elements), on the server and when pasting in the browser. */
type Attributes = Readonly<Record<string, string | undefined>>;
type Meaning = { tag: string; attributes: Record<string, string> };

const SAME: Readonly<Record<string, string>> = { h1: "h2", h4: "h3", h5: "h3", h6: "h3", b: "strong", i: "em" };

/** What was struck out, or deleted in Word with its changes tracked: it is dropped, like everything of `DROPPED_TAGS`. */
export const STRUCK = "del";
const isStruck = (name: string, style: string): boolean =>
  ["del", "s", "strike"].includes(name) || /text-decoration[\w-]*:[^;]*line-through/i.test(style);

/** One element of foreign HTML as the body parser expects it. */
export function normalisedElement(name: string, { style = "", class: names = "", ...attributes }: Attributes): Meaning {
  const tag = isStruck(name, style) ? STRUCK : (SAME[name] ?? name);
  switch (tag) {
    case "strong":
    case "em":
    case "span":
      return styled(tag, style);
    case "p":
      return { tag, attributes: isFakeItem(style, names) ? { "data-list": "yes" } : {} };
    case "ol":
      return { tag, attributes: attributes.start === undefined ? {} : { start: attributes.start } };
    case "a":
      return { tag, attributes: { href: attributes.href ?? "" } };
    case "img":
      return { tag, attributes: { src: attributes.src ?? "", alt: attributes.alt ?? "" } };
    default:
      return { tag, attributes: {} };
  }
}

/** Google Docs writes bold and italic as styles, and wraps everything in a `<b>` that is not bold. */
function styled(tag: string, style: string): Meaning {
  if (/mso-list:\s*ignore/i.test(style)) return { tag: "span", attributes: { "data-bullet": "yes" } };
  const isPlain = /(?<![\w-])font-(weight:\s*(normal|[1-5]00)|style:\s*normal)/i.test(style);
  if (tag !== "span") return { tag: isPlain ? "span" : tag, attributes: {} };
  const strong = /(?<![\w-])font-weight:\s*(bold|[6-9]00)/i.test(style) ? ["strong"] : [];
  const em = /(?<![\w-])font-style:\s*(italic|oblique)/i.test(style) ? ["em"] : [];
  const marks = [...strong, ...em].join(" ");
  return { tag, attributes: marks === "" ? {} : { "data-marks": marks } };
}

/** Word writes list items as paragraphs. */
const isFakeItem = (style: string, names: string): boolean =>
  /mso-list:\s*l/i.test(style) || /MsoListParagraph/i.test(names);

/** Elements dropped with everything inside them. */
export const DROPPED_TAGS: readonly string[] = [
  "script",
  "style",
  "textarea",
  "option",
  "noscript",
  "xml",
  "title",
  "iframe",
  "object",
  "template",
  STRUCK,
];

/** Elements kept for the body parser; of any other element only the text is kept. */
export const KEPT_TAGS: readonly string[] = [
  ..."p h2 h3 ul ol li blockquote strong em a img br hr span".split(" "),
  ..."div section article header footer figure figcaption pre table tr td th dl dt dd address".split(" "),
];
