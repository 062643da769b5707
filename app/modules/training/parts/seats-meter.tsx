import type { ProgramCardView } from "../rules/card";

/** How many seats are free, over a bar of those that are taken. */
export const SeatsMeter = ({ text, taken, capacity }: ProgramCardView["seats"]) => (
  <span className="meter">
    {text}
    <progress className="progress" max={capacity} value={taken} aria-label="Locuri ocupate">
      {`${taken} din ${capacity}`}
    </progress>
  </span>
);
