/** Where browsers say that a page broke its policy: `report-uri` for the older ones, `report-to` for the others. */
export const REPORT_PATH = "/csp-report";
const REPORT_GROUP = "csp";

type Policy = { scripts: string; styles: string };

/** Pages of people who are signed in: scripts by a nonce that no other answer bears. */
export const nonced = (nonce: string): Policy => ({
  scripts: `'nonce-${nonce}' 'strict-dynamic'`,
  styles: `'self' 'nonce-${nonce}'`,
});

/** Pages of strangers are the same bytes for all: our own files, and the one inlined sheet by its hash. */
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

/** For answers that are no page: files, redirects, JSON. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Completes the headers of any answer; what the answer set itself stands. */
export function secureHeaders(headers: Headers, https: boolean): void {
  const set = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  // data of pages, redirects and refusals of files say nothing of it: nobody may hand them to somebody else
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
