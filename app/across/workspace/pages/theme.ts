import { redirect } from "react-router";
import { safePath } from "~/modules/accounts/rules/safe-path";
import { RETURN_TO } from "~/platform/form/hidden-fields";
import { readForm } from "~/platform/form/read-form.server";
import { clearCookie, setCookie } from "~/platform/http/cookie.server";
import type { Route } from "./+types/theme";

const YEAR_SECONDS = 31_536_000;

/** Stores the theme in a cookie, so that the server renders it from the first paint; any other value removes it. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const form = await readForm(request);
  const theme = form.get("theme");
  const answer = redirect(safePath(String(form.get(RETURN_TO) ?? "")) ?? "/", 303);
  const known = theme === "light" || theme === "dark";
  answer.headers.append("set-cookie", known ? setCookie("theme", theme, YEAR_SECONDS) : clearCookie("theme"));
  return answer;
}

export const loader = () => redirect("/");
