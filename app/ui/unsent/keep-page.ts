import { createPath, type DataRouter, type DataStrategyResult, data, isRouteErrorResponse } from "react-router";
import { FORM_WORDS, type LostWords, OUT_OF_REACH, PAGE_WORDS, unsaved, whyUnsaved } from "~/platform/form/unsaved";
import { refusalDataOf } from "~/platform/refusal";
import { changedTo, heldData } from "./changed";
import { leadsToSignIn, sessionEnded } from "./ended";
import { cancelNavigation, holdsUnsentText, isWayBack, sayUnreached, showsAnswer, stayHere } from "./stay-here";
import { currentRouter, setUnsent } from "./unsent";

type Results = Record<string, DataStrategyResult>;

/**
 * Middleware around all submits and loads of hydrated pages. When the network or the server is down, a submit or a link
 * leaves the page as it is, with the typed text and the last answer, and a reload keeps the present data. Refusals and
 * redirects are answers and are passed on, except those of a reload that nobody asked for, while the page holds unsent
 * text. What a fetcher sent, and the reload after it, end only after the link that is being followed has arrived: React
 * Router would end that navigation with routes that it does not know yet.
 */
export async function keepPage({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> {
  const router = currentRouter();
  const pressed = router !== null && isPressed(router, request);
  if (pressed) setUnsent(null);
  const results = await next();
  if (router !== null && !pressed && isBeside(router, request)) await idle(router, request.signal);
  if (router === null || request.signal.aborted) return results;
  if (request.method === "GET") return loaded(router, request, results);
  const away = signedOut(results);
  if (pressed && away !== null && holdsUnsentText()) {
    sessionEnded();
    return stayed(router, request, away);
  }
  const lost = firstLost(results, FORM_WORDS);
  if (lost === null) return results;
  if (!pressed) return { [lost.id]: { type: "data", result: unsaved(lost.sentence) } };
  setUnsent(lost.sentence);
  return stayed(router, request, lost.id, results);
}

/** After a submit that changed nothing: its page stays with its last answer. */
function stayed(router: DataRouter, request: Request, id: string, results?: Results): Results {
  const answer = { [id]: previousAnswer(router, id) };
  if (new URL(request.url).pathname === router.state.location.pathname) return answer;
  cancelNavigation(router);
  return results ?? answer;
}

/** The route whose answer leads to the sign-in, because the session has ended. */
const signedOut = (results: Results): string | null =>
  Object.entries(results).find(([, { result }]) => leadsToSignIn(result))?.[0] ?? null;

const DISCOVERY = "/__manifest";

/**
 * Before a submit or load, React Router fetches the manifest of routes that it does not know yet, even for the present page,
 * and replaces the page by an error when that fails. Wraps `fetch`, the only hook there is: for the present page an empty
 * answer is enough, and a submit or a link elsewhere counts as not arrived. The routes of the links on the shown page are
 * asked for beside it: their failure does not end the way back to that page. Returns the function that restores `fetch`.
 */
export function guardRouteDiscovery(): () => void {
  const send = window.fetch;
  window.fetch = async (...asked) => {
    const paths = discovered(asked[0]);
    const router = currentRouter();
    if (paths === null || router === null) return send(...asked);
    const answer = await send(...asked).catch((error: unknown) => ({ error, status: 503 }));
    if (answer.status < 500) return answer as Response;
    const { location, navigation } = router.state;
    if (paths.every((path) => `${location.pathname}/`.startsWith(`${path}/`))) return new Response("{}");
    const opened = navigation.location?.pathname;
    if (opened !== undefined && opened !== location.pathname && paths.includes(opened)) {
      if (navigation.state === "loading") stayHere(router, PAGE_WORDS.away);
      else {
        setUnsent(OUT_OF_REACH);
        cancelNavigation(router);
      }
      await aborted(asked[1]?.signal);
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

/** A submit by a fetcher, or a load of the shown page while another is opened. */
function isBeside({ state: { location, navigation } }: DataRouter, request: Request): boolean {
  if (request.method !== "GET") return true;
  return isTo(request, location) && !(navigation.location && isTo(request, navigation.location));
}

/** Resolves when no navigation is pending, or the signal is aborted. */
function idle(router: DataRouter, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const isOver = () => router.state.navigation.state === "idle" || signal?.aborted === true;
    if (isOver()) return resolve();
    const end = router.subscribe(() => {
      if (!isOver()) return;
      end();
      resolve();
    });
    signal?.addEventListener("abort", () => {
      end();
      resolve();
    });
  });
}

function isTo(request: Request, { pathname, search }: { pathname: string; search: string }): boolean {
  const asked = new URL(request.url);
  return asked.pathname + asked.search === pathname + search;
}

function firstLost(results: Results, words: LostWords): { id: string; sentence: string } | null {
  for (const [id, { type, result }] of Object.entries(results)) {
    const sentence = type === "error" ? whyUnsaved(result, words) : null;
    if (sentence !== null) return { id, sentence };
  }
  return null;
}

/** The previous answer, with an error status, after which React Router does not reload the page's data. */
function previousAnswer({ state }: DataRouter, id: string): DataStrategyResult {
  return { type: "data", result: data(state.actionData?.[id], { status: 503 }) };
}

/** The load of a navigation, of the present page, or of a fetcher. */
async function loaded(router: DataRouter, request: Request, results: Results): Promise<Results> {
  const { location, navigation } = router.state;
  const navigates = navigation.state === "loading" && isTo(request, navigation.location);
  const lost = firstLost(results, PAGE_WORDS);
  if (isTo(request, location)) {
    clearTimeout(reload);
    const stays = !navigates && holdsUnsentText();
    if (stays && signedOut(results) !== null) sessionEnded();
    if (lost === null) return stays ? held(router, withPreviousData(router, results, stays), results) : results;
    if (!navigates) reload = setTimeout(reloadPage, RELOAD_MS * (1 + Math.random()));
    else if (!isWayBack(router)) sayUnreached(router, lost.sentence, () => router.navigate(createPath(location)));
    return withPreviousData(router, results, stays);
  }
  const leaves = navigates && signedOut(results) !== null && holdsUnsentText();
  if (leaves) sessionEnded();
  else if (lost === null) return results;
  else if (!navigates) return { [lost.id]: { type: "data", result: unsaved(lost.sentence) } };
  stayHere(router, lost?.sentence ?? null);
  await aborted(request.signal);
  return results;
}

/** The router whose page is to be loaded again as soon as nothing is being opened. */
let reloading: DataRouter | null = null;

/**
 * Loads the page's data again, but not while it shows the answer to a form: the router would drop that. A link that is being
 * followed arrives first: when its routes are not known yet, a reload at that moment would cancel it.
 */
export async function reloadPage(): Promise<void> {
  const router = currentRouter();
  if (router === null || reloading === router) return;
  reloading = router;
  await idle(router);
  reloading = null;
  if (!showsAnswer(router)) void router.revalidate();
}

/** Milliseconds, up to twice as many: something changed, but the page could not be loaded again. */
const RELOAD_MS = 5_000;
let reload: ReturnType<typeof setTimeout> | undefined;

/** Resolves when the navigation is cancelled: a step in the history ends it a moment later. */
function aborted(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!signal || signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve());
  });
}

