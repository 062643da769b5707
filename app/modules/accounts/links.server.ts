import { settings } from "~/platform/settings.server";

/** Addresses in mails always carry the configured origin, whatever host a request named. */
export const linkTo = (path: string): string => settings().origin + path;

/** With where the new account's person was going when they had none. */
export const confirmationLink = (token: string, onward: string | null = null): string =>
  linkTo(`/confirmare/${token}${onward ? `?${new URLSearchParams({ redirectTo: onward })}` : ""}`);
export const passwordLink = (token: string): string => linkTo(`/parola-noua/${token}`);
