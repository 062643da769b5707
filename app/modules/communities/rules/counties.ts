import { type CountyCode, counties } from "~/platform/romania/counties";
import type { CountyPlace } from "~/ui/county-map/county-map";
import { communities } from "./card";
import { type CommunityQuery, directoryPath } from "./listing";

/** Every county with how many communities it has for this search; its link keeps the search. */
export function countyPlaces(query: CommunityQuery, counts: ReadonlyMap<CountyCode, number>): CountyPlace[] {
  return counties.map(({ code, name }) => {
    const count = counts.get(code) ?? 0;
    return {
      code,
      name,
      href: directoryPath(query, { county: code }),
      count,
      words: communities(count),
      current: query.county === code,
    };
  });
}
