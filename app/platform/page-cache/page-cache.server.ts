import type { IncomingMessage, ServerResponse } from "node:http";
import { now } from "../clock";
import { accessTo } from "../http/access.server";
import { compressed } from "../http/compress.server";
import type { Theme } from "../http/context";
import { cookieName } from "../http/cookie.server";
import { themeOf } from "../http/theme.server";
import { type Reader, readerOf } from "../visits/reader.server";
import { type Asked, addressReader, type CachedAddress } from "./address";
import { type Entry, entryOf, firstResponseTo, replyOf, responseTo } from "./entry.server";
import { LruCache } from "./lru-cache";

export type PageCacheOptions = {
  addresses: readonly CachedAddress[];
  /** Requests with one of these cookies are passed to the application. */
  privateCookies: readonly string[];
  origin: string;
  /** Limit in bytes; 0 disables the cache. */
  bytes: number;
  /** False while notifications of changes may be lost; the cache is then not used. */
  trusted(): boolean;
  /** The application. `forEveryone`: the answer may be stored. */
  render(request: Request, environment: { forEveryone?: boolean }): Response | Promise<Response>;
  /** Called after a page with counted visits was answered. */
  visited?(path: string, reader: Reader): void;
};

/** Maximum age of a page that is served while the application is overloaded or has no database. */
const MOST_STALE_MS = 15 * 60_000;
const UNAVAILABLE = 503;

type Kept = { entry: Entry; since: number };
type Key = Asked & { text: string; theme: Theme };
type Environment = Record<string, unknown>;

/**
 * Answers visitors without a session or a flash before the application does. A page is rendered from a new request that
 * contains only the key (path, known parameters, theme), so that nothing a visitor sends can reach another one.
 */
export class PageCache {
  private readonly options: PageCacheOptions;
  private readonly read: (target: string) => Asked | null;
  /** Pages without and with a query string, apart: query strings are unbounded and must not evict the others. */
  private readonly pages: LruCache<Kept>;
  private readonly questions: LruCache<Kept>;
  /** Renderings in progress, so that concurrent requests for a page share one. */
  private readonly renderings = new Map<string, Promise<Entry | null>>();
  private generation = 0;
  /** When something public last changed, by `performance.now()`. */
  purgedAt = 0;
  readonly counts = { hits: 0, misses: 0, purges: 0, standby: 0 };

  constructor(options: PageCacheOptions) {
    this.options = options;
    this.read = addressReader(options.addresses);
    this.pages = new LruCache(options.bytes / 2);
    this.questions = new LruCache(options.bytes / 2);
  }

  get bytes(): number {
    return this.pages.bytes + this.questions.bytes;
  }

  get size(): number {
    return this.pages.size + this.questions.size;
  }

  /** Deletes everything. Renderings in progress started before the change: they are not stored, and new requests do not wait for them. */
  purge(): void {
    this.generation += 1;
    this.counts.purges += 1;
    this.purgedAt = performance.now();
    this.pages.clear();
    this.questions.clear();
    this.renderings.clear();
  }

  /** Answers a hit directly on the socket, and returns its route. Null, with the request untouched, for anything else. */
  serve(request: IncomingMessage, response: ServerResponse): string | null {
    const { headers } = request;
    const key = this.keyOf(request.method, request.url ?? "", headers.cookie);
    const entry = key && this.found(key);
    if (!entry) return null;
    this.counts.hits += 1;
    const {
      status,
      headers: written,
      body,
    } = replyOf(entry, headers["accept-encoding"] as string | undefined, headers["if-none-match"]);
    response.writeHead(status, written as string[]);
    response.end(request.method === "HEAD" ? undefined : body);
    if (key.visits && request.method === "GET")
      this.options.visited?.(
        key.path,
        readerOf((name) => headers[name] as string | undefined, request),
      );
    return key.route;
  }

