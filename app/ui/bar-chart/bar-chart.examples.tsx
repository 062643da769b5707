import type { ExampleModule } from "../example";
import { BarChart } from "./bar-chart";

export const barChartExamples: ExampleModule = {
  name: "Grafic cu bare",
  examples: [
    {
      title: "Trei valori, una zero",
      element: (
        <BarChart
          label="Proiecte pe luni"
          bars={[
            { label: "septembrie 2026", value: 1_200 },
            { label: "octombrie 2026", value: 0 },
            { label: "noiembrie 2026", value: 431 },
          ]}
        />
      ),
    },
  ],
};
