/** A tab of a browser, for one person: no other tab shares its cookies. What each browser must be able to do; the rest is ours. */
export type Tab<Element = unknown> = {
  open(url: string): Promise<void>;
  /** Runs a function in the page, which knows nothing but what it is given. */
  run<Given extends unknown[], Result>(work: (...given: Given) => Result, ...given: Given): Promise<Result>;
  /** The element that such a function returns, to be handed to the rest; null where it returns none. */
  find<Given extends unknown[]>(
    work: (...given: Given) => HTMLElement | undefined,
    ...given: Given
  ): Promise<Element | null>;
  click(element: Element): Promise<void>;
  /** Replaces what stands in a field. */
  type(element: Element, text: string): Promise<void>;
  /** Presses a key while Control is held down. */
  pressWithControl(key: string): Promise<void>;
  screenshot(): Promise<Uint8Array>;
};

export type Browser = { openTab(): Promise<Tab>; close(): Promise<void> };

/** What a browser has not answered by then it will not answer. Within the limit of a journey, so that its step is named. */
export const PATIENCE_MS = 60_000;
