import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Icon, type IconShape } from "../icon/icon";
import { unbroken } from "../text/unbroken";

type TrustLineProps = {
  isTrusted: boolean;
  icon: IconShape;
  /** Since when, or why not. */
  words: ReactNode;
  /** Until when, against what, and what it is not. */
  facts?: readonly ReactNode[];
};

/** How far a document or an act can be relied on: one line under its head. */
export const TrustLine = ({ isTrusted, icon, words, facts = [] }: TrustLineProps) => (
  <p className={classNames("trust", !isTrusted && "trust--yellow")}>
    <b>
      <Icon of={icon} size="small" />
      {words}
    </b>
    {facts.map((fact, place) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line never change places
      fact ? <span key={place}>{unbroken(fact)}</span> : null,
    )}
  </p>
);
