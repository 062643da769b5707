/** Polyfills for the oldest supported browsers. Imported before anything that uses them; see also `root.tsx`. */

/** In Safari since 16. A click on the submitter does the same; without one, a temporary hidden button is clicked. */
function requestSubmit(this: HTMLFormElement, submitter?: HTMLElement | null): void {
  if (submitter) {
    submitter.click();
    return;
  }
  const button = document.createElement("button");
  button.hidden = true;
  this.append(button);
  button.click();
  button.remove();
}

/** In Firefox since 104; the article editor calls it. */
function findLast<Value>(this: Value[], holds: (value: Value, index: number, all: Value[]) => boolean) {
  for (let index = this.length - 1; index >= 0; index -= 1) {
    const value = this[index] as Value;
    if (holds(value, index, this)) return value;
  }
  return undefined;
}

supply(HTMLFormElement.prototype, { requestSubmit });
supply(Array.prototype, { findLast });

/** Adds missing methods, not enumerable, like built-in ones. */
function supply(prototype: object, methods: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in prototype)) Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
}
