import type { ExampleModule } from "../example";
import { Field } from "../field/field";
import { Select } from "../field/input";
import { SearchInput } from "../field/search-input";
import { Filters } from "./filters";

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
          <Field name="q" label="Caută">
            <SearchInput defaultValue="portal" />
          </Field>
          <Field name="cat" label="Categorie">
            <Select
              options={[{ value: "it", label: "IT și Digitalizare" }]}
              empty="Toate categoriile"
              defaultValue="it"
            />
          </Field>
          <Field name="loc" label="Locație">
            <Select options={[{ value: "sj", label: "Sălaj" }]} empty="Toate locațiile" />
          </Field>
        </Filters>
      ),
    },
  ],
};
