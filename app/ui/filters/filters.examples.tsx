import type { ExampleModule } from "../example";
import { ChoiceFilter, Filters, SearchFilter } from "./filters";

const CATEGORIES = { it: "IT și Digitalizare" };

export const filtersExamples: ExampleModule = {
  name: "Filtre",
  examples: [
    {
      title: "Cu un filtru pus",
      element: (
        <Filters label="Filtrează oportunitățile" resetHref="?" on={[{ name: "cat", href: "?q=portal" }]}>
          <SearchFilter name="q" label="Caută" text="portal" />
          <ChoiceFilter name="cat" label="Categorie" value="it" options={CATEGORIES} />
          <ChoiceFilter name="loc" label="Locație" value={null} options={{ sj: "Sălaj" }} />
        </Filters>
      ),
    },
  ],
};
