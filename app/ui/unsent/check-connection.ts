import { ALIVE, type Reached, type RouteScripts, reachedAll } from "./route-scripts";

/** What is done when the server is out of reach; `open` tries a link again. */
type Lost = { form: () => void; link: (open: () => void) => void };

/**
 * Checks the connection before what would lose the page on failure. Forms that the browser submits itself and links that it
 * follows itself (downloads) wait for `/healthz`. Forms of a route whose script is not loaded wait for that script; when
 * the script no longer exists (a newer deployment), the browser submits the form.
 */
export function checkConnectionFirst(scripts: RouteScripts, lost: Lost): () => void {
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
    if (reached === "none") return lost.form();
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
  const followed = new WeakSet<HTMLAnchorElement>();
  const follow = async (event: MouseEvent) => {
    const link = leaving(event);
    if (!link || followed.delete(link)) return;
    event.preventDefault();
    if ((await reachedAll([ALIVE])) === "none") return lost.link(() => link.click());
    followed.add(link);
    link.click();
  };
  window.addEventListener("submit", before, true);
  window.addEventListener("submit", after);
  window.addEventListener("click", follow);
  return () => {
    window.removeEventListener("submit", before, true);
    window.removeEventListener("submit", after);
    window.removeEventListener("click", follow);
  };
}

function posted({ target }: SubmitEvent): HTMLFormElement | null {
  return target instanceof HTMLFormElement && target.getAttribute("method") === "post" ? target : null;
}

/** The link that the browser is about to follow in this tab, to an address of this site that is no place of this page. */
function leaving(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== location.origin || (link.target !== "" && link.target !== "_self")) return null;
  const isHere = link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
  return isHere ? null : link;
}
