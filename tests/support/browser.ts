import { fairNow } from "./fair-time";
import {
  type Answer,
  type Entry,
  entriesOf as entriesIn,
  fillIn,
  hindrances,
  isDisabled,
  isMultipart,
  ownerOf,
  typeOf,
} from "./forms";
import type { Asked, Element, Within } from "./html";
import { Page, resolved } from "./page";

type Value = string | File | readonly string[];
export type Fields = Record<string, Value>;
export type SubmitOptions = {
  /** Which form: one with a button that begins with these words, or with this path. Otherwise the first that has all the fields. */
  button?: string;
  action?: string;
};
/** How a request is sent: over HTTP, or to the application of this process. */
type Send = (request: Request) => Promise<Response>;

let addresses = 0;
/** Timeout of a request; long enough for a busy machine. */
const PATIENCE_MS = 60_000;
const MOST_REDIRECTS = 10;
/** A refused form, a lost race, something gone: pages that somebody may be led to. */
const REFUSED = [400, 409, 410];

/**
 * A browser without JavaScript. Requests of its own (`get`, `post`, `submit`) return each answer as it is. What a person does
 * (`open`, `follow`, `fill`, `press`) happens on the open `page`, by the words on it, and refuses what a browser would.
 * Each has an address of its own, so that rate limits per address count visitors and not tests.
 */
export class Browser {
  private readonly cookies = new Map<string, string>();
  private readonly address: string;
  private readonly send: Send;
  private opened: Page | null = null;
  /** May be changed, to send the same visitor to another process. */
  origin: string;

  constructor(origin: string, cookie?: string, send: Send = (request) => fetch(request)) {
    this.origin = origin;
    this.send = send;
    if (cookie) this.keep(cookie);
    addresses += 1;
    this.address = `10.${process.pid % 250}.${addresses >> 8}.${addresses & 255}`;
  }

  /** The same person at another process, with a copy of their cookies. */
  at(origin: string): Browser {
    const twin = new Browser(origin);
    for (const [name, value] of this.cookies) twin.cookies.set(name, value);
    return twin;
  }

  /** The Cookie header. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** The page that this person sees. */
  get page(): Page {
    if (!this.opened) throw new Error("No page is open");
    return this.opened;
  }

  /** Opens an address, and follows redirects. */
  async open(path: string): Promise<Page> {
    return this.arrive(await this.get(path));
  }

  reload(): Promise<Page> {
    return this.open(this.page.path);
  }

  follow(link: Asked, within?: Within): Promise<Page> {
    return this.open(this.page.link(link, within));
  }

  fill(answers: Record<string, Answer>, within?: Within): void {
    const { tree } = this.page;
    const part = this.page.part(within);
    for (const [label, answer] of Object.entries(answers)) fillIn(tree, part, label, answer);
  }

  /** Sends the form of a button, and follows redirects. */
  press(words: Asked, within?: Within): Promise<Page> {
    return this.sendBy(this.page.button(words, within), words);
  }

  /** Sends the form of the field with this label as the Enter key does: by its first button, or without one. */
  enter(label: string, within?: Within): Promise<Page> {
    return this.sendBy(this.page.submitter(label, within), label);
  }

  private async sendBy(button: Element, words: Asked): Promise<Page> {
    const { tree, path } = this.page;
    const form = ownerOf(tree, button);
    const refuse = (why: string) => new Error(`${words} on ${path}: ${why}`);
    if (isDisabled(button)) throw refuse("is disabled");
    if (!form || ["button", "reset"].includes(typeOf(button))) throw refuse("does nothing without JavaScript");
    const isChecked = !("novalidate" in form.attribs || "formnovalidate" in button.attribs);
    const against = isChecked ? hindrances(tree, form) : [];
    if (against.length > 0) throw refuse(against.join("; "));
    const method = button.attribs.formmethod ?? form.attribs.method ?? "get";
    const action = button.attribs.formaction ?? form.attribs.action ?? path;
    return this.arrive(
      await this.sent(method, resolved(action, path), entriesIn(tree, form, button), isMultipart(form, button)),
    );
  }

