/**
 * Every cookie that the application sets. `script` marks those that a script may read: nothing in them says more than the
 * page does.
 */
export const cookies = {
  session: { name: "psp.session", script: false },
  challenge: { name: "psp.two_factor", script: false },
  device: { name: "psp_device", script: false },
  flash: { name: "psp_flash", script: true },
  kept: { name: "psp_kept", script: false },
  list: { name: "psp_list", script: false },
  /** Whether text that a session's end left unsent is kept in this browser. */
  waiting: { name: "psp_waiting", script: true },
  theme: { name: "psp_theme", script: false },
} as const satisfies Record<string, { name: string; script: boolean }>;

export type CookieKind = keyof typeof cookies;

/** A browser accepts the `__Host-` prefix over https only, and then from this very host only. */
export const cookieNameOver = (kind: CookieKind, https: boolean): string =>
  `${https ? "__Host-" : ""}${cookies[kind].name}`;

/** The `Set-Cookie` value of a cookie of this site alone; without `maxAge` (seconds) it ends with the browser. */
export function cookieLine(kind: CookieKind, value: string, https: boolean, maxAge?: number): string {
  return [
    `${cookieNameOver(kind, https)}=${value}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    "Path=/",
    ...(cookies[kind].script ? [] : ["HttpOnly"]),
    "SameSite=Lax",
    ...(https ? ["Secure"] : []),
  ].join("; ");
}
