import type { ExampleModule } from "../example";
import { Figures } from "./figures";

export const figuresExamples: ExampleModule = {
  name: "Cifre",
  examples: [
    {
      title: "Patru",
      element: (
        <Figures
          label="Cifre"
          figures={[
            { value: "12", label: "Total solicitări", href: "/s" },
            { value: "1.000.000", label: "Lei, fără TVA" },
            { value: "0", label: "Finalizate", href: "/f" },
            { value: "4,6", label: "Media recenziilor date, din 5" },
          ]}
        />
      ),
    },
    {
      title: "Trei",
      element: (
        <Figures
          label="Alte cifre"
          columns={3}
          figures={[
            { value: 1, label: "Una" },
            { value: 2, label: "Două" },
            { value: 3, label: "Trei" },
          ]}
        />
      ),
    },
  ],
};
