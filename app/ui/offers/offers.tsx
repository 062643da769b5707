import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Facts, type FactsProps } from "../fisa/fisa";

export type OfferProps = {
  /** The firm: OrganisationMark with a heading, then rating and badges. */
  head: ReactNode;
  /** The price, set large. */
  price: ReactNode;
  /** "fără TVA · sub bugetul maxim cu 5.500 lei". */
  priceNote: ReactNode;
  facts: FactsProps["rows"];
  /** The text of the firm. */
  say?: ReactNode;
  /** Outlined buttons (`variant="choose"`), the same for every offer, so that none is favoured. */
  actions?: ReactNode;
  /** It cannot be accepted; its text says why. */
  out?: boolean;
};

/** One offer. Its five rows are aligned with those of the others (subgrid). */
export function Offer({ head, price, priceNote, facts, say, actions, out }: OfferProps) {
  return (
    <article className={classNames("offer", out && "offer--out")}>
      <div className="offer__top">{head}</div>
      <div>
        <p className="price">{price}</p>
        <p className="small muted">{priceNote}</p>
      </div>
      <Facts rows={facts} />
      <div className="say">{typeof say === "string" ? <p>{say}</p> : say}</div>
      <div className="cluster cluster--tight">{actions}</div>
    </article>
  );
}

/** Offers side by side, three in a row from 720 px up. */
export function Offers({ count, children }: { /** How many there are. */ count: number; children: ReactNode }) {
  return <div className={classNames("offers", count < 3 && `offers--${count}`)}>{children}</div>;
}
