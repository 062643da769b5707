import { createMemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkConnectionFirst } from "./check-connection";
import { missingScripts, routeScripts } from "./route-scripts";

/** As much of a form as is looked at here. */
class Form {
  readonly attributes: Record<string, string>;
  readonly dataset: { discover?: string };
  readonly isConnected = true;
  sent = 0;
  heardByRouter = false;
  private readonly window: Window;
  constructor(attributes: Record<string, string>, window: Window, routed = true) {
    this.attributes = attributes;
    this.window = window;
    this.dataset = routed ? { discover: "true" } : {};
  }
  getAttribute(name: string) {
    return this.attributes[name] ?? null;
  }
  requestSubmit() {
    if (!this.window.press(this)) this.sent += 1;
  }
}

/** As much of a link, which a press bubbles up from. */
class Link {
  readonly origin = "http://localhost";
  readonly pathname: string;
  readonly search = "";
  readonly hash: string;
  readonly target: string;
  opened = 0;
  private readonly window: Window;
  constructor(href: string, window: Window, target = "") {
    [this.pathname = "", this.hash = ""] = href.split(/(?=#)/);
    this.window = window;
    this.target = target;
  }
  closest() {
    return this;
  }
  click(more: Partial<MouseEvent> = {}) {
    if (!this.window.follow(this, more)) this.opened += 1;
  }
}

/** Who hears first and who hears last; between them the router takes its own forms from the browser. */
class Window {
  readonly listeners: Partial<Record<"first" | "last" | "click", (event: object) => void>> = {};
  addEventListener(type: string, heard: (event: object) => void, first?: boolean) {
    this.listeners[type === "click" ? "click" : first ? "first" : "last"] = heard;
  }
  /** Was it held back? */
  follow(target: Link, more: Partial<MouseEvent>): boolean {
    const event = { target, button: 0, defaultPrevented: false, preventDefault, ...more };
    function preventDefault() {
      event.defaultPrevented = true;
    }
    this.listeners.click?.(event);
    return event.defaultPrevented;
  }
  /** Was it held back? */
  press(target: Form): boolean {
    let isStopped = false;
    const event = { target, submitter: null, defaultPrevented: false, preventDefault, stopImmediatePropagation };
    function preventDefault() {
      event.defaultPrevented = true;
    }
    function stopImmediatePropagation() {
      isStopped = true;
    }
    this.listeners.first?.(event);
    if (isStopped) return event.defaultPrevented;
    target.heardByRouter = target.dataset.discover !== undefined;
    if (target.heardByRouter) return false;
    this.listeners.last?.(event);
    return event.defaultPrevented;
  }
}

function pageOf(fetched: (address: string) => Promise<{ ok?: boolean; status: number }>) {
  const window = new Window();
  vi.stubGlobal("window", window);
  vi.stubGlobal("location", {
    href: "http://localhost/page",
    origin: "http://localhost",
    pathname: "/page",
    search: "",
  });
  vi.stubGlobal("HTMLFormElement", Form);
  vi.stubGlobal("Element", Link);
  const asked = vi.fn(fetched);
  vi.stubGlobal("fetch", asked);
  const lost = vi.fn();
  const lostLink = vi.fn<(open: () => void) => void>();
  const router = createMemoryRouter([
    { id: "page", path: "/page" },
    { id: "sending", path: "/sending" },
  ]);
  const routes = { page: { module: "/page.js" }, sending: { module: "/sending.js", imports: ["/button.js"] } };
  checkConnectionFirst(routeScripts(router, { manifest: { routes }, routeModules: { page: {} } }), {
    form: lost,
    link: lostLink,
  });
  const formTo = (action: string, routed?: boolean) => new Form({ method: "post", action }, window, routed);
  return { window, asked, lost, lostLink, formTo };
}

const there = async () => ({ ok: true, status: 200 });
const away = () => Promise.reject(new TypeError("Failed to fetch"));

afterEach(() => vi.unstubAllGlobals());

describe("a form is submitted", () => {
  it("at once when the scripts of its route are loaded", () => {
    const { window, asked, formTo } = pageOf(away);
    expect(window.press(formTo("/page"))).toBe(false);
    expect(window.press(new Form({ method: "get", action: "/sending" }, window, false))).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  it("once, after the scripts of its route were fetched, however often it was pressed meanwhile", async () => {
    const { window, asked, formTo } = pageOf(there);
    const form = formTo("/sending?p=2");
    expect([window.press(form), window.press(form)]).toEqual([true, true]);
    await expect.poll(() => form.sent).toBe(1);
    expect(asked.mock.calls.map(([address]) => address)).toEqual(["/sending.js", "/button.js"]);
    expect(window.press(formTo("/sending"))).toBe(false);
  });

  it("by the browser itself when a script of its route no longer exists", async () => {
    const { window, lost, formTo } = pageOf(async () => ({ ok: false, status: 404 }));
    const form = formTo("/sending");
    expect(window.press(form)).toBe(true);
    await expect.poll(() => form.sent).toBe(1);
    expect(form.heardByRouter).toBe(false);
    expect(window.press(form)).toBe(true); // each time anew: the next press finds it gone as well
    expect(lost).not.toHaveBeenCalled();
  });

  it("by the browser itself only after the server has answered, each time", async () => {
    const { window, asked, formTo } = pageOf(there);
    const form = formTo("/page", false);
    for (const time of [1, 2]) {
      expect(window.press(form)).toBe(true);
      await expect.poll(() => form.sent).toBe(time);
    }
    expect(asked.mock.calls.map(([address]) => address)).toEqual(["/healthz", "/healthz"]);
  });
});

it("a form is not submitted while the server, or a proxy for it, is out of reach, and the next press submits it", async () => {
  for (const silence of [away, async () => ({ status: 502 })]) {
    let line: () => Promise<{ ok?: boolean; status: number }> = silence;
    const { window, lost, formTo } = pageOf(() => line());
    for (const form of [formTo("/sending"), formTo("/page", false)]) {
      line = silence;
      lost.mockClear();
      expect(window.press(form)).toBe(true);
      await expect.poll(() => lost.mock.calls.length).toBe(1);
      expect(form.sent).toBe(0);
      line = async () => ({ status: 404 });
      window.press(form);
      await expect.poll(() => form.sent).toBe(1);
    }
  }
});

describe("a link that the browser follows itself", () => {
  it("is followed after the server has answered, each time", async () => {
    const { window, asked } = pageOf(there);
    const link = new Link("/file.csv", window);
    for (const time of [1, 2]) {
      link.click();
      await expect.poll(() => link.opened).toBe(time);
    }
    expect(asked.mock.calls.map(([address]) => address)).toEqual(["/healthz", "/healthz"]);
  });

  it("is not followed while the server is out of reach, and then by the next try", async () => {
    let line: () => Promise<{ ok?: boolean; status: number }> = away;
    const { window, lostLink } = pageOf(() => line());
    const link = new Link("/file.csv", window);
    link.click();
    await expect.poll(() => lostLink.mock.calls.length).toBe(1);
    expect(link.opened).toBe(0);
    line = there;
    lostLink.mock.calls[0]?.[0]();
    await expect.poll(() => link.opened).toBe(1);
  });

  it("is followed at once where the page stays anyway, or something else took the press", () => {
    const { window, asked } = pageOf(away);
    for (const link of [new Link("/page#oferte", window), new Link("/file.csv", window, "_blank")]) {
      link.click();
      expect(link.opened).toBe(1);
    }
    for (const more of [{ ctrlKey: true }, { button: 1 }]) {
      const link = new Link("/file.csv", window);
      link.click(more);
      expect(link.opened).toBe(1);
    }
    new Link("/file.csv", window).click({ defaultPrevented: true });
    expect(asked).not.toHaveBeenCalled();
  });
});

it("the missing scripts of a form are those of its route and of the parent routes, once each, without loaded ones", () => {
  const router = createMemoryRouter([
    {
      id: "root",
      path: "/",
      children: [
        { id: "page", path: "page" },
        { id: "desk", path: "desk", children: [{ id: "sending", path: ":id/sending" }] },
      ],
    },
  ]);
  const manifest = {
    routes: {
      root: { module: "/root.js" },
      page: { module: "/page.js" },
      desk: { module: "/desk.js", imports: ["/button.js"] },
      sending: { module: "/sending.js", imports: ["/button.js", "/notice.js"] },
    },
  };
  const routeModules: Record<string, object> = { root: {}, page: {} };
  const scripts = { manifest, routeModules };
  expect(missingScripts(router, scripts, "/page")).toEqual([]);
  expect(missingScripts(router, scripts, "/desk/7/sending")).toEqual([
    "/desk.js",
    "/button.js",
    "/sending.js",
    "/notice.js",
  ]);
  routeModules.desk = {};
  expect(missingScripts(router, scripts, "/desk/7/sending")).toEqual(["/sending.js", "/button.js", "/notice.js"]);
  expect(missingScripts(router, scripts, "/nowhere")).toEqual([]);
});
