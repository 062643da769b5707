import type { Theme } from "./context";
import { readCookie } from "./cookie.server";

/** What the visitor chose; null for nothing, and for what nobody could have chosen. */
export function themeOf(cookies: string | null): Theme {
  const theme = readCookie(cookies, "theme");
  return theme === "light" || theme === "dark" ? theme : null;
}
