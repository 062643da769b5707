import { createBrowserRouter, createMemoryRouter, data, redirect } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lineHeard, lineLost } from "../live/line";
import { guardRouteDiscovery, keepPage, reloadPage } from "./keep-page";
import { followHistory, followUnsentText } from "./stay-here";
import { currentUnsent, STAYED, setRouter, setUnsent, subscribeToUnsent } from "./unsent";

type Next = Parameters<typeof keepPage>[1];

/** What the server does at each sending and loading: answers, or is out of reach. */
type Line = { action: () => unknown; elsewhere: () => unknown; loader: () => unknown; next: () => unknown };

const down = () => Promise.reject(new TypeError("Failed to fetch"));

/** A page with a form of its own and one that leads elsewhere. */
async function pageAt(path: string) {
  const line: Line = { action: down, elsewhere: down, loader: () => "first", next: () => "next" };
  const loads: string[] = [];
  const router = createMemoryRouter(
    [
      {
        id: "root",
        path: "/",
        middleware: [(args, next) => keepPage(args, next as Next)],
        children: [
          { id: "page", path: "page", action: () => line.action(), loader: () => loads.push("page") && line.loader() },
          { id: "next", path: "next", loader: () => line.next() },
          { id: "sending", path: "sending", action: () => line.elsewhere(), loader: down },
        ],
      },
    ],
    { initialEntries: [path], hydrationData: { loaderData: { page: "shown" } } },
  );
  setRouter(router);
  followUnsentText(router);
  const press = (action: string) =>
    router.navigate(action, { formMethod: "post", formData: new FormData(), preventScrollReset: true });
  return { router, line, loads, press };
}

/** A browser's history: a step is taken a moment after it was asked for, from where the history stands then. */
class FakeWindow extends EventTarget {
  fetch = (_asked: URL) => down();
  readonly #entries: { state: unknown; url: URL }[];
  #at = 0;
  readonly history = {
    state: null as unknown,
    go: (steps: number) => void setTimeout(() => this.#step(steps), 1),
    pushState: (state: unknown, _: string, url: string) => this.#put(this.#at + 1, state, url),
    replaceState: (state: unknown, _: string, url?: string) => this.#put(this.#at, state, url ?? this.location.href),
  };

  constructor(path: string) {
    super();
    this.#entries = [{ state: null, url: new URL(path, "http://psp.test") }];
  }

  get location(): URL {
    return this.#entries[this.#at]?.url as URL;
  }

  #put(at: number, state: unknown, url: string): void {
    this.#entries.splice(at, Number.POSITIVE_INFINITY, { state, url: new URL(url, this.location) });
    this.#stand(at);
  }

  #step(steps: number): void {
    if (!this.#entries[this.#at + steps]) return;
    this.#stand(this.#at + steps);
    this.dispatchEvent(new Event("popstate"));
  }

  #stand(at: number): void {
    this.#at = at;
    this.history.state = this.#entries[at]?.state;
  }
}

/** Somebody at `/next`, who came there from `/page`, in a browser. What a load waits for is `line`'s. */
async function cameTo() {
  const window = new FakeWindow("/page");
  vi.stubGlobal("window", window);
  const line = { page: (): unknown => "first", next: (): unknown => "next" };
  const router = createBrowserRouter(
    [
      {
        id: "root",
        path: "/",
        middleware: [(args, next) => keepPage(args, next as Next)],
        children: [
          { id: "page", path: "page", loader: () => line.page() },
          { id: "next", path: "next", loader: () => line.next() },
        ],
      },
    ],
    { window: window as unknown as Window, hydrationData: { loaderData: { page: "shown" } } },
  );
  setRouter(router);
  followHistory(router);
  followUnsentText(router);
  await router.navigate("/next");
  return { router, line, window };
}

/** A page whose router learns the route of the address `/late` only when a link to it is followed, 30 ms later. */
function pageBeforeDiscovery() {
  const loads: string[] = [];
  const answersLate = (id: string) => async () => {
    loads.push(id);
    await new Promise((resolve) => setTimeout(resolve, 10));
    return id;
  };
  const router = createMemoryRouter(
    [
      {
        id: "root",
        path: "/",
        middleware: [(args, next) => keepPage(args, next as Next)],
        children: [
          { id: "page", path: "page", loader: answersLate("page") },
          { id: "seen", path: "seen", action: answersLate("seen") },
          { id: "unknown", path: "*", loader: answersLate("unknown") },
        ],
      },
    ],
    {
      initialEntries: ["/page"],
      hydrationData: { loaderData: { page: "shown" } },
      async patchRoutesOnNavigation({ path, patch, signal }) {
        if (path !== "/late") return;
        await new Promise((resolve) => setTimeout(resolve, 30));
        signal.throwIfAborted();
        patch("root", [{ id: "late", path: "late", loader: answersLate("late") }]);
      },
    },
  );
  setRouter(router);
  return { router, loads };
}

