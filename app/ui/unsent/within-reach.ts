import { type DataRouter, matchRoutes } from "react-router";

/** The script files of each route, and the modules that are already loaded. */
export type Scripts = {
  manifest: { routes: { [id: string]: { module: string; imports?: string[] } | undefined } };
  routeModules: { [id: string]: unknown };
};

/**
 * Checks the connection before two kinds of submit that would lose the page on failure. Forms that the browser submits
 * itself wait for `/healthz`. Forms of a route whose script is not loaded wait for that script, since React Router would
 * reload the document when it fails; when the script no longer exists (a newer deployment), the browser submits the form.
 */
export function checkConnectionFirst(router: DataRouter, scripts: Scripts, lost: () => void): () => void {
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
    if (form?.dataset.discover === undefined) return; // not a form of React Router
    if (withoutScript.delete(form)) return event.stopImmediatePropagation(); // hidden from React Router
    const action = new URL(form.getAttribute("action") ?? "", location.href);
    const files = missingScripts(router, scripts, action.pathname).filter((file) => !found.has(file));
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

/** The script files that are missing for the routes of this path. */
export function missingScripts(
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

/** Fetches scripts as files instead of importing them, because browsers cache failed imports. */
async function answerOf(address: string): Promise<"there" | "gone" | "none"> {
  try {
    const { ok, status } = await fetch(address, { cache: address === ALIVE ? "no-store" : "default" });
    if (ok) return "there";
    return status < 500 ? "gone" : "none";
  } catch {
    return "none";
  }
}
