import { ButtonLink } from "../button/button";
import type { ExampleModule } from "../example";
import { EmptyState } from "./empty-state";

export const emptyStateExamples: ExampleModule = {
  name: "Gol",
  examples: [
    {
      title: "Nimic încă",
      element: (
        <EmptyState
          title="Nicio solicitare, deocamdată"
          action={
            <ButtonLink variant="primary" href="/nou">
              Scrie prima solicitare
            </ButtonLink>
          }
        >
          O solicitare spune partenerilor de ce are nevoie comunitatea.
        </EmptyState>
      ),
    },
    {
      title: "Nimic nu corespunde",
      element: <EmptyState reason="nothing-matches" title="Nicio solicitare „Anulată”" />,
    },
    {
      title: "Nu s-a putut încărca",
      element: <EmptyState reason="could-not-load" title="Lista nu s-a putut încărca" />,
    },
  ],
};
