import type { ProgramCardView } from "../rules/card";

/** What a member pays, and what it costs otherwise. */
export const Price = ({ price: { own, full, why } }: Pick<ProgramCardView, "price">) => (
  <>
    <b className="num nowrap">{own}</b>
    {full ? (
      <>
        {" "}
        <span className="muted">
          <span className="nowrap">
            în loc de <s className="num">{full}</s>
          </span>
          {why ? ` (${why})` : null}
        </span>
      </>
    ) : null}
  </>
);