/**
 * A reload that nobody asked for never takes a form away, or its fields: while one holds unsent text, the page's own data stay
 * as they are, and what has changed is said. The layouts around it are shown new.
 */
function held(router: DataRouter, kept: Results, loaded: Results): Results {
  const { matches, loaderData, revalidation } = router.state;
  const page = matches.at(-1)?.route;
  const answer = page && loaded[page.id];
  if (revalidation !== "loading" || !page || !answer || !(page.id in loaderData)) return kept;
  if (leadsToSignIn(answer.result)) return kept;
  if (answer.type === "error") changedTo(refusalSentence(answer.result));
  const result =
    answer.type === "error" ? loaderData[page.id] : heldData(page.handle, loaderData[page.id], answer.result);
  return { ...kept, [page.id]: { type: "data", result } };
}

const refusalSentence = (error: unknown): string | null =>
  isRouteErrorResponse(error) ? (refusalDataOf(error.data)?.sentence ?? null) : null;

/** `stays`: also in place of a refusal or a redirect. */
function withPreviousData({ state }: DataRouter, results: Results, stays: boolean): Results {
  return Object.fromEntries(
    Object.entries(results).map(([id, { type, result }]) => {
      const isAway = type === "error" || result instanceof Response;
      const isLost = isAway && (stays || whyUnsaved(result) !== null) && id in state.loaderData;
      return [id, isLost ? { type: "data" as const, result: state.loaderData[id] } : { type, result }];
    }),
  );
}
