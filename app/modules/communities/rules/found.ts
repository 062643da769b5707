import { communities, inCounty } from "./card";
import type { CommunityQuery } from "./listing";

/** What a list holds, as its heading: "2 comunități cu „izvor” în nume, în județul Sălaj". */
export function foundWords({ text, county }: CommunityQuery, total: number): string {
  const [first = "", ...rest] = communities(total);
  const named = text ? ` cu „${text}” în nume` : "";
  const where = county ? `${text ? "," : ""} ${inCounty(county)}` : "";
  return first.toLocaleUpperCase("ro") + rest.join("") + named + where;
}
