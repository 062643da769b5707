import type { ExampleModule } from "../example";
import { ChoiceFilter, Filters, SearchFilter } from "./filters";

const CATEGORIES = { it: "IT și Digitalizare" };

export const filtersExamples: ExampleModule = {
  name: "Filtre",
  examples: [
    {
      title: "Cu un filtru pus",
      element: (
        <Filters
          label="Filtrează oportunitățile"
          resetHref="?"
          chips={[{ label: "IT și Digitalizare", href: "?q=portal" }]}
        >
          <SearchFilter name="q" label="Caută" text="portal" />
          <ChoiceFilter name="cat" label="Categorie" value="it" options={CATEGORIES} empty="Toate categoriile" />
          <ChoiceFilter name="loc" label="Locație" value={null} options={{ sj: "Sălaj" }} empty="Toate locațiile" />
        </Filters>
      ),
    },
  ],
};
