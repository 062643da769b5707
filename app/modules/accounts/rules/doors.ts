import type { OrganisationKind } from "./actor";
import { safePath } from "./safe-path";

/** The two kinds of account as they stand in addresses: `?tip=uat`. */
const doorTypes = { uat: "UAT", firma: "FIRMA" } as const satisfies Record<string, OrganisationKind>;
export type DoorType = keyof typeof doorTypes;

export const doorType = (text: string | null): DoorType | null =>
  text !== null && Object.hasOwn(doorTypes, text) ? (text as DoorType) : null;

/** Somebody who was on their way into a workspace has chosen already. */
export function doorOnTheWay(path: string | null): DoorType | null {
  return doorType(path?.split(/[/?#]/)[1] ?? null);
}

/** A page on the way inside, with what was chosen and where to go afterwards. */
function onTheWay(path: string, door: DoorType | null, onward: string | null): string {
  const query = new URLSearchParams({ ...(door ? { tip: door } : {}), ...(onward ? { redirectTo: onward } : {}) });
  return query.size > 0 ? `${path}?${query}` : path;
}

type OnTheWay = (door: DoorType | null, onward: string | null) => string;
export const loginPath: OnTheWay = (door, onward) => onTheWay("/login", door, onward);
/** Whoever has no account yet is led back to the same thing, once they have one. */
export const registerPath: OnTheWay = (door, onward) => onTheWay("/register", door, onward);
export const registeredPath: OnTheWay = (door, onward) => onTheWay("/register/trimisa", door, onward);
export const resetPath = (onward: string | null): string => onTheWay("/parola-uitata", null, onward);
export const resendPath = (onward: string | null): string => onTheWay("/retrimite-confirmarea", null, onward);

const SIGN_IN = /^\/(?:admin-)?login(?:\/(?:cod|a-doua-verificare))?(?:\.data)?$/;

/** Is this one of the pages through which somebody comes in: password, second factor, setting the latter up? */
export const isSignIn = (path: string): boolean => SIGN_IN.test(path);

/** Out, and where to go then. */
export const signOutPath = (onward: string | null): string => onTheWay("/deconectare", null, onward);

/** The same with the choice still to be made, also for somebody whose way would make it. */
export const choicePath = (onward: string | null): string =>
  onward ? `/login?${new URLSearchParams({ tip: "", redirectTo: onward })}` : "/login";

const REASONS: readonly [start: string, reason: string][] = [
  ["/invitatie/", "Conectați-vă cu contul acestei adrese ca să acceptați invitația."],
  [
    "/uat/service-requests/new?partener=",
    "Conectați-vă ca autoritate pentru a cere oferta. Solicitarea vă așteaptă completată.",
  ],
  ["/uat/service-requests/new", "Conectați-vă ca autoritate pentru a scrie solicitarea."],
  ["/uat/articles/new", "Trebuie să fii autentificat pentru a crea articole."],
  ["/firma/content/new", "Trebuie să fii autentificat pentru a crea articole."],
  ["/uat/community/claims", "Conectați-vă ca autoritate pentru a revendica pagina comunității."],
  ["/uat/messages/nou", "Conectați-vă ca autoritate pentru a scrie partenerului."],
];

/** Why somebody on their way to a page is asked to sign in; null for whoever came to sign in. */
export function reasonOf(onward: string | null): string | null {
  if (onward === null) return null;
  const known = REASONS.find(([start]) => onward.startsWith(start));
  return known ? known[1] : "Pagina cerută este pentru cine are cont. După conectare ajungeți la ea.";
}

/** Where the address asks to be led after signing in; null for anything but a path of this site. */
export const onwardOf = (parameters: URLSearchParams): string | null => safePath(parameters.get("redirectTo"));
