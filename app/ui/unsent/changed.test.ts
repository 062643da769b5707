import { createMemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentChange, heldData } from "./changed";
import { keepPage, reloadPage } from "./keep-page";
import { followUnsentText } from "./stay-here";
import { setRouter } from "./unsent";

type Next = Parameters<typeof keepPage>[1];
type Page = { decision: string | null; list: number[]; formKey: string };

const KEY = "0198c5a0-0000-7000-8000-00000000000";
const SHOWN: Page = { decision: null, list: [1], formKey: `${KEY}1` };
const handle = { live: ["list"], happened: ({ decision }: Page) => decision };

/** A page inside a layout, as a live update finds it. */
async function opened(load: () => unknown) {
  const router = createMemoryRouter(
    [
      {
        id: "frame",
        path: "/",
        middleware: [(args, next) => keepPage(args, next as Next)],
        loader: () => "counted anew",
        children: [{ id: "page", path: "page", handle, loader: load }],
      },
    ],
    { initialEntries: ["/page"], hydrationData: { loaderData: { frame: "counted", page: SHOWN } } },
  );
  setRouter(router);
  followUnsentText(router, reloadPage);
  return router;
}

const form = { isConnected: true };
const inForm = (type: "input" | "reset"): Event =>
  Object.defineProperty(new Event(type), "target", { value: { closest: () => form } });

beforeEach(() => {
  const window = Object.assign(new EventTarget(), { history: { state: null } });
  vi.stubGlobal("window", window);
});
afterEach(() => {
  setRouter(null);
  vi.unstubAllGlobals();
});

describe("a live update", () => {
  it("leaves a form with unsent text, shows what is always live, and says what happened until the text is sent", async () => {
    const next: Page = { decision: "Textul a fost aprobat.", list: [1, 2], formKey: `${KEY}2` };
    const router = await opened(() => next);
    window.dispatchEvent(inForm("input"));
    await router.revalidate();
    expect(router.state.loaderData.page).toEqual({ ...SHOWN, list: [1, 2] });
    expect(router.state.loaderData.frame).toBe("counted anew");
    expect(currentChange()).toBe("Textul a fost aprobat.");
    window.dispatchEvent(inForm("reset"));
    await vi.waitFor(() => expect(router.state.loaderData.page).toEqual(next));
    expect(currentChange()).toBeNull();
  });

  it("shows everything where nothing was typed", async () => {
    const next: Page = { decision: "Textul a fost aprobat.", list: [], formKey: `${KEY}2` };
    const router = await opened(() => next);
    await router.revalidate();
    expect(router.state.loaderData.page).toEqual(next);
    expect(currentChange()).toBeNull();
  });
});

describe("what has changed", () => {
  it.each<[string, object, string | null]>([
    ["only a one-time key", { ...SHOWN, formKey: `${KEY}9` }, null],
    ["only how long ago something was", { ...SHOWN, since: "acum 6 minute" }, null],
    ["something of the page", { ...SHOWN, title: "Alt titlu" }, "Pagina aceasta s-a schimbat între timp."],
  ])("%s", async (_, loaded, said) => {
    await opened(() => SHOWN); // forgets what was said before
    const shown = "since" in loaded ? { ...SHOWN, since: "acum 5 minute" } : SHOWN;
    expect(heldData(handle, shown, loaded)).toEqual(shown);
    expect(currentChange()).toBe(said);
  });
});
