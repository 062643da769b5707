import { safePath } from "~/modules/accounts/rules/safe-path";
import { actorContext, unplacedContext } from "~/modules/accounts/signed-in/actor-context";
import { keptOfPerson, overLimit } from "~/modules/accounts/signed-in/limits.server";
import { PATH_FIELD } from "~/platform/form/hidden-fields";
import { readForm } from "~/platform/form/read-form.server";
import { badRequest, forbidden } from "~/platform/refusal";
import { keepUnsent } from "../http/workspace-guard.server";
import type { Route } from "./+types/kept-text";

const PRIVATE = { "cache-control": "no-store" };

/** Who is signed in: a page whose session ended asks, when somebody signs in in another tab. */
export function loader({ context }: Route.LoaderArgs): Response {
  const person = context.get(actorContext) ?? context.get(unplacedContext);
  return Response.json({ person: person?.userId ?? null }, { headers: PRIVATE });
}

/** Takes a form that the browser has kept since its session ended; `/reluare` then offers it. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const person = context.get(actorContext) ?? context.get(unplacedContext);
  if (!person) throw forbidden("Textul îl poate trimite numai cine l-a scris.", { href: "/login", label: "Conectare" });
  const form = await readForm(request);
  const path = safePath(String(form.get(PATH_FIELD) ?? ""));
  if (path === null) throw badRequest();
  form.delete(PATH_FIELD);
  const over = await overLimit([keptOfPerson, person.userId]);
  const cookie = over ? "" : await keepUnsent(person.userId, path, form);
  return new Response(null, {
    status: cookie ? 204 : over ? 429 : 413,
    headers: { ...PRIVATE, ...(cookie && { "set-cookie": cookie }) },
  });
}
