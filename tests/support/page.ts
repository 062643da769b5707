import { formsOf, type PageForm, submitterOf, typedIn } from "./forms";
import {
  type Asked,
  type Element,
  elementsOf,
  isShown,
  linksOf,
  nameOf,
  partOf,
  readHtml,
  shownWords,
  type Tree,
  taggedIn,
  theOnly,
  type Within,
  wordsOf,
} from "./html";

/** An address of a page, which may be written from where it stands. */
export function resolved(address: string, from: string): string {
  const url = new URL(address, `http://page${from}`);
  return url.pathname + url.search + url.hash;
}

export class Page {
  readonly status: number;
  readonly headers: Headers;
  /** The path of a redirect; null for a page. */
  readonly location: string | null;
  readonly bytes: Buffer;
  readonly html: string;
  readonly path: string;
  /** How long the answer took, by `fairNow`. */
  readonly milliseconds: number;
  private read: Tree | null = null;

  constructor(answer: Response, bytes: Buffer, path: string, milliseconds: number) {
    this.status = answer.status;
    this.headers = answer.headers;
    const location = answer.headers.get("location");
    this.location = location && resolved(location, path);
    this.bytes = bytes;
    this.html = bytes.toString();
    this.path = path;
    this.milliseconds = milliseconds;
  }

  get tree(): Tree {
    this.read ??= readHtml(this.html);
    return this.read;
  }

  /** The name under which it is saved, when it is a file to be saved. */
  get fileName(): string {
    const [, name = ""] = /filename\*=UTF-8''([^;]+)/.exec(this.headers.get("content-disposition") ?? "") ?? [];
    return decodeURIComponent(name);
  }

  /** Its text. */
  get words(): string {
    return wordsOf(this.tree);
  }

  get forms(): PageForm[] {
    return formsOf(this.tree);
  }

  /** The addresses of its links that begin with this. */
  links(beginning: string): string[] {
    return [...new Set(linksOf(this.tree).filter((href) => href.startsWith(beginning)))];
  }

  /** A part of it; without a name what the page is about. */
  part(within: Within = "main"): Element {
    return partOf(this.tree, within);
  }

  /** What a person reads on it. */
  text(within: Within = "body"): string {
    return shownWords(this.part(within));
  }

  get heading(): string {
    return this.headings("h1").join(" ");
  }

  headings(...levels: string[]): string[] {
    return this.names("main", (one) => levels.includes(one.name));
  }

  /** What a screen reader says when the page is opened: the message of the last action, or a failure. */
  get announced(): string {
    const isAnnounced = ({ attribs }: Element) =>
      ["status", "alert"].includes(attribs.role ?? "") || attribs["aria-live"] !== undefined;
    return elementsOf(this.tree, (one) => isShown(one) && isAnnounced(one))
      .map(shownWords)
      .join(" ");
  }

  /** What stands in the field with this label. */
  value(label: string, within?: Within): string {
    return typedIn(this.tree, this.part(within), label);
  }

  /** The address of a link; two links with the same words lead to the same place, or it is an error. */
  link(words: Asked, within?: Within): string {
    const found = new Map(
      taggedIn(this.part(within), "a")
        .filter((one) => isShown(one) && one.attribs.href !== undefined)
        .map((one) => [`${nameOf(one, this.tree)} ${one.attribs.href}`, one]),
    );
    const link = theOnly("the link", [...found.values()], words, (one) => nameOf(one, this.tree));
    return resolved(link.attribs.href ?? "", this.path);
  }

  button(words: Asked, within?: Within): Element {
    return theOnly("the button", this.buttonsIn(within), words, (one) =>
      one.name === "input" ? (one.attribs.value ?? "") : nameOf(one, this.tree),
    );
  }

  /** What sends the form when Enter is pressed in the field with this label. */
  submitter(label: string, within?: Within): Element {
    const submitter = submitterOf(this.tree, this.part(within), label);
    if (!submitter) throw new Error(`${label} is in no form that the Enter key sends`);
    return submitter;
  }

  /** The names of the links and buttons, to see that one is missing. */
  steps(within: Within = "main"): string[] {
    return this.names(within, ({ name }) => name === "a" || name === "button");
  }

  private buttonsIn(within?: Within): Element[] {
    return elementsOf(
      this.part(within),
      (one) => isShown(one) && (one.name === "button" || ["submit", "image"].includes(one.attribs.type ?? "")),
    );
  }

  private names(within: Within, is: (element: Element) => boolean): string[] {
    return elementsOf(this.part(within), (one) => isShown(one) && is(one)).map((one) => nameOf(one, this.tree));
  }
}
