import { type DataRouter, matchRoutes } from "react-router";

/** Where the script of each page lies, by the page's id, and which are here already. */
export type Scripts = {
  manifest: { routes: { [id: string]: { module: string; imports?: string[] } | undefined } };
  routeModules: { [id: string]: unknown };
};

/**
 * Two sendings leave the page before anybody knows whether they arrive, so the server is asked first whether it is there.
 * One is that of a form which the browser sends itself. The other leads to a page whose script is not here yet: the
 * framework fetches it in the moment of sending, and where it cannot be had it loads the document anew. Where that script
 * is gone, since a newer version of the product took its place, the browser sends the form itself.
 */
export function onlyWithinReach(router: DataRouter, scripts: Scripts, lost: () => void): () => void {
  const found = new Set<string>();
  const asking = new WeakSet<HTMLFormElement>();
  const answered = new WeakSet<HTMLFormElement>();
  const withoutScript = new WeakSet<HTMLFormElement>();

  const askFirst = async (
    event: SubmitEvent,
    form: HTMLFormElement,
    addresses: readonly string[],
    then: (isWhole: boolean) => void,
  ) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (asking.has(form)) return;
    asking.add(form);
    const answers = await Promise.all(addresses.map(answerOf)).finally(() => asking.delete(form));
    if (answers.includes("none")) return lost();
    then(!answers.includes("gone"));
    const { submitter } = event;
    if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null);
  };
  const before = (event: SubmitEvent) => {
    const form = posted(event);
    if (form?.dataset.discover === undefined) return; // not marked as the router's
    if (withoutScript.delete(form)) return event.stopImmediatePropagation(); // the router does not hear of it
    const action = new URL(form.getAttribute("action") ?? "", location.href);
    const files = scriptsOf(router, scripts, action.pathname).filter((file) => !found.has(file));
    const remember = (isWhole: boolean) => {
      if (!isWhole) withoutScript.add(form);
      else for (const file of files) found.add(file);
    };
    if (files.length > 0) void askFirst(event, form, files, remember);
  };
  const after = (event: SubmitEvent) => {
    const form = posted(event);
    if (!form || event.defaultPrevented || answered.delete(form)) return;
    void askFirst(event, form, [ALIVE], () => answered.add(form));
  };
  window.addEventListener("submit", before, true);
  window.addEventListener("submit", after);
  return () => {
    window.removeEventListener("submit", before, true);
    window.removeEventListener("submit", after);
  };
}

const ALIVE = "/healthz";

function posted({ target }: SubmitEvent): HTMLFormElement | null {
  return target instanceof HTMLFormElement && target.getAttribute("method") === "post" ? target : null;
}

/** What has to be fetched before this address can be sent to. */
export function scriptsOf(
  { routes }: Pick<DataRouter, "routes">,
  { manifest, routeModules }: Scripts,
  pathname: string,
) {
  const missing = (matchRoutes(routes, pathname) ?? []).filter(({ route: { id } }) => !(id in routeModules));
  const files = missing.flatMap(({ route: { id } }) => {
    const page = manifest.routes[id];
    return page ? [page.module, ...(page.imports ?? [])] : [];
  });
  return [...new Set(files)];
}

/** A script is asked for as a file and not as a module, for browsers remember that a module could not be had. */
async function answerOf(address: string): Promise<"there" | "gone" | "none"> {
  try {
    const { ok, status } = await fetch(address, { cache: address === ALIVE ? "no-store" : "default" });
    if (ok) return "there";
    return status < 500 ? "gone" : "none";
  } catch {
    return "none";
  }
}
