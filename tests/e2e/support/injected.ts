import type { Page } from "@playwright/test";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** Collects dialogs, unexpected requests, policy violations and missing files. */
export function listen(page: Page): string[] {
  const problems: string[] = [];
  page.on("dialog", (dialog) => {
    problems.push(`${page.url()} opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

/** A mail may have inline styles; what is served has scripts, of which each must be allowed by the policy, or be data. */
type Kind = "page" | "mail" | "served";
type Attributes = Readonly<Record<string, string>>;

/** Whether the product never writes such an element, handler or address. Stands alone, since it also runs in the page. */
function isInjected(kind: Kind, name: string, attributes: Attributes): boolean {
  const elements = ["iframe", "object", "embed", "base", "math", "video", "audio", "frame", "applet"];
  const addresses = ["href", "src", "action", "formaction", "data", "poster", "srcset", "xlink:href", "background"];
  const { nonce, src = "", type = "" } = attributes;
  const isAllowed = nonce !== undefined || src.startsWith("/assets/") || type.endsWith("json");
  if (elements.includes(name) || (name === "meta" && attributes["http-equiv"] === "refresh")) return true;
  if (kind === "served" && name === "script" && !isAllowed) return true;
  return Object.entries(attributes).some(([attribute, value]) => {
    const runs = addresses.includes(attribute) && /^(javascript|vbscript|data):/i.test(value.replace(/[^!-~]/g, ""));
    const isStyled = attribute === "style" && kind !== "mail";
    return runs || isStyled || attribute === "srcdoc" || attribute.startsWith("on");
  });
}

/** What stands in an open page, or in a mail that a page shows, and was never written by the product. */
export const injectedIn = (page: Page, kind: "page" | "mail" = "page"): Promise<string[]> =>
  page.evaluate(`(${look.toString()})("${kind}", ${isInjected.toString()})`);

/** Runs in the page. */
function look(kind: Kind, isStrange: typeof isInjected): string[] {
  const strange = [...document.querySelectorAll("*")].filter(({ localName, attributes }) =>
    isStrange(kind, localName, Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))),
  );
  return [...new Set(strange.map(({ outerHTML }) => outerHTML.slice(0, 160)))];
}

/** The same in an answer of the server, parsed as a browser parses it but without one. */
export function injectedInHtml(html: string): string[] {
  const found = elementsIn(parse(html)).filter(({ tagName, attrs }) =>
    isInjected(
      "served",
      tagName,
      Object.fromEntries(attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value])),
    ),
  );
  return [...new Set(found.map(describe))];
}

const describe = ({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string =>
  `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(" ")}>`.slice(0, 160);

function elementsIn(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const inside = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  const ofTemplate = "content" in node ? elementsIn(node.content) : [];
  return ["tagName" in node ? [node] : [], ofTemplate, inside].flat();
}
