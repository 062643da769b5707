import { createHash } from "node:crypto";
import { MOST_TOGETHER } from "../form/large-files";
import { sizeText } from "../language/file-size";
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

export type Asked = { method: string; path: string; header(name: string): string | undefined };

/** Whether the client is a script, which gets JSON; the form of a hydrated page shows its sentence. */
export const isScript = (request: Asked): boolean =>
  request.path.endsWith(".data") || request.header("accept") === "application/json";

/** 413, for a body that was not read to its end. */
export function tooLargeAnswer(request: Asked): Response {
  const limits = `${LIMITS} Nu s-a salvat nimic.`;
  if (isScript(request)) return Response.json({ sentence: `${limits} ${STAYS}` }, { status: 413 });
  return plainPage(413, "Fișierele sunt prea mari", `${limits} ${GO_BACK}`);
}

const LIMITS = `Formularul trimis este prea mare: fișierele dintr-un formular pot avea împreună cel mult ${sizeText(MOST_TOGETHER)}.`;
const STAYS = "Ce ați scris a rămas în pagină: alegeți fișiere mai mici și trimiteți din nou.";
const GO_BACK =
  "Întoarceți-vă la formular cu butonul „Înapoi” al navigatorului, alegeți fișiere mai mici și trimiteți din nou.";

const RETRY_SECONDS = "5";

/** 503 under overload. The request was not read, so nothing has changed. */
export function overloadedAnswer(request: Asked) {
  const wasSent = request.method !== "GET" && request.method !== "HEAD";
  const headers = { "retry-after": RETRY_SECONDS };
  if (isScript(request)) {
    const sentence = `${TOO_MANY} ${wasSent ? STAYED : TRY_AGAIN}`;
    return Response.json({ sentence }, { status: 503, headers: { ...headers, "cache-control": "no-store" } });
  }
  return plainPage(503, "Prea multe cereri", `${TOO_MANY} ${wasSent ? NOT_TAKEN : TRY_AGAIN}`, headers);
}

const TOO_MANY = "Platforma primește acum mai multe cereri decât poate rezolva.";
const TRY_AGAIN = "Încercați din nou peste câteva secunde.";
const STAYED =
  "Nu s-a salvat nimic. Pagina a rămas cum era, cu tot ce ați scris: nu o închideți și trimiteți din nou peste câteva secunde.";
const NOT_TAKEN =
  "Ce ați trimis nu a fost primit și nu s-a schimbat nimic. Întoarceți-vă la formular cu butonul „Înapoi” al navigatorului și trimiteți din nou peste câteva secunde.";

/** 503 while the database is unavailable. A write may have been committed; its one-time key decides when it is submitted again. */
export const unavailablePage = () =>
  plainPage(
    503,
    "Revenim imediat",
    "Platforma nu poate citi acum datele. Nimic din ce ați salvat nu s-a pierdut. Reîncărcați pagina peste câteva secunde.",
    { "retry-after": RETRY_SECONDS },
  );
