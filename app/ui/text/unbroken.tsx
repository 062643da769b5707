import type { ReactNode } from "react";

/** A register's number: "PSP-2026-000016", "S-000123". */
const NUMBER = /\b([A-Z]{1,4}(?:-\d{4,9}){1,2})\b/;

/** A text whose register numbers stay on one line: browsers break them after a hyphen. Anything but a text is unchanged. */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== "string" || !NUMBER.test(text)) return text;
  return text.split(NUMBER).map((part, place) =>
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
