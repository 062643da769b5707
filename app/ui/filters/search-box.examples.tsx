import type { ExampleModule } from "../example";
import { SearchBox } from "./search-box";

export const searchBoxExamples: ExampleModule = {
  name: "Caseta de căutare",
  examples: [
    {
      title: "În antet",
      element: <SearchBox action="/cauta" id="cautare-exemplu-antet" label="Caută în platformă" placeholder="Caută" />,
    },
    {
      title: "Cu buton",
      element: <SearchBox action="/cauta" id="cautare-exemplu-pagina" label="Ce căutați" submit="Caută" />,
    },
  ],
};
