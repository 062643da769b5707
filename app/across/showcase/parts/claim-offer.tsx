import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";

/** On the page of a community that nobody owns, for whoever is of the authority of that place. */
export function ClaimOffer({ href }: { href: string }) {
  return (
    <Card heading="Este comunitatea dumneavoastră?" className="stack">
      <p>
        Pagina a făcut-o asociația și nu o administrează nimeni încă. O instituție verificată o preia cu tot ce are.
      </p>
      <div>
        <ButtonLink href={href}>Este a noastră</ButtonLink>
      </div>
    </Card>
  );
}
