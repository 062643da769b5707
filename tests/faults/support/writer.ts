import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "../../support/browser";
import { query } from "../../support/databases";
import { fairNow } from "../../support/fair-time";
import type { Someone } from "./cast";

export const NEW_REQUEST = "/uat/service-requests/new";
const PAUSE_MS = 20;

/** A form with its one-time key; `location`: where its acknowledgement led, null until then. */
export type Form = {
  key: string;
  title: string;
  location: string | null;
  tries: number;
  by?: Someone | undefined;
  /** When it was first sent, and when it was acknowledged. */
  begunAt: number;
  acknowledgedAt: number | null;
};

export const newForm = (title: string, by?: Someone): Form => ({
  key: randomUUID(),
  title,
  location: null,
  tries: 0,
  by,
  begunAt: Date.now(),
  acknowledgedAt: null,
});

/**
 * An external client that keeps writing drafts and records which were acknowledged by a 303.
 * A form whose answer was lost is sent again, with the same one-time key.
 */
export class Writer {
  readonly forms: Form[] = [];
  /** Answers that are never allowed. */
  readonly odd: string[] = [];
  private readonly browsers: readonly Browser[];
  private writing = false;
  private hopeless = false;
  private loops: Promise<void>[] = [];

  constructor(browsers: readonly Browser[]) {
    this.browsers = browsers;
  }

  get acknowledged(): Form[] {
    return this.forms.filter(({ location }) => location !== null);
  }

  start(): void {
    this.writing = true;
    this.loops = this.browsers.map((browser) => this.write(browser));
  }

  /** Lets every form that was begun be acknowledged first. */
  async stop(): Promise<void> {
    this.writing = false;
    await Promise.all(this.loops);
  }

  /** Stops without the forms that were not acknowledged: whoever could do so is gone for good. */
  async abandon(): Promise<void> {
    this.hopeless = true;
    await this.stop();
  }

  /** Waits until this many more were acknowledged. */
  async more(count: number): Promise<void> {
    const goal = this.acknowledged.length + count;
    const until = fairNow() + 30_000;
    while (this.acknowledged.length < goal) {
      if (fairNow() > until)
        throw new Error(`Only ${this.acknowledged.length} of ${goal} were acknowledged. ${this.odd[0] ?? ""}`);
      await sleep(5);
    }
  }

  private async write(browser: Browser): Promise<void> {
    while (this.writing) {
      const form = newForm(`Scrierea ${this.forms.length + 1}`);
      this.forms.push(form);
      while (form.location === null && form.tries < 500 && !this.hopeless) await this.send(browser, form);
    }
  }

  private async send(browser: Browser, form: Form): Promise<void> {
    form.tries += 1;
    const fields = { formKey: form.key, title: form.title, category: "eu_funds", description: "Ce avem și ce vrem." };
    const answer = await browser.post(NEW_REQUEST, fields).catch(() => null);
    if (answer?.status === 303) {
      form.location = answer.location ?? "";
      form.acknowledgedAt = Date.now();
      return;
    }
    if (answer && answer.status !== 503) this.odd.push(`${answer.status}: ${answer.words.slice(0, 300)}`);
    await sleep(PAUSE_MS);
  }
}

type Held = {
  drafts: { id: string; title: string }[];
  entries: string[];
  keys: { key: string; location: string | null }[];
};

/** One statement, so that all of it is of one moment; of the people of the tests, who may write among others. */
const HELD = `with people as (select id from users where email like '%@psp.test')
select
  (select coalesce(json_agg(json_build_object('id', id, 'title', title)), '[]') from requests
   where created_by in (select id from people)) as drafts,
  (select coalesce(json_agg(subject_id), '[]') from journal
   where what = 'request.created' and user_id in (select id from people)) as entries,
  (select coalesce(json_agg(json_build_object('key', key, 'location', location)), '[]') from form_keys
   where user_id in (select id from people)) as keys`;

/** The differences between the database and the acknowledged writes; empty when there are none. */
export async function damage(url: string, acknowledged: readonly Form[]): Promise<string[]> {
  const [held] = await query<Held>(url, HELD);
  if (!held) return ["nothing was read"];
  const { drafts, entries, keys } = held;
  const titleOf = new Map(drafts.map(({ id, title }) => [id, title]));
  const locationOf = new Map(keys.map(({ key, location }) => [key, location]));
  const journalled = new Set(entries);
  const led = new Set(keys.map(({ location }) => idIn(location)));
  const titles = drafts.map(({ title }) => title);
  return [
    ...acknowledged.flatMap(({ location, title }) => (titleOf.get(idIn(location)) === title ? [] : [`lost: ${title}`])),
    ...acknowledged.flatMap(({ key, location, title }) =>
      locationOf.get(key) === location ? [] : [`unkeyed: ${title}`],
    ),
    ...drafts.flatMap(({ id, title }) => (journalled.has(id) && led.has(id) ? [] : [`half: ${title}`])),
    ...(entries.length === drafts.length ? [] : [`${drafts.length} drafts, ${entries.length} entries`]),
    ...(keys.length === drafts.length ? [] : [`${drafts.length} drafts, ${keys.length} keys`]),
    ...titles.flatMap((title, index) => (titles.indexOf(title) === index ? [] : [`twice: ${title}`])),
  ];
}

const idIn = (location: string | null) => location?.split("/").at(-1)?.split(/[?#]/)[0] ?? "";
