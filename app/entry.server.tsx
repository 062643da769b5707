import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { logUnknownPath } from "~/across/home/http/unknown-path.server";
import landingCss from "~/across/home/landing-sheet.css?inline";
import { homeOf } from "~/modules/accounts/rules/actor";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { unavailable } from "~/platform/database/unavailable.server";
import { packed } from "~/platform/http/compress.server";
import { httpContext } from "~/platform/http/context";
import { contentSecurityPolicy, hashed, nonced } from "~/platform/http/headers.server";
import { log } from "~/platform/log.server";
import { SPECULATION_HEADER } from "~/platform/page-cache/address";
import { type Shell, ShellContext } from "~/platform/shell";
import publicCss from "~/ui/public.css?inline";
import { withNeededRoutes } from "./platform/http/needed-routes.server";

const RENDER_LIMIT_MS = 10_000;
const STYLE = "<style>";

/** The sheet that a signed-out page carries, and the policy that allows it by its hash. */
const inlined = (css: string) => ({
  bytes: Buffer.from(css),
  policy: contentSecurityPolicy(hashed(`sha256-${createHash("sha256").update(css).digest("base64")}`)),
});
const publicSheet = inlined(publicCss);
const landingSheet = inlined(publicCss + landingCss);

function shellOf(context: Readonly<RouterContextProvider>): Shell {
  const actor = context.get(actorContext);
  const { theme, nonce } = context.get(httpContext);
  return actor ? { signedIn: true, home: homeOf(actor), theme, nonce } : { signedIn: false, theme };
}

/** React Router drops the headers of loaders and actions; `retry-after` must reach the client. */
function retryAfter({ staticHandlerContext: { actionHeaders, loaderHeaders } }: EntryContext): string | null {
  const all = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)];
  return all.find((headers) => headers.has("retry-after"))?.get("retry-after") ?? null;
}

/** Collects the rendered page in memory: streaming it to the response would cost a tenth more CPU. */
function collected(done: (body: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _, next) {
      pieces.push(piece);
      next();
    },
    final(next) {
      done(Buffer.concat(pieces));
      next();
    },
  });
}

/** Renders a page without streaming: streamed parts would need inline scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const shell = shellOf(loadContext);
  const nonce = shell.signedIn ? shell.nonce : undefined;
  headers.set("content-type", "text/html; charset=utf-8");
  // only pages requested by the page cache may be stored, and only without a session
  const { forEveryone, isIncomplete } = loadContext.get(httpContext);
  headers.set("cache-control", forEveryone && !isIncomplete && !shell.signedIn ? "no-cache" : "no-store");
  const wait = retryAfter(routerContext);
  if (wait) headers.set("retry-after", wait);
  if (!shell.signedIn && status === 200) headers.set("speculation-rules", SPECULATION_HEADER);
  const sheet = new URL(request.url).pathname === "/" ? landingSheet : publicSheet;
  if (!import.meta.env.DEV) {
    headers.set("content-security-policy", nonce ? contentSecurityPolicy(nonced(nonce)) : sheet.policy);
  }
  const page = (
    <ShellContext value={shell}>
      <ServerRouter context={withNeededRoutes(routerContext)} url={request.url} nonce={nonce} />
    </ShellContext>
  );
  const send = (body: Buffer<ArrayBuffer>, code = status) =>
    packed(body, { headers, status: code }, request.headers.get("accept-encoding"));
  return shell.signedIn ? hydrated(page, nonce, send) : plain(page, sheet.bytes, send);
}

type Send = (body: Buffer<ArrayBuffer>, code?: number) => Response;

/**
 * Signed-out pages are not hydrated, so static markup is enough and a sixth cheaper. The style sheet, a third of each page, is
 * inserted as bytes.
 */
async function plain(page: ReactNode, sheet: Uint8Array, send: Send): Promise<Response> {
  const html = renderToStaticMarkup(page);
  const at = html.indexOf(STYLE) + STYLE.length;
  return send(Buffer.concat([Buffer.from(`<!DOCTYPE html>${html.slice(0, at)}`), sheet, Buffer.from(html.slice(at))]));
}

function hydrated(page: ReactNode, nonce: string | undefined, send: Send): Promise<Response> {
  return new Promise((resolve, reject) => {
    let code: number | undefined;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(limit); // or each page would stay in memory until then
        pipe(collected((body) => resolve(send(body, code))));
      },
      onShellError(error: unknown) {
        clearTimeout(limit);
        reject(error);
      },
      onError(error: unknown) {
        code = 500;
        log.error({ error }, "render failed");
      },
    });
    const limit = setTimeout(abort, RENDER_LIMIT_MS).unref();
  });
}

/** Refusals are answers, so only unforeseen errors are logged. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (isRouteErrorResponse(error)) {
    // the catch-all page logs these itself, but its route does not match a path with an encoded line break
    if (error.status === 404) logUnknownPath(request.method, new URL(request.url).pathname);
    return;
  }
  if (unavailable(error)) context.get(httpContext).lostDatabase = true;
  if (request.signal.aborted) return;
  log.error({ path: new URL(request.url).pathname, error }, "request failed");
}
