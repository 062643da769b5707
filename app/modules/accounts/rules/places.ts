import type { Role } from "./actor";

/** Where a role works. */
export const workspacePath = (role: Role): string => `/${role.toLowerCase()}`;
export const securityPath = (role: Role): string => `${workspacePath(role)}/security`;
/** The organisation's own page; ADMIN has none and is led to the account's. */
export const profilePath = (role: Role): string =>
  role === "ADMIN" ? securityPath(role) : `${workspacePath(role)}/profile`;
