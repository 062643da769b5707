import type { ExampleModule } from "../example";
import { Columns, StackBar } from "./chart";

export const chartExamples: ExampleModule = {
  name: "Grafice",
  examples: [
    {
      title: "Coloane, una zero",
      element: (
        <Columns
          label="Proiecte pe luni"
          bars={[
            { label: "septembrie 2026", short: "sept.", value: 1_200 },
            { label: "octombrie 2026", short: "oct.", value: 0 },
            { label: "noiembrie 2026", short: "nov.", value: 431 },
          ]}
        />
      ),
    },
    {
      title: "Părți ale unui întreg",
      element: (
        <StackBar
          label="Proiecte pe stări"
          bars={[
            { label: "Finalizat", value: 11 },
            { label: "În Desfășurare", value: 13 },
            { label: "Suspendat", value: 0 },
          ]}
        />
      ),
    },
  ],
};
