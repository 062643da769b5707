import type { Actor } from "~/modules/accounts/rules/actor";
import { workspacePath } from "~/modules/accounts/rules/places";
import { safePath } from "~/modules/accounts/rules/safe-path";
import { RESUME } from "~/platform/form/draft-view";

/** Pages outside the workspaces whose forms a signed-in person fills in. */
const PUBLIC = /^\/(support$|(forum|proiecte)\/)/;

/** The page of a draft, without what only resumes it; null unless it is one of the person's own pages. */
export function draftPageOf(given: unknown, { role }: Pick<Actor, "role">): string | null {
  const path = safePath(String(given ?? ""));
  if (path === null || !(PUBLIC.test(path) || path.startsWith(`${workspacePath(role)}/`))) return null;
  const { pathname, searchParams } = new URL(path, "http://psp.invalid");
  searchParams.delete(RESUME);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
