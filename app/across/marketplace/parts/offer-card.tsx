import { offerList } from "~/modules/partners/rules/offer-list";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { Cluster } from "~/ui/layout/layout";
import { Stars } from "~/ui/rating/rating";
import { Tag } from "~/ui/tag/tag";
import type { OfferCard as Offer } from "../offers.server";
import { MARKETPLACE_PATH } from "../rules";
import { ActionButton } from "./action-button";

/** The card of a derived offer. */
export function OfferCard({ offer }: { offer: Offer }) {
  const { service, title, about, description, price, features, partner, way } = offer;
  return (
    <Card as="li" className="org">
      <div className="org__b">
        <p>
          <Tag href={offerList.address(MARKETPLACE_PATH, { service })}>{service}</Tag>
        </p>
        <h2>{title}</h2>
        <Letterhead seed={partner.id} kind="FIRMA" verified picture={partner.picture}>
          de <Anchor href={`/partener/${partner.id}`}>{partner.name}</Anchor>
        </Letterhead>
        <div>
          <Stars value={partner.rating} words={partner.reviews} />
        </div>
        <p className="small">
          {about ? `${about} ` : null}
          <span className="muted">{description}</span>
        </p>
        <ul className="points small">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="foot-line stack stack--1">
          <p>
            <strong className="money">{price}</strong>
          </p>
          <Cluster tight>
            <ActionButton way={way} small label="Solicită ofertă" of={`: ${title}, de ${partner.name}`} />
            <ButtonLink small variant="quiet" href={`/partener/${partner.id}`}>
              Vezi partener<span className="vh">: {partner.name}</span>
            </ButtonLink>
          </Cluster>
        </div>
      </div>
    </Card>
  );
}
