import type { ExampleModule } from "../example";
import { Knots } from "./knots";
import { Thread } from "./thread";

export const threadExamples: ExampleModule = {
  name: "Fir",
  examples: [
    {
      title: "Gata, acum, urmează",
      element: (
        <Thread
          label="Istoricul solicitării"
          events={[
            { title: "Ciornă creată", note: "3 noiembrie 2026, 14:10 · Ana Munteanu" },
            { title: "Trimisă, cu numărul PSP-2026-000123", note: "5 noiembrie 2026, 09:03 · 11 parteneri anunțați" },
            { state: "now", title: "Ofertele s-au deschis. Urmează alegerea", note: "19 noiembrie 2026, 16:00" },
            { state: "next", title: "În progres", note: "după acceptarea unei oferte" },
          ]}
        />
      ),
    },
    {
      title: "Într-un rând",
      element: (
        <Knots
          label="Istoricul, pe scurt"
          knots={[
            { state: "done", label: "Trimisă", when: "6 nov." },
            { state: "done", label: "Modificată", when: "18 nov." },
            { state: "done", label: "Oferte deschise", when: "27 nov." },
            { state: "now", label: "Se evaluează", when: "acum" },
            { state: "next", label: "Acceptare", when: "" },
            { state: "next", label: "Finalizare", when: "" },
          ]}
        />
      ),
    },
  ],
};
