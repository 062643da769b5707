import { and, or, type SQL } from "drizzle-orm";
import type { CountyCode } from "../romania/counties";
import { countyIn } from "../romania/county-in-text";

/**
 * What a list finds by a text: what matches it; where the text also says a county ("Valea Rece (SJ)", "jud. Sălaj, apă"), what
 * matches its other words there too.
 */
export function matchesHereOrThere(
  text: string,
  matches: (text: string) => SQL | undefined,
  isIn: (county: CountyCode) => SQL,
): SQL | undefined {
  const place = countyIn(text);
  return place === null ? matches(text) : or(matches(text), and(isIn(place.county), matches(place.rest)));
}
