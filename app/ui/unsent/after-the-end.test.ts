import { createMemoryRouter } from "react-router";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";

const WRITER = { person: "ana", key: btoa("k".repeat(32)) };
const SIGN_IN = "http://psp.test/login?redirectTo=%2Freluare";

/** As much of a form as is looked at here. */
class Form {
  text = "";
  readonly isConnected = true;
  getAttribute(name: string) {
    return { method: "post", action: "/uat/solicitari/noua" }[name] ?? null;
  }
  closest() {
    return this;
  }
}

/** As much of a link: the one of the bar leads to the sign-in. */
class Link {
  readonly target = "";
  readonly href: string;
  readonly dataset: { signIn?: string };
  constructor(href: string, dataset: { signIn?: string } = {}) {
    this.href = href;
    this.dataset = dataset;
  }
  closest() {
    return this;
  }
  getAttribute() {
    return this.href;
  }
}

class SentForm extends FormData {
  constructor(form?: Form) {
    super();
    if (form) this.append("titlu", form.text);
  }
}

const stored = (): Storage => {
  const storage = {};
  const put = (key: string, text: string) => Object.assign(storage, { [key]: text });
  const hidden = {
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    setItem: vi.fn(put),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  };
  for (const [name, value] of Object.entries(hidden)) Object.defineProperty(storage, name, { value });
  return storage as Storage;
};

const at = (type: string, target: object, more: object = {}): Event =>
  Object.defineProperty(Object.assign(new Event(type, { cancelable: true }), more), "target", { value: target });

let close: () => void;

/** A page whose session has ended, with a form in it and the bar on top. */
async function endedPage() {
  vi.resetModules(); // a page that is left stays left
  const form = new Form();
  const location = Object.assign(new URL("http://psp.test/uat/solicitari/noua"), { assign: vi.fn() });
  const window = Object.assign(new EventTarget(), { history: { state: null } });
  vi.stubGlobal("window", window);
  vi.stubGlobal("location", location);
  vi.stubGlobal("document", { forms: [form], cookie: "" });
  vi.stubGlobal("localStorage", stored());
  vi.stubGlobal("Element", Link);
  vi.stubGlobal("FormData", SentForm);
  const { followUnsentText } = await import("./stay-here");
  const ended = await import("./ended");
  const bar = await import("./after-the-end");
  const router = createMemoryRouter([{ path: "*", loader: () => null }], { hydrationData: { loaderData: {} } });
  const stopFollowing = followUnsentText(router);
  ended.setWriter(WRITER);
  const type = (text: string) => {
    form.text = text;
    window.dispatchEvent(at("input", form));
  };
  const follow = (link: Link) => {
    const click = at("click", link, { button: 0 });
    window.dispatchEvent(click);
    return click;
  };
  const begin = () => {
    ended.sessionEnded();
    const stopKeeping = bar.stayWithText();
    close = () => {
      stopKeeping();
      stopFollowing();
    };
  };
  return { ...ended, ...bar, type, follow, begin, left: location.assign };
}

/** The same, with a title of which the bar says that it is kept. */
async function keptPage() {
  const page = await endedPage();
  page.type("Drum");
  page.begin();
  await expect.poll(page.currentEnded).toEqual({ kept: true });
  return page;
}

/** The title that is offered after the sign-in. */
async function offered(): Promise<FormDataEntryValue | null> {
  const { handOver } = await import("./browser-texts");
  const answer = vi.fn(async (_address: string, _form: { body: FormData }) => ({ ok: true }));
  vi.stubGlobal("fetch", answer);
  expect(await handOver(WRITER)).toBe("given");
  return answer.mock.calls[0]?.[1].body.get("titlu") ?? null;
}

const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
const encrypting = vi.spyOn(crypto.subtle, "encrypt");

beforeEach(() => void encrypting.mockImplementation(encrypt));
afterAll(() => encrypting.mockRestore());
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  encrypting.mockReset();
  vi.resetModules();
});

it("what is typed just before the link to the sign-in is followed is offered afterwards", async () => {
  const page = await keptPage();
  page.type("Drum comunal");
  expect(page.follow(new Link(SIGN_IN, { signIn: "" })).defaultPrevented).toBe(true);
  await expect.poll(() => page.left.mock.calls).toEqual([[SIGN_IN]]);
  expect(await offered()).toBe("Drum comunal");
});

it("what is typed just before the page is left by consent is offered too", async () => {
  const page = await keptPage();
  page.type("Drum comunal");
  page.follow(new Link("http://psp.test/forum"));
  expect([page.currentQuestion(), page.left.mock.calls]).toEqual(["http://psp.test/forum", []]);
  await page.keepAndLeaveFor("http://psp.test/forum");
  expect(page.left).toHaveBeenCalledWith("http://psp.test/forum");
  expect(await offered()).toBe("Drum comunal");
});

it("an earlier keeping that takes longer does not overwrite a later one", async () => {
  const page = await endedPage();
  const slow = Promise.withResolvers<void>();
  encrypting.mockImplementationOnce(async (...asked) => {
    const made = await encrypt(...asked);
    await slow.promise;
    return made;
  });
  page.type("Drum");
  page.begin();
  await expect.poll(() => encrypting.mock.calls.length).toBe(1);
  page.type("Drum comunal");
  const leaving = page.keepAndLeaveFor(SIGN_IN);
  const { keepTyped } = await import("./browser-texts");
  await keepTyped({ ...WRITER, person: "dan" }, [...document.forms]); // as long as the later one takes, if it does not wait
  slow.resolve();
  await leaving;
  expect(await offered()).toBe("Drum comunal");
});

it("where nothing can be kept the page stays, and its bar leads to the sign-in in another tab", async () => {
  const page = await keptPage();
  encrypting.mockRejectedValue(new Error("no room"));
  page.follow(new Link(SIGN_IN, { signIn: "" }));
  await expect.poll(page.currentEnded).toEqual({ kept: false });
  expect(page.left).not.toHaveBeenCalled();
});
