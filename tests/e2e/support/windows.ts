import type { Browser, Page } from "@playwright/test";
import type { Actor, Cast } from "./cast";
import { listen } from "./injected";
import { sessionOf } from "./steps";

export type Window = { page: Page; problems: string[] };

/** One browser window for each reader, with the session of their writer. */
export class Windows {
  private readonly windows = new Map<Actor, Promise<Window>>();
  private readonly chromium: Browser;
  private readonly origin: string;
  readonly cast: Cast;

  constructor(chromium: Browser, origin: string, cast: Cast) {
    this.chromium = chromium;
    this.origin = origin;
    this.cast = cast;
  }

  of(who: Actor): Promise<Window> {
    const window = this.windows.get(who) ?? this.open(who);
    this.windows.set(who, window);
    return window;
  }

  async close(): Promise<void> {
    for (const window of this.windows.values()) await (await window).page.context().close();
  }

  private async open(who: Actor): Promise<Window> {
    const context = await this.chromium.newContext({ baseURL: this.origin, locale: "ro-RO" });
    await context.addCookies(sessionOf(this.cast[who].browser, this.origin));
    const page = await context.newPage();
    return { page, problems: listen(page) };
  }
}
