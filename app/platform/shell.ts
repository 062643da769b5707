import { createContext } from "react";
import type { Theme } from "./http/context";

/**
 * Around the page as the server renders it. Pages of strangers carry no framework script and one inlined sheet; pages of the
 * signed-in hydrate under a nonce. The browser only hydrates the latter, which is why the default says so.
 */
export type Shell = { theme: Theme } & (
  | { signedIn: true; home: string; nonce?: string }
  | { signedIn: false; publicCss: string }
);

/** In the browser the theme stands on the page already; it is read back so that hydration finds what the server wrote. */
const themeOfPage = (): Theme => {
  const theme = typeof document === "undefined" ? undefined : document.documentElement.dataset.theme;
  return theme === "light" || theme === "dark" ? theme : null;
};

export const ShellContext = createContext<Shell>({ signedIn: true, home: "/", theme: themeOfPage() });