  /** Follows redirects until a page, which is then open; or a file, which is saved beside the open page. */
  async arrive(answer: Page): Promise<Page> {
    let page = answer;
    for (let times = 0; page.location; times += 1) {
      if (times === MOST_REDIRECTS) throw new Error(`${answer.path} leads round in a circle`);
      page = await this.get(page.location);
    }
    if (page.status >= 400 && !REFUSED.includes(page.status))
      throw new Error(`${page.path} answered ${page.status}: ${page.words.slice(0, 300)}`);
    if (!page.headers.get("content-disposition")?.startsWith("attachment")) this.opened = page;
    return page;
  }

  get(path: string): Promise<Page> {
    return this.ask(path, { method: "GET" });
  }

  /** Posts fields to a path as a form of ours would. */
  post(path: string, fields: Fields = {}): Promise<Page> {
    return this.ask(path, { method: "POST", body: bodyOf(entriesOf(fields), false) });
  }

  /** Fills in a form of the page and sends it. The answer is not followed: a 303 is what acknowledges a write. */
  submit(page: Page, fields: Fields = {}, options: SubmitOptions = {}): Promise<Page> {
    return this.prepare(page, fields, options)();
  }

  /** The same, later: each call of the returned function sends the form once. */
  prepare(page: Page, fields: Fields = {}, options: SubmitOptions = {}): () => Promise<Page> {
    const { form, button } = chooseForm(page, fields, options);
    const kept = form.fields.filter(([name]) => !(name in fields));
    const entries: Entry[] = [
      ...kept,
      ...entriesOf(fields),
      ...(button?.name ? [[button.name, button.value] as Entry] : []),
    ];
    return () => this.sent(form.method, button?.action ?? form.action ?? page.path, entries, form.multipart);
  }

  private sent(method: string, path: string, entries: readonly Entry[], multipart: boolean): Promise<Page> {
    if (method === "get") return this.get(`${path.split("?")[0]}?${bodyOf(entries, false)}`);
    return this.ask(path, { method: "POST", body: bodyOf(entries, multipart) });
  }

  private async ask(path: string, init: RequestInit): Promise<Page> {
    const url = new URL(path, this.origin);
    const began = fairNow();
    const request = new Request(this.origin + url.pathname + url.search, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        origin: this.origin,
        cookie: this.cookie,
        "x-forwarded-for": this.address,
      },
    });
    const answer = await this.send(request);
    for (const cookie of answer.headers.getSetCookie()) this.keep(cookie);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return new Page(answer, bytes, url.pathname + url.search, fairNow() - began);
  }

  private keep(cookie: string): void {
    const [pair = "", ...attributes] = cookie.split(";");
    const name = pair.slice(0, pair.indexOf("="));
    const value = pair.slice(pair.indexOf("=") + 1);
    const ended = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
    if (ended) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function chooseForm(page: Page, fields: Fields, { button: words, action }: SubmitOptions) {
  const names = Object.keys(fields);
  for (const form of page.forms) {
    const button = words === undefined ? form.buttons[0] : form.buttons.find((one) => one.words.startsWith(words));
    const isAsked = words === undefined || button !== undefined;
    const leads = action === undefined || (form.action ?? page.path).startsWith(action);
    const has = names.every((name) => form.names.has(name));
    if (isAsked && leads && has) return { form, button };
  }
  const wanted = JSON.stringify({ names, words, action });
  throw new Error(`No such form on ${page.path} (${page.status}): ${wanted}\n${page.words.slice(0, 600)}`);
}

function entriesOf(fields: Fields): Entry[] {
  return Object.entries(fields).flatMap(([name, value]): Entry[] =>
    typeof value === "string" || value instanceof File ? [[name, value]] : value.map((one) => [name, one]),
  );
}

function bodyOf(entries: readonly Entry[], multipart: boolean): FormData | URLSearchParams {
  const body = multipart || entries.some(([, value]) => value instanceof File) ? new FormData() : new URLSearchParams();
  // a form is sent with the line ends of the network
  for (const [name, value] of entries)
    (body as FormData).append(name, typeof value === "string" ? value.replace(/\r\n?|\n/g, "\r\n") : value);
  return body;
}
