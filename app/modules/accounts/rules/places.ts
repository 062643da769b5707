import type { Role } from "./actor";

/** The root path of a role's workspace. */
export const workspacePath = (role: Role): string => `/${role.toLowerCase()}`;
export const securityPath = (role: Role): string => `${workspacePath(role)}/security`;
/** The page of the organisation and its account. `/firma/profile` is the public profile; an ADMIN has only the security page. */
const accountPaths: Readonly<Record<Role, string>> = {
  UAT: "/uat/profile",
  FIRMA: "/firma/account",
  ADMIN: securityPath("ADMIN"),
};
export const accountPath = (role: Role): string => accountPaths[role];
/** The list of colleagues on that page. */
export const colleaguesPath = (role: Role): string => `${accountPath(role)}#colegi`;
export const toColleagues = (role: Role) => ({ href: colleaguesPath(role), label: "La colegi" });
/** The title of that page, in the menu and in links. */
const accountLabels: Readonly<Record<Role, string>> = {
  UAT: "Instituția și contul",
  FIRMA: "Firma și contul",
  ADMIN: "Securitate",
};
export const accountLabel = (role: Role): string => accountLabels[role];

/** ADMIN's list of organisations. */
export const ORGANISATIONS = "/admin/organisations";
export const organisationPath = (id: string): string => `${ORGANISATIONS}/${id}`;
/** The link that a 409 page offers to an ADMIN who decided second. */
export const toOrganisation = (id: string) => ({ href: organisationPath(id), label: "La organizație" });
/** ADMIN's list of people. */
export const PEOPLE = "/admin/people";

/** The page of a mailed invitation. */
export const invitationPath = (token: string): string => `/invitatie/${token}`;
/** The page of a person without an organisation. */
export const UNPLACED_PATH = "/fara-organizatie";
/** POST: withdraws the join request. */
export const REQUEST_WITHDRAWAL = `${UNPLACED_PATH}/cerere/retragere`;
/** The form that registers an organisation for an existing account, and its confirmation page. */
export const UNPLACED_REGISTRATION = `${UNPLACED_PATH}/inregistrare`;
export const UNPLACED_REGISTERED = `${UNPLACED_REGISTRATION}/trimisa`;
