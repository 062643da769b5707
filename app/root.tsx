import { type ReactNode, useContext } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { FetchedRefusal, refusalFirst } from "./across/home/parts/fetched-refusal";
import publicModule from "./entry.public.ts?worker&url";
import { homeOf } from "./modules/accounts/rules/actor";
import { actorContext, unplacedContext } from "./modules/accounts/signed-in/actor-context";
import type { WithFlash } from "./platform/flash/flash.server";
import { writerOf } from "./platform/form/writer.server";
import { httpContext, type Theme } from "./platform/http/context";
import { settings } from "./platform/settings.server";
import { ShellContext } from "./platform/shell";
import { RouterLinks } from "./ui/anchor/router-links";
import { Brand } from "./ui/brand/brand";
import latin from "./ui/fonts/instrument-sans-latin.woff2?url";
import latinExtended from "./ui/fonts/instrument-sans-latin-ext.woff2?url";
import { PageChange } from "./ui/page-change/page-change";
import { PublicPage } from "./ui/public-page/public-page";
import { keepPage } from "./ui/unsent/keep-page";
import { useKeptPages } from "./ui/unsent/use-unsent";
import workspaceCss from "./ui/workspace.css?url";

/** Romanian needs both files: ș and ț are in one, â and î in the other. */
export const links: LinksFunction = () => [
  ...[latin, latinExtended].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "search", href: "/opensearch.xml", type: "application/opensearchdescription+xml", title: "PSP" },
];

export function loader({ context }: Route.LoaderArgs) {
  const { theme, takeFlash } = context.get(httpContext);
  const flashed: WithFlash = { flash: takeFlash() };
  const person = context.get(actorContext) ?? context.get(unplacedContext);
  return {
    theme,
    ...flashed,
    home: homeOf(context.get(actorContext)),
    origin: settings().origin,
    writer: person && writerOf(person.userId),
  };
}

/** Names the route for the access log and the metrics. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, pattern }) => {
    context.get(httpContext).route = pattern.startsWith("/") ? pattern : `/${pattern}`;
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [refusalFirst, keepPage];

/** Reads the shell instead of the loader's data: for an unknown address no loader runs. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useContext(ShellContext);
  return (
    <html lang="ro" data-theme={shell.theme ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <ThemeColours theme={shell.theme} />
        <Meta />
        <Links />
        {shell.signedIn ? <link rel="stylesheet" href={workspaceCss} precedence="default" /> : null}
        {shell.signedIn ? null : (
          <>
            <style>{/* filled by entry.server.tsx */}</style>
            <script type="module" src={publicModule} />
          </>
        )}
      </head>
      <body>
        {children}
        {shell.signedIn ? (
          <>
            <RouterLinks />
            <PageChange />
            <ScrollRestoration nonce={shell.nonce} />
            <script
              nonce={shell.nonce}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, a constant
              dangerouslySetInnerHTML={{ __html: textEncoderStream }}
              suppressHydrationWarning
            />
            <Scripts nonce={shell.nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

/** Firefox has it since 113. React Router's inline script calls it, before `older-browsers.ts` could supply it. */
const textEncoderStream = `self.TextEncoderStream ??= class extends TransformStream {
  constructor(encoder = new TextEncoder()) {
    super({ transform: (text, controller) => controller.enqueue(encoder.encode(text)) });
  }
}`;

/** `--ground` of both themes, for the browser's own bars. */
const GROUND = { light: "#f6f6f3", dark: "#151218" };

function ThemeColours({ theme }: { theme: Theme }) {
  if (theme) return <meta name="theme-color" content={GROUND[theme]} />;
  return (["light", "dark"] as const).map((each) => (
    <meta key={each} name="theme-color" content={GROUND[each]} media={`(prefers-color-scheme: ${each})`} />
  ));
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useKeptPages(loaderData?.writer ?? null); // no loader runs for a malformed address
  return <Outlet />;
}

/**
 * For errors of the layouts themselves; those of pages are shown inside their layout (`refusals.layout.tsx`). Without the
 * public header and footer, which every page would have to load for it.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicPage header={<Brand href="/" leadsTo="prima pagină" />} footer={null}>
      <FetchedRefusal error={error} />
    </PublicPage>
  );
}