const FORM = { isConnected: true };

/** What a browser tells of typing into a form that is posted. */
const typedInForm = (change = "input", form: object = FORM): Event =>
  Object.defineProperty(new Event(change), "target", { value: { closest: () => form } });

beforeEach(() => {
  vi.stubGlobal("window", Object.assign(new EventTarget(), { history: { state: null } }));
});
afterEach(() => {
  setUnsent(null);
  setRouter(null);
  vi.unstubAllGlobals();
});

describe("a page whose form is submitted while the server is out of reach", () => {
  it("stays as it was, with a sentence about it", async () => {
    const { router, loads, press } = await pageAt("/page?ciorna=da");
    await press("/page?ciorna=da");
    expect(router.state.errors).toBeNull();
    expect(router.state.loaderData.page).toBe("shown");
    expect(router.state.navigation.state).toBe("idle");
    expect(loads).toEqual([]);
    expect(currentUnsent()).toMatchObject({
      sentence: expect.stringContaining("Serverul nu răspunde acum."),
      pathname: "/page",
    });
  });

  it("keeps the last answer of its form", async () => {
    const { router, line, press } = await pageAt("/page");
    const overtaken = { version: "newer" };
    line.action = () => data(overtaken, { status: 409 });
    await press("/page");
    expect(router.state.actionData).toEqual({ page: overtaken });
    expect(currentUnsent()).toBeNull();
    line.action = down;
    await press("/page");
    expect(router.state.actionData?.page).toBe(overtaken);
    expect(currentUnsent()).not.toBeNull();
    line.action = () => data({ version: "newest" }, { status: 409 });
    await press("/page");
    expect(router.state.actionData).toEqual({ page: { version: "newest" } });
    expect(currentUnsent()).toBeNull();
  });

  it("stays also when the form posts to another address", async () => {
    const { router, line, loads, press } = await pageAt("/page?p=2#rand");
    await press("/sending");
    await expect.poll(() => router.state.navigation.state).toBe("idle");
    const { pathname, search, hash, state } = router.state.location;
    expect({ pathname, search, hash }).toEqual({ pathname: "/page", search: "?p=2", hash: "#rand" });
    expect(state[STAYED]).toBe(true);
    expect(router.state.errors).toBeNull();
    expect(router.state.loaderData.page).toBe("shown");
    expect(loads).toEqual([]);
    expect(currentUnsent()?.pathname).toBe("/page");
    line.elsewhere = () => redirect("/page");
    await press("/sending");
    await expect.poll(() => router.state.location.hash).toBe("");
    expect(router.state.location.state?.[STAYED]).toBeUndefined();
    expect(currentUnsent()).toBeNull();
  });

  it("shows the server's refusal", async () => {
    const { router, line, press } = await pageAt("/page");
    line.action = () => {
      throw data({ sentence: "S-a schimbat." }, { status: 409 });
    };
    await press("/page");
    expect(router.state.errors?.root).toMatchObject({ status: 409 });
    expect(currentUnsent()).toBeNull();
  });
});

