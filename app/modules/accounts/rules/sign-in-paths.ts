import type { OrganisationKind } from "./actor";
import { safePath } from "./safe-path";

/** The two kinds of account, as `?tip=uat` writes them. */
const accountTypes = { uat: "UAT", firma: "FIRMA" } as const satisfies Record<string, OrganisationKind>;
export type AccountType = keyof typeof accountTypes;

export const asAccountType = (text: string | null): AccountType | null =>
  text !== null && Object.hasOwn(accountTypes, text) ? (text as AccountType) : null;

/** The account type of the workspace that a path leads to; null for any other path. */
export function accountTypeOfPath(path: string | null): AccountType | null {
  return asAccountType(path?.split(/[/?#]/)[1] ?? null);
}

/** A sign-in path with the chosen account type and the path to return to. */
function pathWith(path: string, accountType: AccountType | null, onward: string | null): string {
  const query = new URLSearchParams({
    ...(accountType ? { tip: accountType } : {}),
    ...(onward ? { redirectTo: onward } : {}),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

type SignInPath = (accountType: AccountType | null, onward: string | null) => string;
export const loginPath: SignInPath = (accountType, onward) => pathWith("/login", accountType, onward);
/** A new account returns to `onward` after its first sign-in. */
export const registerPath: SignInPath = (accountType, onward) => pathWith("/register", accountType, onward);
export const registeredPath: SignInPath = (accountType, onward) => pathWith("/register/trimisa", accountType, onward);
export const resetPath = (onward: string | null): string => pathWith("/parola-uitata", null, onward);
export const resendPath = (onward: string | null): string => pathWith("/retrimite-confirmarea", null, onward);

const SIGN_IN = /^\/(?:admin-)?login(?:\/(?:cod|a-doua-verificare))?(?:\.data)?$/;

/** Whether the path is a sign-in page: the password, the second factor or its setup. */
export const isSignIn = (path: string): boolean => SIGN_IN.test(path);

/** Signs out, then redirects to `onward`. */
export const signOutPath = (onward: string | null): string => pathWith("/deconectare", null, onward);

/** The login page that asks for the account type, also when `onward` would imply one. */
export const choicePath = (onward: string | null): string =>
  onward ? `/login?${new URLSearchParams({ tip: "", redirectTo: onward })}` : "/login";

/** From the specification: the heading over the reason, and the sentences of whoever wants to contact a partner or enrol. */
export const SIGN_IN_NEEDED = "Autentificare necesară";
const CONTACT = "Pentru a contacta un partener, trebuie să vă autentificați mai întâi.";
const ENROL = "Pentru a te înregistra la cursuri, trebuie să te autentifici mai întâi.";

const REASONS: readonly [start: string, reason: string][] = [
  ["/invitatie/", "Conectați-vă cu contul acestei adrese ca să acceptați invitația."],
  [
    "/uat/service-requests/new?partener=",
    `${CONTACT} Conectați-vă ca autoritate pentru a cere oferta. Solicitarea vă așteaptă completată.`,
  ],
  ["/uat/service-requests/new", "Conectați-vă ca autoritate pentru a scrie solicitarea."],
  ["/uat/articles/new", "Trebuie să fii autentificat pentru a crea articole."],
  ["/firma/content/new", "Trebuie să fii autentificat pentru a crea articole."],
  ["/uat/community/claims", "Conectați-vă ca autoritate pentru a revendica pagina comunității."],
  ["/uat/training-programs", ENROL],
  ["/uat/messages/nou", `${CONTACT} Conectați-vă ca autoritate pentru a scrie partenerului.`],
];

const RESUMED = /^\/reluare(?:$|\?)/;
/** Whether the way leads to what was typed when a session ended. */
export const leadsToKeptText = (onward: string | null): boolean => onward !== null && RESUMED.test(onward);

/** The sentence that says why a page asks for sign-in; null without `onward`. `waits`: text that was not sent is kept. */
export function reasonOf(onward: string | null, waits = false): string | null {
  if (onward === null) return null;
  if (leadsToKeptText(onward))
    return `Sesiunea s-a încheiat. ${waits ? "Ce ați scris este păstrat; conectați-vă" : "Conectați-vă"} ca să continuați.`;
  const known = REASONS.find(([start]) => onward.startsWith(start));
  return known ? known[1] : "Conectați-vă ca să continuați. După conectare ajungeți la pagina cerută.";
}

/** The path to return to after signing in; null when the parameter is not a path of this site. */
export const onwardOf = (parameters: URLSearchParams): string | null => safePath(parameters.get("redirectTo"));
