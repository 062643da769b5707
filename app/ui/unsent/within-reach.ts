import { type DataRouter, matchRoutes } from "react-router";

/** Where the script of each page lies, by the page's id, and which are here already. */
export type Scripts = {
  manifest: { routes: { [id: string]: { module: string; imports?: string[] } | undefined } };
  routeModules: { [id: string]: unknown };
};

/**
 * The framework fetches the script of the page that a form leads to in the moment of sending, and where it cannot be had
 * it loads the document anew, with all that was written there. So that script is looked for first.
 */
export function onlyWithinReach(router: DataRouter, scripts: Scripts, lost: () => void): () => void {
  const found = new Set<string>();
  const asking = new WeakSet<HTMLFormElement>();

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null, files: string[]) => {
    asking.add(form);
    const here = await Promise.all(files.map(isHere)).finally(() => asking.delete(form));
    if (here.includes(false)) return lost();
    for (const file of files) found.add(file);
    if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null);
  };
  const sent = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !isRouted(form)) return;
    const action = new URL(form.getAttribute("action") ?? "", location.href);
    const files = scriptsOf(router, scripts, action.pathname).filter((file) => !found.has(file));
    if (files.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!asking.has(form)) void send(form, event.submitter, files);
  };
  window.addEventListener("submit", sent, true);
  return () => window.removeEventListener("submit", sent, true);
}

/** Sent by the router, which marks its forms, and not by the browser. */
const isRouted = (form: HTMLFormElement): boolean =>
  form.dataset.discover !== undefined && form.getAttribute("method") === "post";

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

/** Asked for as a file and not as a module: browsers remember for good that a module could not be had. */
async function isHere(file: string): Promise<boolean> {
  try {
    return (await fetch(file)).ok;
  } catch {
    return false;
  }
}
