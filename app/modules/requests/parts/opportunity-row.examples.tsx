import type { ExampleModule } from "~/ui/example";
import { List } from "~/ui/list/list";
import { OpportunityRow } from "./opportunity-row";

const EXAMPLE = {
  id: "131",
  ownerId: "12",
  verified: true,
  title: "Sistem de management al documentelor pentru primărie și instituțiile subordonate",
  category: "digitalisation",
  urgency: "high",
  status: "active",
  requester: "Municipiul Podul Lung, Cluj",
  views: 41,
  responses: 6,
  deadlineAt: new Date("2026-12-04T14:00:00Z"),
  own: null,
  toConfirm: false,
  excerpt: "Registratură, circuitul documentelor și arhivă pentru 84 de utilizatori.",
  budget: "120.000–180.000 lei",
  deadline: "4 dec., 16:00",
  calendar: "Adaugă termenul în calendar",
  why: "Ați finalizat 3 colaborări în această categorie.",
  mayRespond: true,
} as const;

/** Opportunities in the list, with invented texts. */
export const opportunitiesExamples: ExampleModule = {
  name: "Ecran: oportunități",
  examples: [
    {
      title: "De confirmat, și una nouă",
      element: (
        <List label="Oportunități" narrow verbs="long">
          <OpportunityRow
            now
            opportunity={{
              ...EXAMPLE,
              id: "130",
              title: "Hartă interactivă a comunei",
              status: "responded",
              urgency: "low",
              own: { status: "to_confirm", missed: false },
              toConfirm: true,
              budget: null,
              why: "Solicitarea s-a schimbat.",
            }}
          />
          <OpportunityRow now={false} opportunity={EXAMPLE} />
        </List>
      ),
    },
  ],
};
