/** Where browsers say that a page broke its policy: `report-uri` for the older ones, `report-to` for the others. */
export const REPORT_PATH = "/csp-report";
const REPORT_GROUP = "csp";

type Policy = { scripts: string; styles: string };

/** Signed-in pages: scripts by a nonce, unique to each answer. */
export const nonced = (nonce: string): Policy => ({
  scripts: `'nonce-${nonce}' 'strict-dynamic'`,
  styles: `'self' 'nonce-${nonce}'`,
});

/** Signed-out pages are identical for all visitors: our own files, and the inlined style sheet by its hash. */
export const hashed = (styleHash: string): Policy => ({ scripts: "'self'", styles: `'self' '${styleHash}'` });

export function contentSecurityPolicy({ scripts, styles }: Policy): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${REPORT_PATH}`,
    `report-to ${REPORT_GROUP}`,
  ].join("; ");
}

/** For answers other than pages: files, redirects, JSON. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Adds missing headers; those set by the answer itself are kept. */
export function secureHeaders(headers: Headers, https: boolean): void {
  const set = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  // data requests, redirects and refusals set no cache header, and must not be stored by proxies
  set("cache-control", "no-store");
  set("content-security-policy", NOTHING);
  if (headers.get("content-security-policy")?.includes("report-to")) {
    set("reporting-endpoints", `${REPORT_GROUP}="${REPORT_PATH}"`);
  }
  set("x-content-type-options", "nosniff");
  set("referrer-policy", "strict-origin-when-cross-origin");
  set("permissions-policy", "geolocation=(), camera=(), microphone=()");
  set("cross-origin-opener-policy", "same-origin");
  set("cross-origin-resource-policy", "same-origin");
  set("x-frame-options", "DENY");
  if (https) set("strict-transport-security", "max-age=63072000; includeSubDomains");
}
