import { formatMoney } from "~/platform/language/money";
import { hoursText } from "./card";
import { FORMATS, type Format } from "./vocabulary";

/** What those who enrolled have agreed to: when and where it is, and what it costs. */
type Agreed = {
  startsAt: Date;
  endsAt: Date;
  place: string | null;
  link: string | null;
  format: Format;
  price: number;
  discount: number;
};

type Line = { label: string; of: (agreed: Agreed) => string };

const LINES: readonly Line[] = [
  { label: "Data", of: ({ startsAt, endsAt }) => hoursText(startsAt, endsAt) },
  { label: "Formatul", of: ({ format }) => FORMATS[format] },
  { label: "Locul", of: ({ place }) => place ?? "niciunul" },
  { label: "Prețul", of: ({ price }) => (price === 0 ? "gratuit" : formatMoney(price, "RON")) },
  { label: "Reducerea", of: ({ discount }) => `${discount}%` },
];

/**
 * What moved, old and new: "Data: 5 noiembrie 2026, 09:00–15:00 → 6 noiembrie 2026, 09:00–15:00". The address of a meeting is
 * only said to have changed, as whoever has no seat reads it too.
 */
export function movedLines(before: Agreed, after: Agreed): string[] {
  const lines = LINES.map(({ label, of }) => ({ label, from: of(before), to: of(after) }))
    .filter(({ from, to }) => from !== to)
    .map(({ label, from, to }) => `${label}: ${from} → ${to}`);
  return before.link === after.link ? lines : [...lines, "Adresa la care vă conectați s-a schimbat"];
}
