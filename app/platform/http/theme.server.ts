import type { Theme } from "./context";
import { readCookie } from "./cookie.server";

/** The visitor's theme; null when none or an unknown one is set. */
export function themeOf(cookies: string | null): Theme {
  const theme = readCookie(cookies, "theme");
  return theme === "light" || theme === "dark" ? theme : null;
}
