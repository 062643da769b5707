import { localDateOf } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { type Currency, formatMoney } from "~/platform/language/money";
import { directPurchaseThreshold, isUnderDirectPurchaseThreshold } from "~/platform/romania/thresholds";

/** Until when the thresholds were last compared with the law. */
const KNOWN_ON = "20 noiembrie 2026";

/** The thresholds of direct purchases with their act and its date, as papers say them; null before the law. */
export function thresholdWords(at: Date): string | null {
  const goods = directPurchaseThreshold("goods_services", at);
  const works = directPurchaseThreshold("works", at);
  if (goods === null || works === null) return null;
  return `sub ${formatMoney(goods.minor, "RON")} pentru produse și servicii, sub ${formatMoney(works.minor, "RON")} pentru lucrări, fără TVA (${goods.source}, în vigoare din ${dateLong(goods.validFrom)})`;
}

/** The same as a table; empty before the law. */
function thresholdRows(at: Date): { term: string; detail: string }[] {
  const goods = directPurchaseThreshold("goods_services", at);
  const works = directPurchaseThreshold("works", at);
  if (goods === null || works === null) return [];
  return [
    { term: "Produse și servicii", detail: `sub ${formatMoney(goods.minor, "RON")}` },
    { term: "Lucrări", detail: `sub ${formatMoney(works.minor, "RON")}` },
    { term: "Temei", detail: `${goods.source}, în vigoare din ${dateLong(goods.validFrom)}` },
  ];
}

type Value = { minor: number; currency: Currency };

/** What the page says of the thresholds: a table, and a warning when the highest known value is not one of a direct purchase. */
export function thresholdNotice(values: readonly Value[], at: Date) {
  const checked = `Verificate la ${KNOWN_ON}.`;
  const rows = thresholdRows(at);
  const beside = {
    rows,
    note: rows.length > 0 ? `Fără TVA. ${checked}` : "Necunoscute la data solicitării.",
    warning: null,
  };
  const most = Math.max(0, ...values.filter(({ currency }) => currency === "RON").map(({ minor }) => minor));
  if (isUnderDirectPurchaseThreshold(most, "goods_services", at)) return beside;
  const words = `Pragurile achiziției directe: ${thresholdWords(at) ?? "necunoscute la data solicitării"}. ${checked}`;
  const value = formatMoney(most, "RON");
  const isWorks = isUnderDirectPurchaseThreshold(most, "works", at);
  const warning = isWorks
    ? `Valoarea de ${value} nu este sub pragul pentru produse și servicii: pașii de mai jos sunt numai pentru lucrări. ${words}`
    : `Valoarea de ${value} nu este sub niciun prag al achiziției directe: pașii de mai jos nu sunt pentru ea, ci o procedură de atribuire. ${words}`;
  return { ...beside, warning };
}

/** The day on which a request was sent; null for a draft. */
export const sentDay = ({ sentAt }: { sentAt: Date | null }) => sentAt && localDateOf(sentAt);