  /** Answers any request: from the cache, by rendering for the cache, or by the application for this visitor alone. */
  async fetch(request: Request, environment: Environment = {}): Promise<Response> {
    const { method, headers } = request;
    const key = this.keyOf(method, request.url.slice(this.options.origin.length), headers.get("cookie") ?? undefined);
    if (!key) return this.options.render(request, environment);
    accessTo(environment.incoming)?.isOf(key.route);
    const here = this.found(key);
    const underWay = here ? undefined : this.renderings.get(key.text);
    if (!here && !underWay) {
      const answer = await this.miss(key, request, environment);
      const stale = answer.status === UNAVAILABLE ? this.stale(key) : undefined;
      return this.withVisit(key, request, environment, stale ? responseTo(request, stale) : answer);
    }
    const entry = here ?? (await underWay) ?? this.stale(key);
    // the shared rendering could not be stored: each visitor gets their own
    if (!entry) return this.options.render(request, environment);
    this.counts.hits += 1;
    return this.withVisit(key, request, environment, responseTo(request, entry));
  }

  private withVisit(key: Key, { method, headers }: Request, environment: Environment, answer: Response): Response {
    if (key.visits && method === "GET" && (answer.ok || answer.status === 304))
      this.options.visited?.(
        key.path,
        readerOf((name) => headers.get(name) ?? undefined, environment.incoming),
      );
    return answer;
  }

  private async miss(key: Key, request: Request, environment: Environment): Promise<Response> {
    this.counts.misses += 1;
    const generation = this.generation; // before anything is read for the page
    const since = now().getTime();
    const rendered = Promise.resolve(
      this.options.render(this.requestFor(key, request), { ...environment, forEveryone: true }),
    );
    const entered = rendered.then(async (answer) => {
      const entry = await entryOf(answer);
      if (entry && generation === this.generation) this.shelf(key).set(key.text, { entry, since }, entry.bytes);
      return entry;
    });
    const shared = entered.catch(() => null);
    this.renderings.set(key.text, shared);
    try {
      const entry = await entered;
      if (entry) return await firstResponseTo(request, entry);
      const answer = await compressed(await rendered, request.headers.get("accept-encoding") ?? undefined);
      return request.method === "HEAD" ? new Response(null, answer) : answer;
    } finally {
      if (this.renderings.get(key.text) === shared) this.renderings.delete(key.text);
    }
  }

  private keyOf(method: string | undefined, target: string, cookies: string | undefined): Key | null {
    const { bytes, privateCookies, trusted } = this.options;
    if ((method !== "GET" && method !== "HEAD") || bytes === 0) return null;
    if (cookies !== undefined && privateCookies.some((name) => cookies.includes(name))) return null;
    const asked = this.read(target);
    if (!asked || !trusted()) return null;
    const theme = cookies === undefined ? null : themeOf(cookies);
    return { ...asked, theme, text: `${theme ?? ""} ${asked.path}${asked.search}` };
  }

  private found(key: Key): Entry | undefined {
    return this.keptFor(key, key.seconds * 1000);
  }

  /** An expired page, for when the application answers 503. Purged pages are never returned. */
  private stale(key: Key): Entry | undefined {
    return this.keptFor(key, MOST_STALE_MS);
  }

  private keptFor(key: Key, milliseconds: number): Entry | undefined {
    const kept = this.shelf(key).get(key.text);
    if (!kept) return undefined;
    const age = now().getTime() - kept.since;
    return age >= 0 && age < milliseconds ? kept.entry : undefined;
  }

  private shelf({ search }: Key): LruCache<Kept> {
    return search === "" ? this.pages : this.questions;
  }

  /** The visitor's address is passed on for rate limits; no page contains it. */
  private requestFor({ path, search, theme }: Key, visitor: Request): Request {
    const headers = new Headers();
    if (theme) headers.set("cookie", `${cookieName("theme")}=${theme}`);
    const forwarded = visitor.headers.get("x-forwarded-for");
    if (forwarded) headers.set("x-forwarded-for", forwarded);
    return new Request(this.options.origin + path + search, { headers });
  }
}
