import type { Actor } from "~/modules/accounts/rules/actor";
import { workspacePath } from "~/modules/accounts/rules/places";
import { safePath } from "~/modules/accounts/rules/safe-path";
import { badRequest } from "~/platform/refusal";

/** The field that says on which page something is being typed. */
const PAGE = "_pagina";

/** Takes the page out of the form: only a path of the workspace in which this person works. */
export function takePage(form: FormData, { role }: Actor): string {
  const path = safePath(String(form.get(PAGE) ?? ""));
  if (!path?.startsWith(`${workspacePath(role)}/`)) throw badRequest();
  form.delete(PAGE);
  return path.split(/[?#]/, 1)[0] ?? path;
}
