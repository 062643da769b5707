import { until } from "../../support/servers";
import type { Tab } from "./tab";

type Role = "button" | "link" | "field" | "editor";

/** A person with a browser of their own; steps name elements by the words on the page. */
export class Person {
  readonly #tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  /** A page that is still busy may keep its place, so it is asked again until it has given way. */
  async open(path: string): Promise<void> {
    await this.#wait(`to be at ${path}`, async () => {
      await this.#tab.open(this.#origin + path);
      return (await this.path()) === path.split("?")[0];
    });
  }

  /** Types into the fields with these labels; of a list, chooses what is called so. */
  async fill(answers: Record<string, string>): Promise<void> {
    for (const [label, answer] of Object.entries(answers)) {
      const field = await this.#find("field", label);
      if (!(await this.#tab.run(choose, field as HTMLElement, answer))) await this.#tab.type(field, answer);
    }
  }

  async press(button: string): Promise<void> {
    await this.#tab.click(await this.#find("button", button));
  }

  async follow(link: string): Promise<void> {
    await this.#tab.click(await this.#find("link", link));
  }

  /** Copies all that is in an element of the page, as a hand would: marked, then Control and C. */
  async copy(selector: string): Promise<void> {
    await this.#tab.run(mark, selector);
    await this.#tab.pressWithControl("c");
  }

  async pasteIntoEditor(): Promise<void> {
    await this.#tab.click(await this.#find("editor", ""));
    await this.#tab.pressWithControl("v");
  }

  /** Waits until these words stand on the page. */
  async sees(words: string): Promise<void> {
    await this.#wait(`to see "${words}"`, () => this.#tab.run(isShown, words));
  }

  /** Opens a page again and again, until these words stand on it. */
  async seesAt(path: string, words: string): Promise<void> {
    await this.#wait(`to see "${words}" at ${path}`, async () => {
      await this.open(path);
      return this.#tab.run(isShown, words);
    });
  }

  /** Waits until a page of ours has led here. */
  async reaches(path: string): Promise<void> {
    await this.#wait(`to be at ${path}`, async () => (await this.path()) === path);
  }

  path(): Promise<string> {
    return this.#tab.run(() => location.pathname);
  }

  screenshot(): Promise<Uint8Array> {
    return this.#tab.screenshot();
  }

  async #find(role: Role, name: string): Promise<unknown> {
    let found: unknown = null;
    await this.#wait(`for the ${role} "${name}"`, async () => {
      found = await this.#tab.find(find, role, name);
      return found !== null;
    });
    return found;
  }

  /** While a page gives way to the next, a question to it may fail; it is asked again. */
  async #wait(what: string, holds: () => Promise<boolean>): Promise<void> {
    await until(() => holds().catch(() => false), what);
  }
}

/** The first element that is seen, has this role and whose name begins so, or else has these words in it. An open dialog comes before the page under it. */
function find(role: Role, name: string): HTMLElement | undefined {
  const selectors = {
    button: "button",
    link: "a[href]",
    field: "input:not([type=hidden]), textarea, select",
    editor: ".ProseMirror",
  };
  const nameOf = (element: HTMLElement): string => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent);
    const named = element.getAttribute("aria-label") ?? (role === "field" ? labels.join(" ") : element.textContent);
    return (named ?? "").replace(/\s+/g, " ").trim();
  };
  const scope = document.querySelector("dialog[open]") ?? document.querySelector("main") ?? document.body;
  const seen = [...scope.querySelectorAll<HTMLElement>(selectors[role])].filter((one) => one.checkVisibility());
  const found = seen.find((one) => nameOf(one).startsWith(name)) ?? seen.find((one) => nameOf(one).includes(name));
  found?.scrollIntoView({ block: "center", behavior: "instant" }); // a driver does not wait for a smooth one
  return found;
}

/** False where the field is no list. */
function choose(field: HTMLElement, label: string): boolean {
  if (!(field instanceof HTMLSelectElement)) return false;
  const option = [...field.options].find((one) => one.label === label);
  if (!option) throw new Error(`The list has no "${label}"`);
  field.value = option.value;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

function mark(selector: string): void {
  const element = document.querySelector(selector);
  if (element) getSelection()?.selectAllChildren(element);
}

/** Case is ignored, because a style may change it. */
function isShown(words: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, " ").toLowerCase();
  // biome-ignore lint/performance/useDomNodeTextContent: what a style hides is not seen
  return plain(document.body.innerText).includes(plain(words));
}
