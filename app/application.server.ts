import { randomBytes, randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { isOneClickStop } from "~/across/notifications/rules/notification";
import { showingTypedTexts } from "~/across/workspace/http/refused-texts.server";
import { type Admission, admitted, receivedInProcess } from "~/admission.server";
import { cachedAddresses } from "~/cached-addresses";
import type { Actor } from "~/modules/accounts/rules/actor";
import { readActor } from "~/modules/accounts/session/session.server";
import { actorContext, unplacedContext } from "~/modules/accounts/signed-in/actor-context";
import { quoteLibrary } from "~/modules/assistant/verbs/library-quotes.server";
import { libraryQuotes } from "~/modules/forum/views/similar.server";
import { isOneClickUnsubscription } from "~/modules/outreach/rules";
import { counts } from "~/platform/counts/counts.server";
import { isClockWrong } from "~/platform/database/clock-check.server";
import { noteRefused } from "~/platform/database/problems.server";
import { unavailable } from "~/platform/database/unavailable.server";
import { emptyFlashCookie, readFlash } from "~/platform/flash/flash.server";
import { withLongTexts } from "~/platform/form/long-text.server";
import { accessOf, BUILT_FILE, routeOutside } from "~/platform/http/access.server";
import { addressResolver } from "~/platform/http/address.server";
import { builtFiles } from "~/platform/http/built-files.server";
import { compressed } from "~/platform/http/compress.server";
import { type Http, httpContext } from "~/platform/http/context";
import { readCookie } from "~/platform/http/cookie.server";
import { secureHeaders } from "~/platform/http/headers.server";
import { changesSomething, isSameOrigin } from "~/platform/http/origin.server";
import { plainPage, unavailablePage } from "~/platform/http/plain-page.server";
import { policyReports } from "~/platform/http/policy-report.server";
import { probes } from "~/platform/http/probes.server";
import { handlerByRoom } from "~/platform/http/route-rooms.server";
import { themeOf } from "~/platform/http/theme.server";
import { installed } from "~/platform/installed.server";
import { liveStream } from "~/platform/live/stream.server";
import { log, withRequestId } from "~/platform/log.server";
import { SPECULATION_PATH, SPECULATION_TYPE, speculationRules } from "~/platform/page-cache/address";
import { responseTo } from "~/platform/page-cache/entry.server";
import { settings } from "~/platform/settings.server";
import { readerOf } from "~/platform/visits/reader.server";
import { visits } from "~/visits.server";

const FOR_AN_HOUR = { "cache-control": "public, max-age=3600" };
const speculationBody = speculationRules(cachedAddresses);

/**
 * The whole application as one fetch handler: the server listens with it, the tests call it in process. `admission` limits
 * the requests handled at once, except for what is registered before it (probes, built files).
 */
export function createApplication(build: ServerBuild, mode: "production" | "development", admission?: Admission): Hono {
  const hono = new Hono();
  // React Router repeats the check of `checkOrigin`, but knows only the URL of the request
  const allowedActionOrigins = settings().otherOrigins.map((origin) => new URL(origin).host);
  const render = handlerByRoom({ ...build, routes: showingTypedTexts(build.routes), allowedActionOrigins }, mode);
  const addressOf = addressResolver(settings().trustedProxies);
  const files = builtFiles(installed("build", "client"));

  hono.onError((error, context) => answerTo(error, context));
  hono.use(async (context, next) => {
    const { method, path } = context.req;
    const file = method === "GET" || method === "HEAD" ? files.get(path) : undefined;
    accessOf(context)?.isOf(file ? BUILT_FILE : routeOutside(path));
    if (file) return responseTo(context.req.raw, file);
    await next();
    return undefined;
  });
  hono.use(async (context, next) => {
    await next();
    secureHeaders(context.res.headers, settings().https);
  });
  probes(hono);
  hono.get(SPECULATION_PATH, (context) =>
    context.body(speculationBody, 200, { "content-type": SPECULATION_TYPE, ...FOR_AN_HOUR }),
  );
  policyReports(hono, (context) => clientOf(context, addressOf));
  hono.use(checkClock);
  hono.use(checkPath);
  hono.use(checkOrigin);
  hono.use(admission ? admitted(admission, (context) => clientOf(context, addressOf)) : receivedInProcess);
  hono.get("/live", async (context) => liveStream(context, await streamSession(context)));
  hono.all("*", async (context) => {
    const http = httpOf(context, addressOf);
    const request = (await withoutIdentity(context)) ?? context.req.raw;
    const load = new RouterContextProvider();
    load.set(httpContext, http);
    const { actor, unplaced, setCookie } = await readActor(request.headers.get("cookie") ?? "");
    load.set(actorContext, actor);
    load.set(unplacedContext, unplaced);
    load.set(libraryQuotes, quoteLibrary);
    const personId = (actor ?? unplaced)?.userId ?? null;
    const answer = await withRequestId(http.id, () => withLongTexts(personId, () => render(request, load)));
    if (http.route) accessOf(context)?.isOf(http.route);
    if (http.lostDatabase) return unavailablePage();
    if (answer.ok && !http.forEveryone) noteVisit(context, actor);
    if (setCookie) giveCookie(answer, setCookie);
    if (http.flashTaken() && !isRedirect(answer)) giveCookie(answer, emptyFlashCookie());
    return compressed(answer, context.req.header("accept-encoding"));
  });
  return hono;
}

/** A flash read for a redirect was not shown: the next page shows it. */
const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400;

/** Counts visits of readers whom the page cache does not answer: signed in, or with a flash. The cache counts the others. */
function noteVisit({ req, env }: Context, actor: Actor | null): void {
  if (req.method !== "GET") return;
  const reader = readerOf((name) => req.header(name), (env as { incoming?: unknown } | undefined)?.incoming);
  visits.note(req.path, { ...reader, organisationId: actor?.organisation?.id ?? null });
}

/** An answer with a cookie, even a public image, must not be stored by proxies. */
function giveCookie({ headers }: Response, cookie: string): void {
  headers.append("set-cookie", cookie);
  headers.set("cache-control", "no-store");
}

/** The posts of mail programs, accepted from anywhere. */
const isOneClick = (method: string, path: string): boolean =>
  isOneClickUnsubscription(method, path) || isOneClickStop(method, path);

/** One-click unsubscription (RFC 8058) is authorised by its URL alone, so cookie and origin are removed. Null for other requests. */
async function withoutIdentity(context: Context): Promise<Request | null> {
  const { method, path, raw } = context.req;
  if (!isOneClick(method, path)) return null;
  const headers = new Headers(raw.headers);
  for (const name of ["origin", "cookie"]) headers.delete(name);
  return new Request(raw.url, { method, headers, body: await raw.arrayBuffer() });
}

type AddressOf = (peer: string, forwarded: string | null) => string;

const clientOf = (context: Context, addressOf: AddressOf): string =>
  addressOf(peerOf(context), context.req.header("x-forwarded-for") ?? null);

type Assembled = Http & { flashTaken(): boolean };

function httpOf(context: Context, addressOf: AddressOf): Assembled {
  const cookies = context.req.header("cookie") ?? null;
  let flash = readFlash(readCookie(cookies, "flash"));
  let taken = false;
  return {
    id: accessOf(context)?.id ?? randomUUID(),
    address: clientOf(context, addressOf),
    nonce: randomBytes(18).toString("base64url"),
    theme: themeOf(cookies),
    forEveryone: (context.env as { forEveryone?: boolean } | undefined)?.forEveryone === true,
    lostDatabase: false,
    isIncomplete: false,
    route: null,
    takeFlash() {
      const found = flash;
      // a hydrated page clears the cookie itself after showing the flash: it sends several requests and ignores some answers
      if (found && !context.req.path.endsWith(".data")) taken = true;
      flash = null;
      return found;
    },
    flashTaken: () => taken,
  };
}

/** In process (tests) there is no socket. */
function peerOf(context: Context): string {
  const bindings = context.env as { incoming?: unknown } | undefined;
  return bindings?.incoming ? (getConnInfo(context).remote.address ?? "") : "127.0.0.1";
}

async function streamSession(context: Context) {
  const { actor } = await readActor(context.req.header("cookie") ?? "");
  return actor && { userId: actor.userId, sessionId: actor.sessionId };
}

/** Answers 400 for a path that cannot be decoded; the router would take it literally and log warnings. */
async function checkPath(context: Context, next: () => Promise<void>): Promise<Response | undefined> {
  try {
    decodeURI(context.req.path);
  } catch {
    return plainPage(
      400,
      "Adresa nu a putut fi citită",
      "Adresa are semne care nu pot fi citite. Verificați-o sau porniți de la prima pagină.",
    );
  }
  await next();
  return undefined;
}

/** Answers 503 while the clock of this machine is wrong, so that a proxy asks another process. */
async function checkClock(_context: Context, next: () => Promise<void>): Promise<Response | undefined> {
  if (isClockWrong()) return unavailablePage();
  await next();
  return undefined;
}

async function checkOrigin(context: Context, next: () => Promise<void>): Promise<Response | undefined> {
  const accepted = [settings().origin, ...settings().otherOrigins];
  const { method, path } = context.req;
  const fromAnywhere = isOneClick(method, path);
  if (changesSomething(method) && !fromAnywhere && !isSameOrigin(context.req.raw, accepted)) {
    counts.note("other-origin");
    return plainPage(
      403,
      "Formularul nu a putut fi verificat",
      "Formularul nu a fost trimis de pe această pagină. Deschideți pagina din nou și încercați încă o dată.",
    );
  }
  await next();
  return undefined;
}

function answerTo(error: unknown, context: Context): Response {
  if (unavailable(error)) {
    noteRefused(error);
    return unavailablePage();
  }
  log.error({ path: context.req.path, error }, "request failed");
  return plainPage(
    500,
    "Ceva nu a mers",
    "S-a întâmplat ceva neașteptat la noi. Încercați din nou peste câteva minute.",
  );
}
