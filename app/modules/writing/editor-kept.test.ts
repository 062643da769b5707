import { getSchema } from "@tiptap/core";
import { type DOMOutputSpec, Node } from "@tiptap/pm/model";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanBody } from "./content/clean-body.server";
import { extensions } from "./parts/rich-schema";
import { htmlOf } from "./rules/body-html";
import { paperPartsOf } from "./rules/body-paper";
import { idInSource } from "./rules/body-picture";
import { bodyOf } from "./rules/body-read";

/** What the editor draws is compared with what is stored, for every node, mark and attribute that its schema has. */
const schema = getSchema(extensions);
const ID = "0198c5a0-0000-7000-8000-000000000001";
const find = ({ src = "", alt = "" }: Readonly<Record<string, string>>) =>
  idInSource(src) === ID ? { id: ID, alt, width: 1600, height: 900 } : null;
const stored = (html: string) => cleanBody(html, find);

type Drawn = { type: string; attrs?: Record<string, unknown>; marks?: Drawn[]; text?: string; content?: Drawn[] };

/** Letters only: what is done with spaces and signs, the tests of bodies ask. */
const word = fc.string({ unit: fc.constantFrom(..."aăîșțZ9"), minLength: 1, maxLength: 5 });
const marks = fc
  .subarray(["bold", "italic", "link"])
  .map((names) =>
    names.map((type) => (type === "link" ? { type, attrs: { href: "https://exemplu.ro/x" } } : { type })),
  );
const text = fc.record({ type: fc.constant("text"), text: word, marks });
const line = fc
  .array(text, { minLength: 1, maxLength: 3 })
  .chain((words) => fc.boolean().map((broken) => (broken ? [...words, { type: "hardBreak" }, ...words] : words)));
const paragraph = line.map((content) => ({ type: "paragraph", content }));
const start = fc.constantFrom(0, 1, 2, 3, 7, 1986, 999_999);
const listOf = (items: Drawn[], number: number | null): Drawn =>
  number === null
    ? { type: "bulletList", content: items }
    : { type: "orderedList", attrs: { start: number }, content: items };
const numberOrNone = fc.option(start);

function list(depth: number): fc.Arbitrary<Drawn> {
  const nested = depth < 3 ? fc.array(list(depth + 1), { maxLength: 2 }) : fc.constant([]);
  const item = fc.tuple(paragraph, nested).map(([first, lists]) => ({ type: "listItem", content: [first, ...lists] }));
  return fc
    .tuple(fc.array(item, { minLength: 1, maxLength: 3 }), numberOrNone)
    .map(([items, number]) => listOf(items, number));
}

const nodes: Record<string, fc.Arbitrary<Drawn>> = {
  paragraph,
  heading: fc
    .tuple(fc.constantFrom(2, 3), fc.array(text, { minLength: 1, maxLength: 3 }))
    .map(([level, content]) => ({ type: "heading", attrs: { level }, content })),
  blockquote: fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((content) => ({ type: "blockquote", content })),
  list: list(1),
  horizontalRule: fc.constant({ type: "horizontalRule" }),
  image: word.map((alt) => ({ type: "image", attrs: { src: `/imagini/${ID}/800.jpg`, alt } })),
};
const document = fc
  .array(fc.oneof(...Object.values(nodes)), { minLength: 1, maxLength: 5 })
  .map((content): Drawn => ({ type: "doc", content }));

/** The HTML that the editor sends, written by its own schema; a browser is not needed for it. */
function sent(node: Node): string {
  const inside = node.isText ? (node.text ?? "") : children(node).map(sent).join("");
  const own = node.isText ? inside : html(node.type.spec.toDOM?.(node), inside);
  return node.marks.reduceRight((made, mark) => html(mark.type.spec.toDOM?.(mark, true), made), own);
}

const children = (node: Node): Node[] => Array.from({ length: node.childCount }, (_, at) => node.child(at));

function html(spec: DOMOutputSpec | undefined, inside: string): string {
  if (!Array.isArray(spec)) return inside;
  const [tag, ...rest] = spec as [string, ...unknown[]];
  const [attributes] = rest.filter((one) => typeof one === "object" && one !== null && !Array.isArray(one));
  const written = Object.entries(attributes ?? {}).map(([name, value]) => (value == null ? "" : ` ${name}="${value}"`));
  const hole = rest.find((one) => Array.isArray(one));
  const content = hole ? html(hole as unknown as DOMOutputSpec, inside) : inside;
  return `<${tag}${written.join("")}>${["br", "hr", "img"].includes(tag) ? "" : `${content}</${tag}>`}`;
}

