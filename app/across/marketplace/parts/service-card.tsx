import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { Cluster } from "~/ui/layout/layout";
import { Stars } from "~/ui/rating/rating";
import type { ServiceCard as Service } from "../offers.server";
import { Tiers } from "./tiers";

/** A service of the marketplace: what it is and whose, beside its three tiers. */
export function ServiceCard({ service: { name, about, partner, offers } }: { service: Service }) {
  return (
    <Card as="li" className="service">
      <div className="service__h">
        <h2>{name}</h2>
        <Letterhead seed={partner.id} kind="FIRMA" verified picture={partner.picture}>
          de <Anchor href={`/partener/${partner.id}`}>{partner.name}</Anchor>
        </Letterhead>
        <Cluster tight>
          <Stars value={partner.rating} words={partner.reviews} />
          {partner.county ? <span className="small muted">{partner.county}</span> : null}
        </Cluster>
        {about ? <p className="small lines">{about}</p> : null}
        <p className="small">
          <Anchor href={`/partener/${partner.id}`}>
            Vezi partener<span className="vh">: {partner.name}</span>
          </Anchor>
        </p>
      </div>
      <Tiers service={name} of={partner.name} offers={offers} level={3} />
    </Card>
  );
}
