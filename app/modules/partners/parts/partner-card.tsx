import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Cluster } from "~/ui/layout/layout";
import { Stars } from "~/ui/rating/rating";
import { Dotted } from "~/ui/text/text";
import type { PartnerCardFacts } from "../rules/card";
import { PartnerMark } from "./partner-mark";

type PartnerCardProps = {
  partner: PartnerCardFacts;
  /** The anchor of the card, for links to the first newly loaded one. */
  id?: string;
  /** Small facts after the services; null ones are left out. */
  facts: readonly (string | null)[];
  /** A special offer that is still valid; shown instead of the description. */
  offer?: { title: string; until: string } | undefined;
  actions: ReactNode;
};

/** A partner in a list: whose name, what it does, what can be done. */
export function PartnerCard({ partner, id, facts, offer, actions }: PartnerCardProps) {
  const services = partner.more > 0 ? [...partner.services, `+${partner.more} mai multe`] : partner.services;
  return (
    <Card as="li" id={id} className="card--row partner">
      <PartnerMark
        partner={partner}
        picture={partner.picture}
        level={2}
        href={`/partener/${partner.id}`}
        note={
          <>
            {partner.county ? <div>{partner.county}</div> : null}
            <Stars value={partner.rating} words={partner.reviews} />
          </>
        }
      />
      <div>
        {offer ? (
          <p className="small">
            <span className="ochre">Ofertă specială, până la {offer.until}:</span> {offer.title}
          </p>
        ) : partner.summary ? (
          <p className="clamp clamp--1">{partner.summary}</p>
        ) : null}
        <p className="small muted">
          <Dotted facts={[...services, ...facts]} />
        </p>
      </div>
      <Cluster tight>{actions}</Cluster>
    </Card>
  );
}

/** The card of public lists, with links for everybody. */
export function PublicPartnerCard(card: Omit<PartnerCardProps, "offer" | "actions">) {
  const { id, name } = card.partner;
  return (
    <PartnerCard
      {...card}
      actions={
        <>
          <ButtonLink small href={`/partener/${id}`}>
            Vezi profilul<span className="vh">{` firmei ${name}`}</span>
          </ButtonLink>
          <ButtonLink small variant="quiet" href={`/marketplace?partner=${id}`}>
            Oferte în marketplace<span className="vh">{` ale firmei ${name}`}</span>
          </ButtonLink>
        </>
      }
    />
  );
}