/** Each line as it is drawn: its place, its number, its words with their marks. Equal neighbours are one. */
function linesOf(node: Drawn, place = ""): string[] {
  const { type, attrs, content = [] } = node;
  switch (type) {
    case "doc":
      return content.flatMap((one) => linesOf(one));
    case "paragraph":
    case "heading":
      return [`${place}${type === "heading" ? `h${attrs?.level}` : ""}: ${words(content)}`];
    case "blockquote":
      return content.flatMap((one) => linesOf(one, `${place}„`));
    case "bulletList":
    case "orderedList":
      return content.flatMap(({ content: parts = [] }, index) =>
        parts.flatMap((part, at) => {
          const number = type === "orderedList" ? `${Number(attrs?.start) + index}.` : "•";
          return linesOf(part, at === 0 ? place + number : `${place} `);
        }),
      );
    default:
      return [`${type} ${attrs?.alt ?? ""}`];
  }
}

function words(content: Drawn[]): string {
  const parts = content.map(({ type, text: said = "", marks = [] }) => ({
    look: marks
      .map((mark) => mark.type + (mark.attrs?.href ?? ""))
      .sort()
      .join("+"),
    said: type === "hardBreak" ? "\n" : said,
  }));
  const joined: typeof parts = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.look === part.look && part.said !== "\n" && last.said !== "\n") last.said += part.said;
    else joined.push({ ...part });
  }
  return joined.map(({ look, said }) => (said === "\n" ? "\n" : `[${look}|${said}]`)).join("");
}

/** The stored text as a document of the editor, read from its HTML with nothing of ours but its tags. */
function asDrawn(html: string): Drawn {
  const root: Drawn = { type: "doc", content: [] };
  const open: Drawn[] = [root];
  const marks: Drawn[] = [];
  const add = (node: Drawn) => open.at(-1)?.content?.push(node);
  for (const [, slash, tag = "", attributes = "", said] of html.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
    const mark = { strong: "bold", em: "italic", a: "link" }[tag];
    const type = TYPES[tag];
    if (said !== undefined) add({ type: "text", text: said, marks: [...marks] });
    else if (mark)
      slash ? marks.pop() : marks.push({ type: mark, ...(tag === "a" && { attrs: { href: of("href") } }) });
    else if (tag === "img") add({ type: "image", attrs: { alt: of("alt") } });
    else if (tag === "br" || tag === "hr") add({ type: type ?? "" });
    else if (!type) continue;
    else if (slash) open.pop();
    else {
      const node: Drawn = { type, attrs: { level: tag.slice(1), start: Number(of("start") ?? 1) }, content: [] };
      add(node);
      open.push(node);
    }
  }
  return root;
}
const TYPES: Readonly<Record<string, string>> = {
  p: "paragraph",
  h2: "heading",
  h3: "heading",
  blockquote: "blockquote",
  ul: "bulletList",
  ol: "orderedList",
  li: "listItem",
  br: "hardBreak",
  hr: "horizontalRule",
};

/** An item's line stands in it without a paragraph of its own when it is stored. */
function itemsWithParagraphs(node: Drawn): Drawn {
  const content = node.content?.map(itemsWithParagraphs);
  if (node.type !== "listItem" || !content) return { ...node, ...(content && { content }) };
  const isList = ({ type }: Drawn) => type === "bulletList" || type === "orderedList";
  return {
    ...node,
    content: [{ type: "paragraph", content: content.filter((one) => !isList(one)) }, ...content.filter(isList)],
  };
}

describe("the editor", () => {
  it("has only the nodes, marks and attributes that are compared here", () => {
    const attributesOf = (types: Record<string, { spec: { attrs?: object | null } }>) =>
      Object.fromEntries(Object.entries(types).map(([name, { spec }]) => [name, Object.keys(spec.attrs ?? {})]));
    expect(attributesOf(schema.marks)).toEqual({ bold: [], italic: [], link: ["href"] });
    expect(attributesOf(schema.nodes)).toEqual({
      doc: [],
      paragraph: [],
      text: [],
      hardBreak: [],
      blockquote: [],
      horizontalRule: [],
      bulletList: [],
      listItem: [],
      heading: ["level"],
      orderedList: ["start"],
      image: ["src", "alt"],
    });
  });

  it("draws what is stored", () => {
    fc.assert(
      fc.property(document, (drawn) => {
        const node = Node.fromJSON(schema, drawn);
        node.check();
        const html = htmlOf(stored(sent(node)));
        expect(linesOf(itemsWithParagraphs(asDrawn(html)))).toEqual(linesOf(drawn));
        const numbered = /^\s*(\d+\.)/;
        const marks = paperPartsOf(bodyOf(html)).flatMap((part) =>
          "mark" in part && part.mark !== "–" ? part.mark : [],
        );
        expect(marks).toEqual(linesOf(drawn).flatMap((one) => numbered.exec(one)?.[1] ?? []));
      }),
      { numRuns: 500 },
    );
  });
});
