/**
 * The one defence against forged posts. A browser always sends Origin with a POST, and Sec-Fetch-Site when it can;
 * a request with neither comes from no browser and carries no one's cookies by accident.
 */
export function isSameOrigin(request: Request, accepted: readonly string[]): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null) return accepted.includes(origin);
  const site = request.headers.get("sec-fetch-site");
  return site === "same-origin" || site === "none";
}

export const changesSomething = (method: string) => method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
