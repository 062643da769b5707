import type { ReactNode } from "react";

const REGISTER = /\b[A-Z]{1,4}(?:-[A-Z])?(?:-\d{4,9}){1,2}\b/;
const INTERVAL = /\b\d[\d.,]{0,20}–\d[\d.,]{0,20}(?: lei| EUR)?/;
const SUM = /\b\d[\d.,]{0,20} (?:lei|EUR)\b/;
const MONTH = /(?:ian|feb|mar|apr|mai|iun|iul|aug|sept|oct|noi|nov|dec)[a-z]{0,7}\.?/;
const DATE = new RegExp(`\\b\\d{1,2} ${MONTH.source}(?: \\d{4}\\b)?(?:, \\d{2}:\\d{2}\\b(?:–\\d{2}:\\d{2}\\b)?)?`);

const COUNT = /\b\d[\d.,]{0,12}(?: de)? [a-zăâîșț]{2,16}(?![a-zăâîșț])/;

/** "PSP-2026-000016", "PSP-C-2026-000016", "S-000123", "60.000–90.000 lei", "35.000 lei", "8 octombrie 2026, 16:00–18:00", "20 de oferte". */
const WHOLE = new RegExp(`(${[REGISTER, INTERVAL, SUM, DATE, COUNT].map(({ source }) => source).join("|")})`);

/** A text whose register numbers, intervals, sums, dates and counts each stay on one line. Anything else is unchanged. */
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
