import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Cluster } from "~/ui/layout/layout";
import { Stars } from "~/ui/rating/rating";
import { Tags } from "~/ui/tag/tag";
import { Dotted } from "~/ui/text/text";
import type { PartnerCardFacts } from "../rules/card";
import { PartnerMark } from "./partner-mark";

type PartnerCardProps = {
  partner: PartnerCardFacts;
  /** The anchor of the card, for links to the first newly loaded one. */
  id?: string;
  /** Small facts under the description; null ones are left out. */
  facts: readonly (string | null)[];
  /** A special offer that is still valid. */
  offer?: { title: string; until: string } | undefined;
  actions: ReactNode;
};

/** A partner in a list. */
export function PartnerCard({ partner, id, facts, offer, actions }: PartnerCardProps) {
  const tags = partner.more > 0 ? [...partner.services, `+${partner.more} mai multe`] : partner.services;
  return (
    <Card as="li" id={id} className="org">
      <div className="org__b">
        <PartnerMark
          partner={partner}
          picture={partner.picture}
          level={2}
          href={`/partener/${partner.id}`}
          note={partner.county}
        />
        <div>
          <Stars value={partner.rating} words={partner.reviews} />
        </div>
        {partner.summary ? <p>{partner.summary}</p> : null}
        {tags.length > 0 ? <Tags tags={tags} /> : null}
        <p className="small muted">
          <Dotted facts={facts} />
        </p>
        <div className="foot-line stack stack--1">
          {offer ? (
            <p className="small">
              <span className="ochre">Ofertă specială, până la {offer.until}:</span> {offer.title}
            </p>
          ) : null}
          <Cluster tight>{actions}</Cluster>
        </div>
      </div>
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
