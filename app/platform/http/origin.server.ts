/**
 * The defence against cross-site request forgery. Browsers send `Origin` with every POST and most send `Sec-Fetch-Site`; a
 * request with neither does not come from a browser, and is refused.
 */
export function isSameOrigin(request: Request, accepted: readonly string[]): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null) return accepted.includes(origin);
  const site = request.headers.get("sec-fetch-site");
  return site === "same-origin" || site === "none";
}

export const changesSomething = (method: string) => method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
