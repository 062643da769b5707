import type { ReactNode } from "react";
import { Anchor } from "../anchor/anchor";

type Tier = {
  id: string;
  label: string;
  price: string | null;
  /** What the boxes of a row are of, read aloud with the verb: ": Audit energetic – Premium, de Verde Măsurat SRL". */
  of: string;
  /** Where the verb leads; null where it may not be done. */
  href: string | null;
  /** Load a document. */
  reload?: boolean;
};

/** Under the words of a row, or beside them where there is room: its offers, each with its price and the verb. */
export function Tiers({ tiers, verb }: { tiers: readonly Tier[]; verb: string }) {
  return (
    <ul className="tiers">
      {tiers.map(({ id, label, price, of, href, reload }) => {
        const words = (
          <>
            <span className="tiers__name">{label}</span> <b>{price}</b>
          </>
        );
        return (
          <li key={id} id={id} tabIndex={-1}>
            {href === null ? (
              <span className="tiers__tier">{words}</span>
            ) : (
              <Anchor className="tiers__tier" href={href} reload={reload ?? false}>
                {words}{" "}
                <span className="tiers__do">
                  {verb}
                  <span className="vh">{of}</span>
                </span>
              </Anchor>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type TierBarProps = {
  /** The columns of the list (`tiers`), and what they hold; where there is no room for columns, with a sentence. */
  columns: readonly { label: string; say: string; points: readonly string[] }[];
  note: string;
  /** `<Filters>`. */
  children?: ReactNode;
};

/** The bar of a list of tiers: the names of its columns and what they hold, said once; on a phone in one fold. */
export function TierBar({ columns, note, children }: TierBarProps) {
  return (
    <div className="tiers__bar">
      {children}
      <details className="tiers__fold">
        <summary>Ce cuprinde fiecare nivel</summary>
        <dl>
          {columns.map(({ label, say, points }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tiers__say">{say}</dd>
              {points.map((point) => (
                <dd key={point}>{point}</dd>
              ))}
            </div>
          ))}
        </dl>
        <p className="small muted">{note}</p>
      </details>
    </div>
  );
}
