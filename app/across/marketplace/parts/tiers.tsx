import { OFFER_CURRENCY, TIER_CODES, TIERS } from "~/modules/partners/rules/offers";
import { formatRange } from "~/platform/language/money";
import type { ServiceOffer } from "../pages/offers.server";
import { ActionButton } from "./action-button";

/** What each tier costs and contains, said once for all services of a page. `most` features are shown of each. */
export function TierTable({ most }: { most?: number }) {
  return (
    <section className="card card--compact stack stack--1" aria-labelledby="niveluri">
      <h2 id="niveluri" className="h3">
        Cele trei niveluri ale fiecărui serviciu
      </h2>
      <ul className="tier-table">
        {TIER_CODES.map((code) => {
          const { label, min, max, sentence, features } = TIERS[code];
          return (
            <li key={code}>
              <h3>
                {label} <span className="money">{formatRange(min, max, OFFER_CURRENCY)}</span>
              </h3>
              <p className="small">{sentence}</p>
              <ul className="points small">
                {features.slice(0, most).map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <p className="small muted">Prețurile sunt orientative, fără TVA; oferta fermă vine de la partener.</p>
    </section>
  );
}

type TiersProps = {
  service: string;
  /** Whose service it is, where the page shows several firms. */
  of?: string;
  offers: readonly ServiceOffer[];
};

/** The three offers of a service side by side. Their prices are in the table of the page. */
export function Tiers({ service, of, offers }: TiersProps) {
  return (
    <ul className="tiers">
      {offers.map((offer) => (
        <li key={offer.id} id={offer.id} tabIndex={-1}>
          <h3>
            <span className="vh">{`${service} – `}</span>
            {offer.label}
          </h3>
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
