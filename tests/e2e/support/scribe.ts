import type { Browser, Fields, Page } from "../../support/browser";
import type { PageForm } from "../../support/forms";
import { PayloadTurns } from "./payloads";

/** What a field takes when it takes no free text; by its name, the first that fits. */
const PLAIN: readonly [name: RegExp, value: string][] = [
  [/e?mail/i, "cineva@psp.test"],
  [/telefon|phone/i, "0722 123 456"],
  [/site/i, "https://exemplu.ro/?q=%3Cscript%3Ealert(1)%3C/script%3E"],
  [/year|founded/i, "2011"],
  [/cui/i, "RO14399840"],
  [/(budget|price)Min/i, "20.000"],
  [/(budget|price)Max/i, "40.000"],
  [/budget/i, "90.000"],
  [/until|starts|ends|valid/i, "15.06.2027"],
  [/duration|area|population|progress|order|completed|served/i, "3"],
];
const BY_TYPE: Readonly<Record<string, string>> = { number: "3", date: "2027-06-15", email: "cineva@psp.test" };
/** Longer than any title may be; where no length is said, the second try is shorter. */
const LONG = 6_000;
const SHORT = 90;

type Options = { fixed?: Fields; button?: string; action?: string };

/** Whose turn it is among the payloads, and `{path of the form}: {field}` of every field that took one. */
export class Notes {
  readonly turns = new PayloadTurns();
  readonly written = new Set<string>();
}

/** Somebody who writes payloads into every text field of a form, and what the form insists on into the others. */
export class Scribe {
  readonly browser: Browser;
  private readonly notes: Notes;

  constructor(browser: Browser, notes: Notes) {
    this.browser = browser;
    this.notes = notes;
  }

  /** Fills in the form of a page and sends it; corrects once what was refused, and throws when it still is. */
  async write(path: string, options: Options = {}): Promise<Page> {
    const page = await this.browser.follow(await this.browser.get(path));
    const form = this.formIn(page, options);
    const fields = this.fieldsOf(form, options.fixed ?? {}, (type) => (type === "textarea" ? LONG : SHORT * 1.5));
    const first = await this.send(page, fields, options);
    if (first.status !== 400) return this.taken(first, form, fields, page);
    const refused = this.formIn(first, options);
    for (const [name, { type, refused: isRefused }] of refused.texts)
      if (isRefused && !(name in (options.fixed ?? {}))) fields[name] = this.plain(name, type);
    const second = await this.send(page, fields, options);
    return this.taken(second, form, fields, page);
  }

  private send(page: Page, fields: Fields, { button, action }: Options): Promise<Page> {
    return this.browser.submit(page, fields, { ...(button ? { button } : {}), ...(action ? { action } : {}) });
  }

  /** The one with the most to write in, unless its button or its address is said. */
  private formIn(page: Page, { button, action }: Options): PageForm {
    const fit = page.forms.filter(
      (form) =>
        form.method === "post" &&
        (button === undefined || form.buttons.some(({ words }) => words.startsWith(button))) &&
        (action === undefined || (form.action ?? page.path).startsWith(action)),
    );
    const [most] = fit.toSorted((one, other) => other.texts.size - one.texts.size);
    if (!most) throw new Error(`No form on ${page.path} (${page.status}): ${page.words.slice(0, 300)}`);
    return most;
  }

  private fieldsOf(form: PageForm, fixed: Fields, room: (type: string) => number): Fields {
    const fields: Fields = {};
    const given = new Map(form.fields);
    for (const [name, values] of form.choices)
      if ((given.get(name) ?? "") === "") fields[name] = values.find((value) => value !== "") ?? "";
    for (const [name, { type, most }] of form.texts)
      fields[name] = type in BY_TYPE ? this.plain(name, type) : this.notes.turns.next(Math.min(most, room(type)));
    return { ...fields, ...fixed };
  }

  private plain(name: string, type: string): string {
    const known = PLAIN.find(([pattern]) => pattern.test(name))?.[1] ?? BY_TYPE[type];
    return known ?? this.notes.turns.next(SHORT);
  }

  private taken(answer: Page, form: PageForm, fields: Fields, page: Page): Page {
    if (answer.location === null) throw new Error(`${page.path} answered ${answer.status}: ${refusals(answer)}`);
    const place = (form.action ?? page.path).split("?")[0]?.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "{id}");
    for (const [name, value] of Object.entries(fields))
      if (form.texts.has(name) && /alert\(/.test(String(value))) this.notes.written.add(`${place}: ${name}`);
    return answer;
  }
}

/** What the summary says, line by line. */
const refusals = ({ html }: Page): string =>
  [...html.matchAll(/<a\b[^>]*href="#([^"]*)"[^>]*>([^<]*)/g)]
    .map(([, field, words]) => `${field}: ${words}`)
    .join("; ");
