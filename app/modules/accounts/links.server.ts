import { settings } from "~/platform/settings.server";

/** Addresses in mails always carry the configured origin, whatever host a request named. */
export const linkTo = (path: string): string => settings().origin + path;

export const confirmationLink = (token: string): string => linkTo(`/confirmare/${token}`);
export const passwordLink = (token: string): string => linkTo(`/parola-noua/${token}`);
