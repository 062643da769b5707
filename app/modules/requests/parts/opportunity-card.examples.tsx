import type { ExampleModule } from "~/ui/example";
import { OpportunityCard } from "./opportunity-card";

/** An opportunity in the list, with invented texts. */
export const opportunitiesExamples: ExampleModule = {
  name: "Ecran: oportunitate",
  examples: [
    {
      title: "Rând întreg",
      element: (
        <OpportunityCard
          opportunity={{
            id: "131",
            ownerId: "12",
            title: "Sistem de management al documentelor pentru primărie și instituțiile subordonate",
            category: "digitalisation",
            county: "CJ",
            urgency: "high",
            status: "active",
            requester: "Municipiul Podul Lung",
            views: 41,
            responses: 6,
            deadlineAt: new Date("2026-12-04T14:00:00Z"),
            own: null,
            addressed: false,
            number: "PSP-2026-000131",
            excerpt: "Registratură, circuitul documentelor și arhivă pentru 84 de utilizatori.",
            budget: "120.000–180.000 lei",
            deadline: "4 dec., 16:00",
            reasons: ["Trei colaborări încheiate de dumneavoastră în categoria IT și Digitalizare."],
            mayRespond: true,
          }}
        />
      ),
    },
  ],
};
