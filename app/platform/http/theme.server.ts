import { THEME_COOKIE, type Theme } from "./context";
import { cookieOf } from "./cookie.server";

/** What the visitor chose; null for nothing, and for what nobody could have chosen. */
export function themeOf(cookies: string | null): Theme {
  const theme = cookieOf(cookies, THEME_COOKIE);
  return theme === "light" || theme === "dark" ? theme : null;
}
