import { createContext } from "react";

/**
 * Around the page as the server renders it. Pages of strangers carry no framework script and one inlined sheet; pages of the
 * signed-in hydrate under a nonce. The browser only hydrates the latter, which is why the default says so.
 */
export type Shell = { signedIn: true; nonce?: string } | { signedIn: false; publicCss: string };

export const ShellContext = createContext<Shell>({ signedIn: true });
