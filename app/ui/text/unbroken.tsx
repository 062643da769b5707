import type { ReactNode } from "react";

/** A register's number or an interval: "PSP-2026-000016", "S-000123", "60.000–90.000 lei". */
const WHOLE = /(\b[A-Z]{1,4}(?:-\d{4,9}){1,2}\b|\b\d[\d.,]{0,20}–\d[\d.,]{0,20}(?: lei| EUR)?)/;

/** A text whose register numbers and intervals stay on one line: browsers break them after a dash. Anything else is unchanged. */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== "string" || !WHOLE.test(text)) return text;
  return text.split(WHOLE).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={place} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
