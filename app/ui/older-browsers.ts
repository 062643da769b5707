/** What our oldest browsers lack and the pages cannot do without. Imported before anything that uses it; see also `root.tsx`. */

/** Safari has it since 16. A press of the button does the same; a form without one gets one for that moment. */
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

/** Firefox has it since 104; the article editor calls it. */
function findLast<Value>(this: Value[], holds: (value: Value, index: number, all: Value[]) => boolean) {
  for (let index = this.length - 1; index >= 0; index -= 1) {
    const value = this[index] as Value;
    if (holds(value, index, this)) return value;
  }
  return undefined;
}

supply(HTMLFormElement.prototype, { requestSubmit });
supply(Array.prototype, { findLast });

/** As built-in methods are: not enumerated. */
function supply(prototype: object, methods: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in prototype)) Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
}
