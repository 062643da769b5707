import { dateTime } from "~/platform/language/dates";
import { type Currency, formatMoney } from "~/platform/language/money";
import { quoted } from "~/platform/language/quotes";
import { fold } from "~/platform/language/text";
import { isOpen, type RequestFacts } from "./request";

/** An offer that may be accepted, with its price in minor units. */
export type Choice = { id: string; partner: string; priceMax: number; currency: Currency };

/** Whether the criterion, in the authority's own words, is the lowest price. */
export function asksLowestPrice(criterion: string | null): boolean {
  const words = fold(criterion ?? "");
  if (/\bieftin|\bcel mai bun pret\b|\bcea mai mica oferta\b|^\W*pret(ul)?\W*$/.test(words)) return true;
  return /\b(pret|cost|tarif|valoare)\p{L}*/u.test(words) && /\b(scazut|mic|minim|redus)\p{L}*/u.test(words);
}

type Asked = RequestFacts & { criterion: string | null };

/**
 * Why the choice of an offer has to be explained: the announced deadline has not passed, or another offer is cheaper although
 * the lowest price was announced. Empty where it needs no reason.
 */
export function whyAsked(request: Asked, choices: readonly Choice[], chosen: string, now: Date): string[] {
  const one = choices.find(({ id }) => id === chosen);
  const cheaper = choices
    .filter(({ currency, priceMax }) => one && currency === one.currency && priceMax < one.priceMax)
    .sort((a, b) => a.priceMax - b.priceMax)[0];
  return [
    isOpen(request, now) && request.deadlineAt !== null
      ? `Termenul anunțat, ${dateTime(request.deadlineAt)}, nu a trecut: până atunci pot sosi și alte oferte.`
      : null,
    cheaper && asksLowestPrice(request.criterion)
      ? `Criteriul anunțat este ${quoted(request.criterion ?? "")}, iar oferta firmei ${cheaper.partner} este mai mică: ${formatMoney(cheaper.priceMax, cheaper.currency)}.`
      : null,
  ].filter((why) => why !== null);
}
