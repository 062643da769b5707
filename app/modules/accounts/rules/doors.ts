import type { OrganisationKind } from "./actor";
import { safePath } from "./safe-path";

/** The two kinds of account as they stand in addresses: `?tip=uat`. */
export const doorTypes = { uat: "UAT", firma: "FIRMA" } as const satisfies Record<string, OrganisationKind>;
export type DoorType = keyof typeof doorTypes;

export const doorType = (text: string | null): DoorType | null =>
  text !== null && Object.hasOwn(doorTypes, text) ? (text as DoorType) : null;

/** Somebody who was on their way into a workspace has chosen already. */
export function doorOnTheWay(path: string | null): DoorType | null {
  return doorType(path?.split(/[/?#]/)[1] ?? null);
}

/** The address of the sign-in page that keeps where to go afterwards. */
export function loginPath(door: DoorType | null, onward: string | null): string {
  const query = new URLSearchParams({ ...(door ? { tip: door } : {}), ...(onward ? { redirectTo: onward } : {}) });
  return query.size > 0 ? `/login?${query}` : "/login";
}

/** The same with the choice still to be made, also for somebody whose way would make it. */
export const choicePath = (onward: string | null): string =>
  onward ? `/login?${new URLSearchParams({ tip: "", redirectTo: onward })}` : "/login";

/** Where the address asks to be led after signing in; null for anything but a path of this site. */
export const onwardOf = (parameters: URLSearchParams): string | null => safePath(parameters.get("redirectTo"));
