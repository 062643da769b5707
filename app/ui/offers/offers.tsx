import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { unbroken } from "../text/unbroken";

export type OfferView = {
  key: string;
  /** The firm: OrganisationMark without a heading, which a header cell may not contain, then badges. */
  head: ReactNode;
  /** One for each column. */
  cells: readonly ReactNode[];
  /** The text of the firm, below its row. */
  say?: ReactNode;
  /** Outlined buttons (`variant="choose"`), the same for every offer, so that none is favoured. */
  actions?: ReactNode;
  /** It cannot be accepted; its text says why. */
  out?: boolean;
};

type OffersProps = { caption: string; columns: readonly string[]; offers: readonly OfferView[] };

/** Offers to be compared: a table from 768 px up, below that one card for each. The first column is the price. */
export function Offers({ caption, columns, offers }: OffersProps) {
  return (
    <table className="offers">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Firma</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {offers.map(({ key, ...offer }) => (
        <Offer key={key} {...offer} columns={columns} />
      ))}
    </table>
  );
}

function Offer({ head, cells, say, actions, out, columns }: Omit<OfferView, "key"> & Pick<OffersProps, "columns">) {
  return (
    <tbody className={classNames("offer", out && "offer--out")}>
      <tr>
        <th scope="row">{head}</th>
        {columns.map((column, index) => (
          <td key={column} data-label={column} className={index === 0 ? "offer__price" : undefined}>
            {typeof cells[index] === "string" ? <span>{unbroken(cells[index])}</span> : cells[index]}
          </td>
        ))}
      </tr>
      <tr>
        <td colSpan={columns.length + 1}>
          <div className="offer__more">
            <div className="offer__say">{say}</div>
            <div className="offer__do">{actions}</div>
          </div>
        </td>
      </tr>
    </tbody>
  );
}
