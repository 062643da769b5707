import { createRequire } from "node:module";

/** An element with what is in it; `text` is its own text alone. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

type Parser = {
  onopentag: (tag: { name: string; attributes: Record<string, string> }) => void;
  onclosetag: () => void;
  ontext: (text: string) => void;
  oncdata: (text: string) => void;
  onerror: (error: Error) => void;
  write(text: string): Parser;
  close(): Parser;
};

/** The strict reader that the sitemap library brings along. */
const { parser: strictParser } = createRequire(import.meta.resolve("sitemap"))("sax") as {
  parser(strict: true): Parser;
};

/** Reads a document as strictly as a feed reader does; whatever is not well-formed throws. */
export function readXml(document: string): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const here = () => open.at(-1) ?? root;
  const add = (text: string) => {
    here().text += text;
  };
  const parser = strictParser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const element: XmlElement = { name, attributes, children: [], text: "" };
    here().children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  parser.ontext = add;
  parser.oncdata = add;
  parser.write(document).close();
  const [found, ...others] = root.children;
  if (!found || others.length > 0 || root.text.trim() !== "") throw new Error("Not one element");
  return found;
}

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** The one child of that name, or an error. */
export function childOf(element: XmlElement, name: string): XmlElement {
  const [one, ...others] = childrenOf(element, name);
  if (!one || others.length > 0) throw new Error(`${element.name} has ${others.length + (one ? 1 : 0)} of ${name}`);
  return one;
}
