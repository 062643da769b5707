import { homeOf } from "~/modules/accounts/rules/actor";
import { UNPLACED_PATH } from "~/modules/accounts/rules/places";
import { actorContext, unplacedContext } from "~/modules/accounts/signed-in/actor-context";
import { ButtonLink } from "~/ui/button/button";
import { Head } from "~/ui/head/head";
import { Thread } from "~/ui/thread/thread";
import type { Route } from "./+types/public-new-organisation-sent.page";

export function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  if (actor) return { onward: { href: homeOf(actor), label: "Deschide panoul" } };
  if (context.get(unplacedContext)) return { onward: { href: UNPLACED_PATH, label: "Vezi cererea" } };
  return { onward: { href: "/", label: "La prima pagină" } };
}

export const meta = () => [{ title: "Cererea a fost trimisă – PSP" }, { name: "robots", content: "noindex" }];

/** The text is the same whether the organisation is new or known; only the link differs. */
export default function NewOrganisationSentPage({ loaderData: { onward } }: Route.ComponentProps) {
  return (
    <>
      <Head heading="Cererea a fost trimisă" facts="Vă conectați în continuare cu aceeași adresă și aceeași parolă." />
      <Thread
        label="Ce urmează"
        events={[
          { title: "Cererea a ajuns la noi" },
          {
            state: "now",
            title: "Dacă organizația este nouă, îi deschideți panoul chiar acum",
            note: "un administrator o verifică între timp",
          },
          {
            state: "next",
            title: "Dacă are deja cont, decide titularul lui",
            note: "răspunsul vine prin e-mail; până atunci vedeți numai cererea și o puteți retrage",
          },
        ]}
      />
      <div>
        <ButtonLink variant="primary" href={onward.href}>
          {onward.label}
        </ButtonLink>
      </div>
    </>
  );
}
