import { createContext } from "react";
import type { Theme } from "./http/context";

/**
 * How the document is rendered. Signed-out pages have no framework script and an inlined style sheet; signed-in pages are
 * hydrated, with a nonce. The default is for the browser, which only hydrates signed-in pages.
 */
export type Shell = { theme: Theme } & ({ signedIn: true; home: string; nonce?: string } | { signedIn: false });

/** In the browser the theme is read from the page, so that hydration matches the server's markup. */
const themeOfPage = (): Theme => {
  const theme = typeof document === "undefined" ? undefined : document.documentElement.dataset.theme;
  return theme === "light" || theme === "dark" ? theme : null;
};

export const ShellContext = createContext<Shell>({ signedIn: true, home: "/", theme: themeOfPage() });
