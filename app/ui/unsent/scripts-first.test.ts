import { createMemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { routeScripts } from "./route-scripts";
import { setSaveFirst } from "./save-first";
import { fetchScriptsFirst, isWaiting } from "./scripts-first";
import { currentUnsent, setUnsent } from "./unsent";

type Answer = { ok: boolean; status: number };

let end: () => void = () => {};
let stopSaving: () => void = () => {};

/** A page, one whose script is not loaded, and one that takes its time. */
function pages() {
  const files = Promise.withResolvers<Answer>();
  const slow = Promise.withResolvers<string>();
  vi.stubGlobal(
    "fetch",
    vi.fn(() => files.promise),
  );
  const router = createMemoryRouter(
    [
      { id: "page", path: "/page" },
      { id: "next", path: "/next" },
      { id: "elsewhere", path: "/elsewhere" },
      { id: "slow", path: "/slow", loader: () => slow.promise },
    ],
    { initialEntries: ["/page"] },
  );
  const routes = {
    page: { module: "/page.js" },
    slow: { module: "/slow.js" },
    next: { module: "/next.js" },
    elsewhere: { module: "/elsewhere.js" },
  };
  const scripts = routeScripts(router, { manifest: { routes }, routeModules: { page: {}, slow: {}, elsewhere: {} } });
  const lost = vi.fn<(open: () => unknown) => void>();
  end = fetchScriptsFirst(router, scripts, lost);
  return { router, files, slow, lost };
}

const there = { ok: true, status: 200 };
const away = { ok: false, status: 502 };

beforeEach(() => {
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("location", { assign: vi.fn(), href: "http://localhost/page" });
});
afterEach(() => {
  end();
  stopSaving();
  setUnsent(null);
  vi.unstubAllGlobals();
});

it("a page is opened after its script has been fetched", async () => {
  const { router, files } = pages();
  await router.navigate("/next");
  expect([router.state.location.pathname, isWaiting()]).toEqual(["/page", true]);
  files.resolve(there);
  await expect.poll(() => router.state.location.pathname).toBe("/next");
  expect(isWaiting()).toBe(false);
});

describe("a page that saves what is typed by itself", () => {
  it("is left for one whose script is missing after both have come", async () => {
    const { router, files } = pages();
    const saved = Promise.withResolvers<boolean>();
    stopSaving = setSaveFirst(() => saved.promise);
    files.resolve(there);
    await router.navigate("/next");
    expect([router.state.location.pathname, isWaiting()]).toEqual(["/page", true]);
    saved.resolve(true);
    await expect.poll(() => router.state.location.pathname).toBe("/next");
  });

  it("stays once where nothing was saved, and says so", async () => {
    const { router } = pages();
    stopSaving = setSaveFirst(() => Promise.resolve(false));
    await router.navigate("/elsewhere");
    await expect.poll(isWaiting).toBe(false);
    expect(router.state.location.pathname).toBe("/page");
    expect(currentUnsent()?.sentence).toContain("nu s-a putut salva");
    stopSaving = setSaveFirst(() => null);
    await router.navigate("/elsewhere");
    expect(router.state.location.pathname).toBe("/elsewhere");
  });
});

/** As much as is looked at here of a link in a drawing, such as a county on the map: it has no `pathname`. */
class DrawnLink {
  closest() {
    return this;
  }
  getAttribute() {
    return "/next?judet=DJ";
  }
}

it("a script is fetched as soon as its link is pointed at, in a drawing too", () => {
  vi.stubGlobal("Element", DrawnLink);
  pages();
  const over = new Event("pointerover");
  Object.defineProperty(over, "target", { value: new DrawnLink() });
  document.dispatchEvent(over);
  expect(vi.mocked(fetch).mock.calls).toEqual([["/next.js", { cache: "default" }]]);
});

it("a script that does not arrive leaves the page, and the next try opens the other", async () => {
  const { router, files, lost } = pages();
  await router.navigate("/next");
  files.resolve(away);
  await expect.poll(() => lost.mock.calls.length).toBe(1);
  expect([router.state.location.pathname, isWaiting()]).toEqual(["/page", false]);
  vi.stubGlobal("fetch", async () => there);
  lost.mock.calls[0]?.[0]();
  await expect.poll(() => router.state.location.pathname).toBe("/next");
});

it("a script that is gone, since a newer version took its place, loads the document", async () => {
  const { router, files } = pages();
  await router.navigate("/next?p=2");
  files.resolve({ ok: false, status: 404 });
  await expect.poll(() => vi.mocked(location.assign).mock.calls).toEqual([["/next?p=2"]]);
});

it("the last link that was followed wins, whatever ends meanwhile", async () => {
  const first = pages();
  void first.router.navigate("/slow");
  await first.router.navigate("/next");
  first.slow.resolve("slow");
  await expect.poll(() => first.router.state.location.pathname).toBe("/slow");
  first.files.resolve(there);
  await expect.poll(() => first.router.state.location.pathname).toBe("/next");
  end();

  const second = pages();
  await second.router.navigate("/next");
  second.slow.resolve("slow");
  await second.router.navigate("/slow");
  second.files.resolve(there);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(second.router.state.location.pathname).toBe("/slow");
});
