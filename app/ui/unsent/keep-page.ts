import { createPath, type DataRouter, type DataStrategyResult, data } from "react-router";
import { OUT_OF_REACH, unsaved, whyUnsaved } from "~/platform/form/unsaved";

/** A submit that did not reach the server, shown on the page that sent it. */
export type Unsent = { id: number; sentence: string; pathname: string };

/** Location state of a navigation that only cancels another one and stays on the page. */
export const STAYED = "stayed";

let router: DataRouter | null = null;
let unsent: Unsent | null = null;
let count = 0;
const subscribers = new Set<() => void>();

/** Sets the router of this document; null when the root unmounts. */
export function setRouter(next: DataRouter | null): void {
  router = next;
}

export const currentUnsent = (): Unsent | null => unsent;

export function subscribeToUnsent(notify: () => void): () => void {
  subscribers.add(notify);
  return () => void subscribers.delete(notify);
}

/** Null clears the sentence. */
export function setUnsent(sentence: string | null): void {
  if (sentence === null && unsent === null) return;
  count += 1;
  unsent = sentence === null ? null : { id: count, sentence, pathname: router?.state.location.pathname ?? "" };
  for (const notify of subscribers) notify();
}

type Results = Record<string, DataStrategyResult>;

/**
 * Middleware around all submits and loads of hydrated pages. When the network or the server is down, a submit leaves the
 * page as it is, with the typed text and the last answer, and a reload keeps the present data. Refusals and redirects are
 * answers and are passed on.
 */
export async function keepPage({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> {
  const pressed = router !== null && isPressed(router, request);
  if (pressed) setUnsent(null);
  const results = await next();
  if (router === null || request.signal.aborted) return results;
  if (request.method === "GET") return withPreviousData(router, request, results);
  const lost = firstLost(results);
  if (lost === null) return results;
  if (!pressed) return { [lost.id]: { type: "data", result: unsaved(lost.sentence) } };
  setUnsent(lost.sentence);
  if (new URL(request.url).pathname === router.state.location.pathname)
    return { [lost.id]: previousAnswer(router, lost.id) };
  cancelNavigation(router);
  return results;
}

const DISCOVERY = "/__manifest";

/**
 * Before a submit or load, React Router fetches the manifest of routes that it does not know yet, even for the present page,
 * and replaces the page by an error when that fails. Wraps `fetch`, the only hook there is: for the present page an empty
 * answer is enough, and a submit elsewhere counts as not sent. Returns the function that restores `fetch`.
 */
export function guardRouteDiscovery(): () => void {
  const send = window.fetch;
  window.fetch = async (...asked) => {
    const paths = discovered(asked[0]);
    if (paths === null || router === null) return send(...asked);
    const answer = await send(...asked).catch((error: unknown) => ({ error, status: 503 }));
    if (answer.status < 500) return answer as Response;
    const { location, navigation } = router.state;
    if (paths.every((path) => `${location.pathname}/`.startsWith(`${path}/`))) return new Response("{}");
    if (navigation.state === "submitting" && paths.includes(navigation.location.pathname)) {
      setUnsent(OUT_OF_REACH);
      cancelNavigation(router);
    }
    if (answer instanceof Response) return answer;
    throw answer.error;
  };
  return () => {
    window.fetch = send;
  };
}

/** The paths of a manifest request; null for any other request. */
function discovered(asked: RequestInfo | URL): string[] | null {
  if (!(asked instanceof URL) || asked.pathname !== DISCOVERY) return null;
  return asked.searchParams.get("paths")?.split(",") ?? [];
}

/** A submit by the page's form, not by a fetcher. */
function isPressed({ state: { navigation } }: DataRouter, request: Request): boolean {
  return request.method !== "GET" && navigation.state === "submitting" && isTo(request, navigation.location);
}

function isTo(request: Request, { pathname, search }: { pathname: string; search: string }): boolean {
  const asked = new URL(request.url);
  return asked.pathname + asked.search === pathname + search;
}

function firstLost(results: Results): { id: string; sentence: string } | null {
  for (const [id, { type, result }] of Object.entries(results)) {
    const sentence = type === "error" ? whyUnsaved(result) : null;
    if (sentence !== null) return { id, sentence };
  }
  return null;
}

/** The previous answer, with an error status, after which React Router does not reload the page's data. */
function previousAnswer({ state }: DataRouter, id: string): DataStrategyResult {
  return { type: "data", result: data(state.actionData?.[id], { status: 503 }) };
}

/** Cancels the navigation of a form that submits to another address. */
function cancelNavigation({ state: { location: here }, navigate }: DataRouter): void {
  void navigate(createPath(here), {
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
    state: { ...here.state, [STAYED]: true },
  });
}

function withPreviousData({ state }: DataRouter, request: Request, results: Results): Results {
  if (state.navigation.state !== "idle" || !isTo(request, state.location)) return results;
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => {
      const isLost = result.type === "error" && whyUnsaved(result.result) !== null && id in state.loaderData;
      return [id, isLost ? { type: "data" as const, result: state.loaderData[id] } : result];
    }),
  );
}
