import type { Role } from "./actor";

/** Where a role works. */
export const workspacePath = (role: Role): string => `/${role.toLowerCase()}`;
export const securityPath = (role: Role): string => `${workspacePath(role)}/security`;
/** The organisation's page and the account's, where a firm's `/firma/profile` is what the public sees; ADMIN has the account only. */
const accountPaths: Readonly<Record<Role, string>> = {
  UAT: "/uat/profile",
  FIRMA: "/firma/account",
  ADMIN: securityPath("ADMIN"),
};
export const accountPath = (role: Role): string => accountPaths[role];
/** The people of the organisation, on that page. */
export const colleaguesPath = (role: Role): string => `${accountPath(role)}#colegi`;
export const toColleagues = (role: Role) => ({ href: colleaguesPath(role), label: "La colegi" });
/** What that page is called, in the menu and wherever else something leads there. */
const accountLabels: Readonly<Record<Role, string>> = {
  UAT: "Instituția și contul",
  FIRMA: "Compania și contul",
  ADMIN: "Securitate",
};
export const accountLabel = (role: Role): string => accountLabels[role];

/** Where an ADMIN looks at organisations. */
export const ORGANISATIONS = "/admin/organisations";
export const organisationPath = (id: string): string => `${ORGANISATIONS}/${id}`;
/** Where an ADMIN who decided second finds how it stands now. */
export const toOrganisation = (id: string) => ({ href: organisationPath(id), label: "La organizație" });
/** Where an ADMIN looks at people. */
export const PEOPLE = "/admin/people";

/** Where the invited ones come in. */
export const invitationPath = (token: string): string => `/invitatie/${token}`;
/** The page of whoever has an account and belongs to no organisation. */
export const UNPLACED_PATH = "/fara-organizatie";
/** Where they take back what they asked of one. */
export const REQUEST_WITHDRAWAL = `${UNPLACED_PATH}/cerere/retragere`;
/** Where they register one, and where that leads. */
export const UNPLACED_REGISTRATION = `${UNPLACED_PATH}/inregistrare`;
export const UNPLACED_REGISTERED = `${UNPLACED_REGISTRATION}/trimisa`;
