import { fairNow } from "./fair-time";
import { formsOf, type PageForm, wordsOf } from "./forms";

type Value = string | File | readonly string[];
export type Fields = Record<string, Value>;
export type SubmitOptions = {
  /** Which form: one with a button that begins with these words, or with this path. Otherwise the first that has all the fields. */
  button?: string;
  action?: string;
};

let addresses = 0;
/** Timeout of a request; long enough for a busy machine. */
const PATIENCE_MS = 60_000;

/**
 * A browser without JavaScript: keeps cookies and fills in the forms of a page with their hidden fields.
 * Each has an address of its own, so that rate limits per address count visitors and not tests.
 */
export class Browser {
  private readonly cookies = new Map<string, string>();
  private readonly address: string;
  /** May be changed, to send the same visitor to another process. */
  origin: string;

  constructor(origin: string, cookie?: string) {
    this.origin = origin;
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

  get(path: string): Promise<Page> {
    return this.ask(path, { method: "GET" });
  }

  /** Follows redirects until a page. */
  async follow(page: Page): Promise<Page> {
    return page.location ? this.follow(await this.get(page.location)) : page;
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
    const path = button?.action ?? form.action ?? page.path;
    if (form.method === "get") return () => this.get(`${path.split("?")[0]}?${bodyOf(entries, false)}`);
    return () => this.ask(path, { method: "POST", body: bodyOf(entries, form.multipart) });
  }

  private async ask(path: string, init: RequestInit): Promise<Page> {
    const url = new URL(path, this.origin);
    const began = fairNow();
    const answer = await fetch(this.origin + url.pathname + url.search, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        origin: this.origin,
        cookie: this.cookie,
        "x-forwarded-for": this.address,
      },
    });
    for (const cookie of answer.headers.getSetCookie()) this.keep(cookie);
    const html = await answer.text();
    return new Page(answer, html, url.pathname + url.search, fairNow() - began);
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

export class Page {
  readonly status: number;
  readonly headers: Headers;
  /** The path of a redirect; null for a page. */
  readonly location: string | null;
  readonly html: string;
  readonly path: string;
  /** How long the answer took, by `fairNow`. */
  readonly milliseconds: number;

  constructor(answer: Response, html: string, path: string, milliseconds: number) {
    this.status = answer.status;
    this.headers = answer.headers;
    const location = answer.headers.get("location");
    const url = location ? new URL(location, answer.url) : null;
    this.location = url && url.pathname + url.search + url.hash;
    this.html = html;
    this.path = path;
    this.milliseconds = milliseconds;
  }

  /** Its text. */
  get words(): string {
    return wordsOf(this.html);
  }

  get forms(): PageForm[] {
    return formsOf(this.html);
  }

  /** The addresses of its links that begin with this. */
  links(beginning: string): string[] {
    const found = [...this.html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    );
    return [...new Set(found.filter((href) => href.startsWith(beginning)))];
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

type Entry = [name: string, value: string | File];

function entriesOf(fields: Fields): Entry[] {
  return Object.entries(fields).flatMap(([name, value]): Entry[] =>
    typeof value === "string" || value instanceof File ? [[name, value]] : value.map((one) => [name, one]),
  );
}

function bodyOf(entries: readonly Entry[], multipart: boolean): FormData | URLSearchParams {
  const body = multipart || entries.some(([, value]) => value instanceof File) ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) (body as FormData).append(name, value);
  return body;
}
