import { ALIVE, type Reached, type RouteScripts, reachedAll } from "./route-scripts";

/**
 * Checks the connection before two kinds of submit that would lose the page on failure. Forms that the browser submits
 * itself wait for `/healthz`. Forms of a route whose script is not loaded wait for that script; when the script no longer
 * exists (a newer deployment), the browser submits the form.
 */
export function checkConnectionFirst(scripts: RouteScripts, lost: () => void): () => void {
  const asking = new WeakSet<HTMLFormElement>();
  const answered = new WeakSet<HTMLFormElement>();
  const withoutScript = new WeakSet<HTMLFormElement>();

  const askFirst = async (
    event: SubmitEvent,
    form: HTMLFormElement,
    ask: () => Promise<Reached>,
    then: (reached: Reached) => void,
  ) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (asking.has(form)) return;
    asking.add(form);
    const reached = await ask().finally(() => asking.delete(form));
    if (reached === "none") return lost();
    then(reached);
    const { submitter } = event;
    if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null);
  };
  const before = (event: SubmitEvent) => {
    const form = posted(event);
    if (form?.dataset.discover === undefined) return; // not a form of React Router
    if (withoutScript.delete(form)) return event.stopImmediatePropagation(); // hidden from React Router
    const action = new URL(form.getAttribute("action") ?? "", location.href);
    const files = scripts.missing(action.pathname);
    const remember = (reached: Reached) => reached === "gone" && withoutScript.add(form);
    if (files.length > 0) void askFirst(event, form, () => scripts.fetch(files), remember);
  };
  const after = (event: SubmitEvent) => {
    const form = posted(event);
    if (!form || event.defaultPrevented || answered.delete(form)) return;
    void askFirst(
      event,
      form,
      () => reachedAll([ALIVE]),
      () => answered.add(form),
    );
  };
  window.addEventListener("submit", before, true);
  window.addEventListener("submit", after);
  return () => {
    window.removeEventListener("submit", before, true);
    window.removeEventListener("submit", after);
  };
}

function posted({ target }: SubmitEvent): HTMLFormElement | null {
  return target instanceof HTMLFormElement && target.getAttribute("method") === "post" ? target : null;
}
