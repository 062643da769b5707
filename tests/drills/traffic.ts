import { setTimeout as sleep } from "node:timers/promises";
import type { Someone } from "../faults/support/cast";
import { type Form, NEW_REQUEST, newForm } from "../faults/support/writer";
import { until } from "../support/servers";

type Asked = {
  origin: string;
  /** Who writes and reads the pages of an account. */
  people: readonly Someone[];
  perSecond: number;
};

/** A request that was not answered as it should have been. */
type Failure = { method: "GET" | "POST"; path: string; status: number; at: number };

const PUBLIC = ["/", "/parteneri", "/comunitati", "/comunitati?judet=DJ", "/blog", "/login?tip=uat"];
const PRIVATE = ["/uat/dashboard", "/uat/service-requests", "/uat/notificari"];
/** Of twenty requests: how many write, and how many read a page of an account. */
const WRITES = 2;
const READS = 4;
const TURN = 20;
const PATIENCE_MS = 60_000;
const AGAIN_MS = 100;

/**
 * Mixed traffic that comes at a steady pace, however slowly it is answered, as from many people: public pages, built files,
 * pages of an account, and new drafts. A draft whose answer was lost is sent again with its one-time key when the traffic ends.
 */
export class Traffic {
  readonly failures: Failure[] = [];
  readonly latencies: { at: number; ms: number }[] = [];
  readonly forms: Form[] = [];
  gets = 0;
  posts = 0;
  private readonly asked: Asked;
  private readonly assets: readonly string[];
  private readonly under = new Set<Promise<void>>();
  private going = true;
  private writes = 0;
  private loop: Promise<void>;

  private constructor(asked: Asked, assets: readonly string[]) {
    this.asked = asked;
    this.assets = assets;
    this.loop = this.come();
  }

  static async start(asked: Asked): Promise<Traffic> {
    const page = await (await fetch(asked.origin)).text();
    const assets = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
    if (assets.length === 0) throw new Error("The front page has no built files: the build is not the product's");
    return new Traffic(asked, assets);
  }

  /** How many requests that were sent between two moments failed. */
  failed(method: Failure["method"], from = 0, to = Number.POSITIVE_INFINITY): number {
    return this.failures.filter((one) => one.method === method && one.at >= from && one.at < to).length;
  }

  /** Milliseconds within which 95 of 100 requests between two moments were answered. */
  p95(from = 0, to = Number.POSITIVE_INFINITY): number {
    const sorted = this.latencies
      .filter(({ at }) => at >= from && at < to)
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  }

  /** Drafts that are not answered yet. */
  get writesUnderWay(): number {
    return this.writes;
  }

  /** Resolves as soon as a draft is under way. */
  async writing(): Promise<void> {
    while (this.writes === 0) await sleep(1);
  }

  /** Resolves once all that came until now is answered. */
  async settled(): Promise<void> {
    await Promise.all(this.under);
  }

  /** Resolves once this many requests more have come. */
  async more(count: number): Promise<void> {
    const goal = this.gets + this.posts + count;
    await until(() => this.gets + this.posts >= goal, `${count} requests more`, 120_000);
  }

  /** Ends the traffic, waits for its answers, and sends the drafts again that were not acknowledged. Returns how many those were. */
  async stop(): Promise<number> {
    this.going = false;
    await this.loop;
    await Promise.all(this.under);
    const lost = this.forms.filter(({ location }) => location === null);
    for (const form of lost) await this.again(form);
    return lost.length;
  }

  private async come(): Promise<void> {
    const began = performance.now();
    const pace = 1000 / this.asked.perSecond;
    for (let count = 0; this.going; count += 1) {
      const due = began + count * pace - performance.now();
      if (due > 0) await sleep(due);
      const answered = this.send(count).finally(() => this.under.delete(answered));
      this.under.add(answered);
    }
  }

  private send(count: number): Promise<void> {
    const place = count % TURN;
    const person = this.asked.people[count % this.asked.people.length];
    const of = (paths: readonly string[]) => paths[Math.floor(count / TURN) % paths.length] ?? "/";
    if (place < WRITES) return this.write(person);
    if (place < WRITES + READS) return this.read(of(PRIVATE), person);
    return this.read(place % 3 === 0 ? of(this.assets) : (PUBLIC[count % PUBLIC.length] ?? "/"));
  }

  private async read(path: string, person?: Someone): Promise<void> {
    this.gets += 1;
    const status = await this.timed(path, person ? { headers: { cookie: person.cookie } } : {});
    if (status.code !== 200) this.failures.push({ method: "GET", path, status: status.code, at: status.at });
  }

  private async write(person: Someone | undefined): Promise<void> {
    this.posts += 1;
    const form = newForm(`Ciorna ${this.posts}`, person);
    this.forms.push(form);
    this.writes += 1;
    const { code, at } = await this.sendForm(form);
    this.writes -= 1;
    if (code !== 303) this.failures.push({ method: "POST", path: NEW_REQUEST, status: code, at });
  }

  private async again(form: Form): Promise<void> {
    await until(
      async () => {
        if ((await this.sendForm(form)).code === 303) return true;
        await sleep(AGAIN_MS);
        return false;
      },
      `the draft ${form.title} is acknowledged`,
      60_000,
    );
  }

  private async sendForm(form: Form): Promise<{ code: number; at: number }> {
    form.tries += 1;
    const { key: formKey, title, by } = form;
    const fields = { formKey, title, category: "eu_funds", description: "Ce avem și ce vrem." };
    const answer = await this.timed(NEW_REQUEST, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { cookie: by?.cookie ?? "", origin: this.asked.origin },
    });
    if (answer.code === 303) {
      form.location = answer.location;
      form.acknowledgedAt = Date.now();
    }
    return answer;
  }

  /** Status 0: no answer. */
  private async timed(path: string, init: RequestInit): Promise<{ code: number; at: number; location: string | null }> {
    const at = performance.now();
    try {
      const answer = await fetch(this.asked.origin + path, {
        redirect: "manual",
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...init,
      });
      await answer.arrayBuffer();
      this.latencies.push({ at, ms: performance.now() - at });
      return { code: answer.status, at, location: answer.headers.get("location") };
    } catch {
      return { code: 0, at, location: null };
    }
  }
}
