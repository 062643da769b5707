import type { ExampleModule } from "../example";
import { IndexList } from "./index-list";

export const indexListExamples: ExampleModule = {
  name: "Cuprins",
  examples: [
    {
      title: "Pe două coloane",
      element: (
        <IndexList
          columns={2}
          entries={[
            {
              href: "/marketplace",
              title: "Marketplace de parteneri",
              text: "Nouă categorii, firme verificate, oferte pe trei niveluri.",
            },
            {
              href: "/comunitati",
              title: "Vitrina comunităților",
              text: "Atracții, proiecte, galerie: fiecare comună cu pagina ei.",
            },
            {
              href: "/hub",
              title: "Hub de cunoștințe cu asistent AI",
              text: "Răspunsuri cu surse citate, sau „nu știu”.",
            },
          ]}
        />
      ),
    },
  ],
};
