/** Parsed HTML: text and elements, not yet interpreted as a body. */
export type Node = { text: string } | Element;
export type Element = { tag: string; attributes: Readonly<Record<string, string>>; children: Node[] };

export const isElement = (node: Node): node is Element => "tag" in node;

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/gi;
const VOID_TAGS = new Set(["br", "hr", "img"]);

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const unescaped = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => ENTITIES[name] ?? "");

/** Parses the output of the sanitiser or of `htmlOf`. Other input is parsed as far as possible and never throws. */
export function nodesOf(html: string): Node[] {
  const root: Element = { tag: "", attributes: {}, children: [] };
  const open = [root];
  for (const [, slash, name, attributes, text] of html.matchAll(TOKEN)) {
    const within = open.at(-1) ?? root;
    if (name === undefined) {
      within.children.push({ text: unescaped(text ?? "") });
    } else if (slash === "") {
      const element = { tag: name.toLowerCase(), attributes: attributesOf(attributes ?? ""), children: [] };
      within.children.push(element);
      if (!VOID_TAGS.has(element.tag)) open.push(element);
    } else if (within.tag === name.toLowerCase() && open.length > 1) {
      open.pop();
    }
  }
  return root.children;
}

function attributesOf(written: string): Record<string, string> {
  return Object.fromEntries([...written.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, unescaped(value ?? "")]));
}
