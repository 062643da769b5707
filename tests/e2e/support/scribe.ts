import type { Browser, Fields, SubmitOptions } from "../../support/browser";
import type { PageForm } from "../../support/forms";
import type { Page } from "../../support/page";
import { anyId } from "./kinds";
import type { Notes } from "./notes";

/** Valid values of fields without free text, by name; the first match counts. */
const PLAIN: readonly [name: RegExp, value: string][] = [
  [/e?mail/i, "cineva@psp.test"],
  [/telefon|phone/i, "0722 123 456"],
  [/site/i, "https://exemplu.ro/?q=%3Cscript%3Ealert(1)%3C/script%3E"],
  [/year|founded/i, "2011"],
  [/cui/i, "RO14399840"],
  [/numarRC|tradeRegister/, "J31/1/2020"],
  [/(budget|price)Min/i, "20.000"],
  [/(budget|price)Max/i, "40.000"],
  [/budget/i, "90.000"],
  [/until|starts|ends|valid/i, "15.06.2027"],
  [/duration|area|population|progress|order|completed|served/i, "3"],
];
const BY_TYPE: Readonly<Record<string, string>> = { number: "3", date: "2027-06-15", email: "cineva@psp.test" };
const TRIES = 10;

type Options = SubmitOptions & { fixed?: Fields };

/** The name of a field in `Notes`: the same for every page and row of its form. */
export const fieldOf = (form: PageForm, page: Page, name: string): string =>
  `${anyId((form.action ?? page.path).split("?")[0] ?? "")}: ${name.replace(/\d+/g, "n")}`;

/** Writes payloads into every text field of a form, and valid values into the others. */
export class Scribe {
  readonly browser: Browser;
  private readonly notes: Notes;

  constructor(browser: Browser, notes: Notes) {
    this.browser = browser;
    this.notes = notes;
  }

  /** Fills in the form of a page and sends it; shortens refused texts, and throws when it is refused after all tries. */
  async write(path: string, options: Options = {}): Promise<Page> {
    const { page, form } = await this.openForm(path, options);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const fields = this.fieldsOf(form, page, options.fixed ?? {});
      const answer = await this.browser.submit(page, fields, options);
      if (answer.location !== null) return this.taken(answer, form, fields, page);
      if (answer.status !== 400) throw new Error(`${page.path} answered ${answer.status}: ${refusals(answer)}`);
      if (!this.learn(this.formIn(answer, options), page, options)) throw new Error(`${path}: ${refusals(answer)}`);
    }
    throw new Error(`${path} was refused ${TRIES} times`);
  }

  /** The same, unless every field of the form has accepted everything already. */
  async writeWhatIsLeft(path: string, options: Options = {}): Promise<void> {
    const { page, form } = await this.openForm(path, options);
    const fields = [...form.texts.keys()].filter((name) => !(name in (options.fixed ?? {})));
    if (!fields.every((name) => this.notes.isFinished(fieldOf(form, page, name)))) await this.write(path, options);
  }

  private async openForm(path: string, options: Options): Promise<{ page: Page; form: PageForm }> {
    const page = await this.browser.get(path);
    if (page.status !== 200) throw new Error(`${path} answered ${page.status}: ${page.words.slice(0, 300)}`);
    return { page, form: this.formIn(page, options) };
  }

  /** Sends a form without fields. */
  async press(path: string, options: SubmitOptions): Promise<Page> {
    const answer = await this.browser.submit(await this.browser.get(path), {}, options);
    if (answer.location === null)
      throw new Error(`${JSON.stringify(options)} on ${path} answered ${answer.status}: ${refusals(answer)}`);
    return answer;
  }

  /** The form with this button or address; otherwise the one with the most text fields. */
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

  private fieldsOf(form: PageForm, page: Page, fixed: Fields): Fields {
    const fields: Fields = {};
    const given = new Map(form.fields);
    for (const [name, values] of form.choices)
      if ((given.get(name) ?? "") === "") fields[name] = values.find((value) => value !== "") ?? "";
    for (const [name, { type, most }] of form.texts) {
      if (name in fixed) continue;
      const field = fieldOf(form, page, name);
      const plain = BY_TYPE[type] ?? (this.notes.isPlain(field) ? plainValue(name) : undefined);
      fields[name] = plain ?? this.notes.next(field, type, most);
    }
    return { ...fields, ...fixed };
  }

  /** Returns whether there is something else to try. */
  private learn(refused: PageForm, page: Page, { fixed = {} }: Options): boolean {
    let learnt = false;
    for (const [name, text] of refused.texts) {
      if (!text.refused || name in fixed) continue;
      const field = fieldOf(refused, page, name);
      if (plainValue(name) === undefined) learnt = this.notes.refused(field) || learnt;
      else {
        learnt = !this.notes.isPlain(field) || learnt;
        this.notes.takesNoText(field);
      }
    }
    return learnt;
  }

  private taken(answer: Page, form: PageForm, fields: Fields, page: Page): Page {
    for (const [name, value] of Object.entries(fields))
      if (form.texts.has(name) && typeof value === "string") this.notes.taken(fieldOf(form, page, name), value);
    return answer;
  }
}

const plainValue = (name: string): string | undefined => PLAIN.find(([pattern]) => pattern.test(name))?.[1];

/** The sentences of the error summary. */
const refusals = ({ html }: Page): string =>
  [...html.matchAll(/<a\b[^>]*href="#([^"]*)"[^>]*>([^<]*)/g)]
    .map(([, field, words]) => `${field}: ${words}`)
    .join("; ");