describe("a page that submits by a fetcher", () => {
  it("passes the error to the fetcher only", async () => {
    const { router } = await pageAt("/page");
    const heard: unknown[] = [];
    router.subscribe(({ fetchers }) => heard.push(fetchers.get("composer")?.data));
    await router.fetch("composer", "page", "/page", { formMethod: "post", formData: new FormData() });
    expect(heard).toContainEqual({ unsaved: expect.stringContaining("Serverul nu răspunde acum.") });
    expect(router.state.errors).toBeNull();
    expect(currentUnsent()).toBeNull();
  });

  it("keeps its data when a reload fails", async () => {
    const { router, line } = await pageAt("/page");
    line.loader = down;
    await router.revalidate();
    expect(router.state.errors).toBeNull();
    expect(router.state.loaderData.page).toBe("shown");
    line.loader = () => "fresh";
    await router.revalidate();
    expect(router.state.loaderData.page).toBe("fresh");
  });

  it.each<[string, () => unknown]>([
    ["leads elsewhere", () => redirect("/next")],
    ["is refused", () => Promise.reject(new ErrorResponse(404))],
  ])("and holds unsent text stays when its reload %s", async (_, answer) => {
    const { router, line } = await pageAt("/page");
    line.loader = answer;
    window.dispatchEvent(typedInForm());
    await router.revalidate();
    const { location, errors, loaderData } = router.state;
    window.dispatchEvent(typedInForm("reset"));
    await router.revalidate();
    expect([location.pathname, errors, loaderData.page]).toEqual(["/page", null, "shown"]);
    expect([router.state.location.pathname, router.state.errors], "once the form is sent").not.toEqual(["/page", null]);
  });

  it("loads again later what could not be loaded after a change", async () => {
    vi.useFakeTimers();
    const { router, line } = await pageAt("/page");
    line.loader = down;
    await router.revalidate();
    line.loader = () => "fresh";
    await vi.advanceTimersByTimeAsync(10_000);
    expect(router.state.loaderData.page).toBe("fresh");
    vi.useRealTimers();
  });

  it("is not loaded again while it shows the answer to a form", async () => {
    const { router, line, loads, press } = await pageAt("/page");
    line.action = () => data({ version: "newer" }, { status: 409 });
    await press("/page");
    void reloadPage();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(router.state.actionData).toEqual({ page: { version: "newer" } });
    expect(loads).toEqual([]);
    line.action = down;
    await press("/page");
    await router.navigate("/next");
    await router.navigate("/page");
    void reloadPage();
    await expect.poll(() => loads.length).toBe(2);
  });

  it("is not loaded again while a refusal stands in its place, with what was typed", async () => {
    const { router, line, loads, press } = await pageAt("/page");
    line.action = () => {
      throw data("Textul a fost aprobat.", { status: 409 });
    };
    await press("/page");
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ data: "Textul a fost aprobat." }]);
    void reloadPage();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ data: "Textul a fost aprobat." }]);
    expect(loads).toEqual([]);
    await router.navigate("/next");
    await router.navigate("/page");
    void reloadPage();
    await expect.poll(() => loads.length).toBe(2);
  });

  it("is loaded again in place of an error that no form was answered with", async () => {
    const { router, line } = await pageAt("/next");
    line.loader = () => {
      throw data(null, { status: 404 });
    };
    await router.navigate("/page");
    expect(router.state.errors).not.toBeNull();
    line.loader = () => "again";
    void reloadPage();
    await expect.poll(() => router.state.loaderData.page).toBe("again");
  });

  it("is loaded again after the link that is being followed, which would be lost", async () => {
    const { router, loads } = pageBeforeDiscovery();
    const followed = router.navigate("/late");
    void reloadPage();
    void reloadPage();
    await followed;
    expect(router.state.location.pathname).toBe("/late");
    await expect.poll(() => loads.filter((load) => load === "late").length).toBe(2);
    expect(router.state.errors).toBeNull();
  });

  it.each(["while it sends", "while the page is loaded again afterwards"])(
    "ends after the link that is being followed %s, which would be lost",
    async (moment) => {
      const { router, loads } = pageBeforeDiscovery();
      const sent = router.fetch("draft", "root", "/seen", { formMethod: "post", formData: new FormData() });
      if (moment !== "while it sends")
        await vi.waitUntil(() => loads.includes("page"), { interval: 1, timeout: 15_000 });
      const followed = router.navigate("/late");
      await Promise.all([followed, sent]);
      expect(router.state.location.pathname).toBe("/late");
      expect(router.state.matches.at(-1)?.route.id).toBe("late");
      expect(router.state.errors).toBeNull();
    },
  );

  it("tells a fetcher, not the page, that what it loads is out of reach", async () => {
    const { router, line } = await pageAt("/page");
    const heard: unknown[] = [];
    router.subscribe(({ fetchers }) => heard.push(fetchers.get("bell")?.data));
    line.next = down;
    await router.fetch("bell", "page", "/next");
    expect(heard).toContainEqual({ unsaved: expect.stringContaining("Nu există conexiune la internet") });
    expect(router.state.errors).toBeNull();
  });
});

