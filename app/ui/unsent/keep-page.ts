import { createPath, type DataRouter, type DataStrategyResult, data } from "react-router";
import { OUT_OF_REACH, unsaved, whyUnsaved } from "~/platform/form/unsaved";

/** Said on the page from which something was sent that did not arrive. */
export type Unsent = { id: number; sentence: string; pathname: string };

/** On a location that only stands in for the one before: nothing has moved. */
export const STAYED = "stayed";

let router: DataRouter | null = null;
let unsent: Unsent | null = null;
let count = 0;
const hearers = new Set<() => void>();

/** Whose page is kept: the router of this document. */
export function keepPagesOf(of: DataRouter | null): void {
  router = of;
}

export const unsentNow = (): Unsent | null => unsent;

export function hearUnsent(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** Null: nothing is left to say. */
export function sayUnsent(sentence: string | null): void {
  if (sentence === null && unsent === null) return;
  count += 1;
  unsent = sentence === null ? null : { id: count, sentence, pathname: router?.state.location.pathname ?? "" };
  for (const hear of hearers) hear();
}

type Results = Record<string, DataStrategyResult>;

/**
 * Around all that a hydrated page sends and loads. Where the line is down, or the server away, whoever pressed a button
 * stays on their page, with what they wrote and with the answer that it stood in; and what is only looked at again stands
 * as it was. A refusal and a way elsewhere are answers, and pass.
 */
export async function keepPage({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> {
  const pressed = router !== null && isPressed(router, request);
  if (pressed) sayUnsent(null);
  const results = await next();
  if (router === null || request.signal.aborted) return results;
  if (request.method === "GET") return asItStood(router, request, results);
  const lost = firstLost(results);
  if (lost === null) return results;
  if (!pressed) return { [lost.id]: { type: "data", result: unsaved(lost.sentence) } };
  sayUnsent(lost.sentence);
  if (new URL(request.url).pathname === router.state.location.pathname) return { [lost.id]: again(router, lost.id) };
  stay(router);
  return results;
}

const DISCOVERY = "/__manifest";

/**
 * Before the router sends or loads anything, it asks the server which page stands at an address that it has not heard of,
 * be it the address of this very page; where no answer comes it shows an error in place of the page. For this page no answer
 * is needed, and what is sent to another one has not arrived. The router lets nobody hear of it but `fetch`. Returns what
 * undoes it.
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
      sayUnsent(OUT_OF_REACH);
      stay(router);
    }
    if (answer instanceof Response) return answer;
    throw answer.error;
  };
  return () => {
    window.fetch = send;
  };
}

/** The addresses that the router asks about; null when it is something else that is fetched. */
function discovered(asked: RequestInfo | URL): string[] | null {
  if (!(asked instanceof URL) || asked.pathname !== DISCOVERY) return null;
  return asked.searchParams.get("paths")?.split(",") ?? [];
}

/** By a button of the page itself, and not by something in it that sends on its own. */
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

/** What the page was answered last, with a status after which nothing is asked for anew: that would not arrive either. */
function again({ state }: DataRouter, id: string): DataStrategyResult {
  return { type: "data", result: data(state.actionData?.[id], { status: 503 }) };
}

/** A form that leads to another address gives up on its way there. */
function stay({ state: { location: here }, navigate }: DataRouter): void {
  void navigate(createPath(here), {
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
    state: { ...here.state, [STAYED]: true },
  });
}

function asItStood({ state }: DataRouter, request: Request, results: Results): Results {
  if (state.navigation.state !== "idle" || !isTo(request, state.location)) return results;
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => {
      const isLost = result.type === "error" && whyUnsaved(result.result) !== null && id in state.loaderData;
      return [id, isLost ? { type: "data" as const, result: state.loaderData[id] } : result];
    }),
  );
}
