import { settings } from "~/platform/settings.server";

/** Addresses in mails always carry the configured origin, whatever host a request named. */
export const linkTo = (path: string): string => settings().origin + path;

/** Mailed links keep where their reader was going. */
const mailed = (path: string, onward: string | null): string =>
  linkTo(onward ? `${path}?${new URLSearchParams({ redirectTo: onward })}` : path);

export const confirmationLink = (token: string, onward: string | null = null): string =>
  mailed(`/confirmare/${token}`, onward);
export const passwordLink = (token: string, onward: string | null = null): string =>
  mailed(`/parola-noua/${token}`, onward);