describe("a link to a page that is out of reach", () => {
  it.each([
    ["the line is down", down, "Nu există conexiune la internet"],
    ["a proxy answers for the server", () => Promise.reject(new ErrorResponse(502)), "Nu există conexiune la internet"],
    ["the server failed", () => Promise.reject(new ErrorResponse(500)), "S-a întâmplat ceva neașteptat la noi"],
    ["the server is overloaded", () => Promise.reject(new ErrorResponse(503, BUSY)), "Prea multe cereri."],
  ])("leaves the present one as it is, and says so: %s", async (_, silence, sentence) => {
    const { router, line } = await pageAt("/page?p=2");
    line.next = silence;
    await router.navigate("/next");
    await expect.poll(() => router.state.navigation.state).toBe("idle");
    expect(router.state.errors).toBeNull();
    expect(router.state.loaderData.page).toBe("shown");
    expect(router.state.location).toMatchObject({ pathname: "/page", search: "?p=2" });
    expect(currentUnsent()).toMatchObject({ sentence: expect.stringContaining(sentence), pathname: "/page" });
    line.next = () => "second";
    currentUnsent()?.retry?.();
    await expect.poll(() => router.state.loaderData.next).toBe("second");
    expect(currentUnsent()).toBeNull();
  });

  it("also leaves it when the link is one to the page itself", async () => {
    const { router, line } = await pageAt("/page");
    line.loader = down;
    await router.navigate("/page");
    expect(router.state.errors).toBeNull();
    expect(router.state.loaderData.page).toBe("shown");
    expect(currentUnsent()?.retry).not.toBeNull();
  });

  it("shows the server's refusal of it", async () => {
    const { router, line } = await pageAt("/page");
    line.next = () => Promise.reject(new ErrorResponse(404));
    await router.navigate("/next");
    expect(router.state.errors?.root).toMatchObject({ status: 404 });
    expect(currentUnsent()).toBeNull();
  });

  it("says that a form has arrived when only the page after it has not", async () => {
    const { router, line, press } = await pageAt("/page");
    line.action = () => redirect("/next");
    line.next = down;
    await press("/page");
    await expect.poll(() => router.state.navigation.state).toBe("idle");
    expect(router.state.location.pathname).toBe("/page");
    expect(currentUnsent()?.sentence).toContain("Ce ați trimis a ajuns la noi");
  });

  const back: [string, () => void][] = [
    ["the device is online again", () => void window.dispatchEvent(new Event("online"))],
    ["the server is heard again", () => lineHeard()],
  ];
  it.each(back)("is followed as soon as %s", async (_, returns) => {
    const { router, line } = await pageAt("/page");
    await lineDown();
    line.next = down;
    await router.navigate("/next");
    line.next = () => "second";
    returns();
    await expect.poll(() => router.state.loaderData.next).toBe("second");
    lineHeard();
  });

  it("is followed again after a while when the server, heard again, still did not answer", async () => {
    const { router, line } = await pageAt("/page");
    await lineDown();
    line.next = down;
    await router.navigate("/next");
    vi.useFakeTimers();
    lineHeard();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(router.state.location.pathname).toBe("/page");
    line.next = () => "second";
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await expect.poll(() => router.state.loaderData.next).toBe("second");
  });

  it("is not followed by itself while another form of the page holds text", async () => {
    const { router, line } = await pageAt("/page");
    const message = { isConnected: true };
    window.dispatchEvent(typedInForm());
    window.dispatchEvent(typedInForm("input", message));
    window.dispatchEvent(typedInForm("reset", message));
    await lineDown();
    line.next = down;
    await router.navigate("/next");
    line.next = () => "next";
    lineHeard();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(router.state.location.pathname).toBe("/page");
  });

  it.each([
    ["typed", () => window.dispatchEvent(typedInForm())],
    ["been refused", (press: (to: string) => Promise<void>) => press("/page")],
  ])("is not followed by itself from a form whose text has %s and was not sent", async (_, leave) => {
    const { router, line, press } = await pageAt("/page");
    line.action = () => data({ refused: {} }, { status: 400 });
    await leave(press);
    await lineDown();
    line.next = down;
    await router.navigate("/next");
    line.next = () => "second";
    lineHeard();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(router.state.location.pathname).toBe("/page");
    currentUnsent()?.retry?.();
    await expect.poll(() => router.state.loaderData.next).toBe("second");
  });

  it.each(back)("is not followed when somebody has typed since and %s", async (_, returns) => {
    const { router, line } = await pageAt("/page");
    await lineDown();
    line.next = down;
    await router.navigate("/next");
    line.next = () => "second";
    window.dispatchEvent(new Event("input"));
    returns();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(router.state.location.pathname).toBe("/page");
    expect(currentUnsent()?.retry).not.toBeNull();
    lineHeard();
  });
});

