import { createHash } from "node:crypto";
import { contentSecurityPolicy, hashed } from "./headers.server";

const css = `:root{color-scheme:light dark}body{margin:0;font:17px/1.53 system-ui,sans-serif;background:#f6f6f3;color:#211b26}
.edge{height:8px;background:repeating-linear-gradient(90deg,#5b2c5e 0 16px,#d99a22 16px 24px)}main{max-width:40rem;margin:0 auto;padding:64px 16px}
h1{font-size:1.75rem;line-height:1.15;margin:0 0 16px}a{color:#5b2c5e}@media(prefers-color-scheme:dark){body{background:#151218;color:#f0ecf1}a{color:#dbaedd}}`;
const policy = contentSecurityPolicy(hashed(`sha256-${createHash("sha256").update(css).digest("base64")}`));

/** A page for when the application itself cannot answer: no database, no React, no session. */
export function plainPage(
  status: number,
  title: string,
  sentence: string,
  headers: Record<string, string> = {},
): Response {
  const body = `<!doctype html><html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} – PSP</title><style>${css}</style></head><body><div class="edge"></div><main><h1>${title}</h1><p>${sentence}</p><p><a href="/">Prima pagină</a></p></main></body></html>`;
  return new Response(body, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy,
      ...headers,
    },
  });
}

/** The database is away. A write that ends here may have happened or not: its one-time key tells when it is sent again. */
export const unavailablePage = () =>
  plainPage(
    503,
    "Revenim imediat",
    "Platforma nu poate citi acum datele. Nimic din ce ați salvat nu s-a pierdut. Reîncărcați pagina peste câteva secunde.",
    {
      "retry-after": "5",
    },
  );
