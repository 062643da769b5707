import { fold } from "~/platform/language/text";
import { type CountyCode, cities, counties } from "~/platform/romania/counties";
import type { CountyPlace } from "~/ui/county-map/county-map";
import { communities, inCounty } from "./card";
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

/** What a list holds, as its heading: "2 comunități cu „izvor” în nume, în județul Sălaj". */
export function foundWords({ text, county }: CommunityQuery, total: number): string {
  const [first = "", ...rest] = communities(total);
  const named = text ? ` cu „${text}” în nume` : "";
  const where = county ? `${text ? "," : ""} ${inCounty(county)}` : "";
  return first.toLocaleUpperCase("ro") + rest.join("") + named + where;
}

/** The county that somebody meant who wrote its name, or its city's, where names of communities are asked for. */
export function countyMeant(text: string): CountyCode | null {
  const asked = fold(text).replace(/^(judetul|jud\.?|municipiul|orasul) /, "");
  const county = counties.find(({ name }) => fold(name) === asked)?.code;
  return county ?? cities.find(({ name }) => fold(name) === asked)?.county ?? null;
}