describe("a step back to a page that is out of reach", () => {
  const isAt = (router: { state: { location: { pathname: string }; navigation: { state: string } } }, path: string) =>
    expect.poll(() => [router.state.navigation.state, router.state.location.pathname]).toEqual(["idle", path]);
  const isSaid = () => expect.poll(() => currentUnsent()?.sentence).toContain("Nu există conexiune la internet");

  it("leaves the page as it is, and is taken when the line is back", async () => {
    const { router, line, window } = await cameTo();
    line.page = down;
    line.next = down;
    void router.navigate(-1);
    await isSaid();
    await isAt(router, "/next");
    expect(window.location.pathname).toBe("/next");
    expect(router.state.loaderData.next).toBe("next");
    line.page = () => "second";
    window.dispatchEvent(new Event("online"));
    await isAt(router, "/page");
    expect(window.location.pathname).toBe("/page");
    expect(router.state.loaderData.page).toBe("second");
    expect(currentUnsent()).toBeNull();
  });

  it("is taken when the line is back before the way back has ended, and the next loss is said", async () => {
    const { router, line, window } = await cameTo();
    line.page = down;
    const held = Promise.withResolvers<unknown>();
    line.next = () => held.promise;
    void router.navigate(-1);
    await isSaid();
    await expect.poll(() => window.location.pathname).toBe("/next");
    line.page = () => "second";
    window.dispatchEvent(new Event("online"));
    await isAt(router, "/page");
    held.resolve("late");
    line.page = down;
    await router.navigate("/page");
    expect(router.state.loaderData.page).toBe("second");
    await isSaid();
  });

  it("is taken once the history stands at the page again, also when the line is back at once", async () => {
    const { router, line, window } = await cameTo();
    const steps: [number, string][] = [];
    const go = window.history.go;
    window.history.go = (count) => {
      steps.push([count, window.location.pathname]);
      go(count);
    };
    line.page = down;
    const end = subscribeToUnsent(() => {
      if (!currentUnsent()) return;
      end();
      line.page = () => "second";
      queueMicrotask(() => window.dispatchEvent(new Event("online")));
    });
    void router.navigate(-1);
    await isAt(router, "/page");
    expect(steps).toEqual([
      [-1, "/next"],
      [1, "/page"],
      [-1, "/next"],
    ]);
  });

  it("is taken again after a while when the line, back again, still did not carry it", async () => {
    const { router, line, window } = await cameTo();
    line.page = down;
    line.next = down;
    void router.navigate(-1);
    await isSaid();
    await isAt(router, "/next");
    const first = currentUnsent();
    vi.useFakeTimers();
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(currentUnsent()?.id).not.toBe(first?.id);
    expect(router.state.location.pathname).toBe("/next");
    line.page = () => "second";
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await isAt(router, "/page");
    expect(currentUnsent()).toBeNull();
  });

  it("is also said when something beside the page is loaded before the history stands at the page again", async () => {
    const { router, line, window } = await cameTo();
    const go = window.history.go;
    window.history.go = (count) => {
      if (count > 0) void router.fetch("bell", "root", "/next");
      go(count);
    };
    line.page = down;
    void router.navigate(-1);
    await isSaid();
    await isAt(router, "/next");
  });

  it("is taken when the line is back though the routes of the links on the shown page were asked for in vain", async () => {
    const { router, line, window } = await cameTo();
    const end = guardRouteDiscovery();
    line.page = down;
    line.next = () => new Promise(() => {});
    void router.navigate(-1);
    await isSaid();
    const asked = window.fetch(new URL("/__manifest?paths=/next,/other", window.location));
    await expect(asked).rejects.toThrow("Failed to fetch");
    line.page = () => "second";
    window.dispatchEvent(new Event("online"));
    await isAt(router, "/page");
    end();
  });

  it("is taken when the line is back after a loss too short to be announced", async () => {
    const { router, line } = await cameTo();
    line.page = down;
    line.next = down;
    lineLost();
    void router.navigate(-1);
    await isSaid();
    await isAt(router, "/next");
    line.page = () => "second";
    lineHeard();
    await isAt(router, "/page");
  });
});

const BUSY = JSON.stringify({ sentence: "Prea multe cereri." });

/** As React Router throws it for an answer that is not its own. */
class ErrorResponse {
  readonly status: number;
  readonly statusText = "";
  readonly internal = false;
  readonly data: string;
  constructor(status: number, data = "") {
    this.status = status;
    this.data = data;
  }
}

async function lineDown() {
  vi.useFakeTimers();
  lineLost();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
}
