import type { ExampleModule } from "../example";
import { Toc } from "./toc";

export const tocExamples: ExampleModule = {
  name: "Cuprins",
  examples: [
    {
      title: "Categorii, cu numărul lor",
      element: (
        <Toc
          heading="Categorii"
          entries={[
            { href: "?", label: "Toate", count: { value: 17, words: "articole" }, current: true },
            { href: "?categorie=proiecte", label: "Proiecte", count: { value: 2, words: "articole" } },
          ]}
        />
      ),
    },
  ],
};
