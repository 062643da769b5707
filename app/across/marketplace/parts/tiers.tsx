import { TIER_CODES, TIERS } from "~/modules/partners/rules/offers";
import type { ServiceOffer } from "../offers.server";
import { ActionButton } from "./action-button";

export const TIERS_LEAD = "Prețurile sunt orientative, fără TVA; oferta fermă vine de la partener.";

type TiersProps = {
  service: string;
  /** Whose service it is, where the page shows several firms. */
  of?: string;
  offers: readonly ServiceOffer[];
};

/** The three offers of a service side by side. */
export function Tiers({ service, of, offers }: TiersProps) {
  return (
    <ul className="tiers">
      {offers.map((offer) => (
        <li key={offer.id} id={offer.id} className="tier">
          <h3>
            <span className="vh">{`${service} – `}</span>
            {offer.label}
          </h3>
          <p>
            <strong className="money">{offer.price}</strong>
          </p>
          <ul className="points small">
            {offer.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <ActionButton
            way={offer.way}
            small
            label="Solicită ofertă"
            of={`: ${offer.title}${of === undefined ? "" : `, de ${of}`}`}
          />
        </li>
      ))}
    </ul>
  );
}

/** What each tier contains, said once for all services of a page. */
export function TierWords() {
  return (
    <details>
      <summary>Ce cuprinde fiecare nivel</summary>
      <dl className="tier-words">
        {TIER_CODES.map((code) => (
          <div key={code}>
            <dt>{TIERS[code].label}</dt>
            <dd>{TIERS[code].sentence}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
