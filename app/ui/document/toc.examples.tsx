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
            { href: "?", label: "Toate", count: [17, "articol", "articole"], current: true },
            { href: "?categorie=proiecte", label: "Proiecte", count: [2, "articol", "articole"] },
          ]}
        />
      ),
    },
  ],
};
