import { filterQuery, oneOf, text } from "~/platform/form/list-query";
import type { ExampleModule } from "../example";
import { AskedList } from "./asked";
import { ChoiceFilter, Filters, SearchFilter } from "./filters";

const CATEGORIES = { it: "IT și Digitalizare" };
const COUNTIES = { sj: "Sălaj" };
const asked = filterQuery({ text: text("q"), category: oneOf("cat", CATEGORIES), county: oneOf("loc", COUNTIES) }).at(
  "",
  {
    text: "portal",
    category: "it",
    county: null,
  },
);

export const filtersExamples: ExampleModule = {
  name: "Filtre",
  examples: [
    {
      title: "Cu un filtru pus",
      element: (
        <AskedList value={asked}>
          <Filters label="Filtrează oportunitățile">
            <SearchFilter name="q" label="Caută" />
            <ChoiceFilter name="cat" label="Categorie" options={CATEGORIES} />
            <ChoiceFilter name="loc" label="Locație" options={COUNTIES} />
          </Filters>
        </AskedList>
      ),
    },
  ],
};
