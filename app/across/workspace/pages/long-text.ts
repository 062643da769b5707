import { actorContext, unplacedContext } from "~/modules/accounts/signed-in/actor-context";
import { longTextOf } from "~/platform/form/long-text.server";
import { forbidden, orNotFound } from "~/platform/refusal";
import type { Route } from "./+types/long-text";

/** The whole text that was too long for its form, as a file for its author. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const person = context.get(actorContext) ?? context.get(unplacedContext);
  if (!person)
    throw forbidden("Textul îl poate descărca numai cine l-a trimis.", { href: "/login", label: "Conectare" });
  const text = orNotFound(await longTextOf(person.userId));
  return new Response(text, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": 'attachment; filename="text-trimis.txt"',
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
