import { counties } from "~/platform/romania/counties";
import type { ExampleModule } from "../example";
import { CountyList, CountyMap } from "./county-map";

const COUNTS: Record<string, number> = { B: 3, CJ: 12, HR: 1, SJ: 104, VL: 2 };
const places = counties.map(({ code, name }) => {
  const count = COUNTS[code] ?? 0;
  const words = count === 0 ? "nicio comunitate" : `${count} comunități`;
  return { code, name, count, words, href: `?judet=${code}`, current: code === "HR" };
});

export const countyMapExamples: ExampleModule = {
  name: "Harta județelor",
  examples: [
    { title: "Cu un județ ales", element: <CountyMap label="Harta județelor" places={places} /> },
    { title: "Ca listă", element: <CountyList title="Județele, ca listă" places={places} /> },
  ],
};
