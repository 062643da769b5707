import type { ExampleModule } from "../example";
import { Tabs } from "./tabs";

export const tabsExamples: ExampleModule = {
  name: "File",
  examples: [
    {
      title: "Legături cu numere",
      element: (
        <Tabs
          label="Profil"
          tabs={[
            { label: "Prezentare", href: "?fila=prezentare", current: true },
            { label: "Servicii", href: "?fila=servicii", count: 6 },
            { label: "Portofoliu", href: "?fila=portofoliu", count: 14 },
            { label: "Echipa", href: "?fila=echipa", count: 0 },
          ]}
        />
      ),
    },
  ],
};
