import { Plus } from "lucide-react";
import { ButtonLink } from "../button/button";
import type { ExampleModule } from "../example";
import { ListPage, StatedList, type StatedListProps } from "./list-page";

const STATES: Omit<StatedListProps, "state" | "children"> = {
  nothingYet: {
    title: "Nicio solicitare, deocamdată",
    text: "O solicitare spune partenerilor de ce are nevoie comunitatea. O scrieți ca ciornă și o trimiteți când e gata.",
    action: (
      <ButtonLink variant="primary" href="/nou">
        Scrie prima solicitare
      </ButtonLink>
    ),
  },
  nothingMatches: { resetHref: "?", title: "Nicio solicitare „Anulată” cu „portal” în titlu" },
};

export const listPageExamples: ExampleModule = {
  name: "Pagină cu listă",
  examples: [
    {
      title: "Întreagă",
      element: (
        <ListPage
          {...STATES}
          shown={12}
          boxed
          heading="Solicitări"
          count={{ value: 12, words: "solicitări" }}
          lead="Ce a cerut comunitatea și unde a ajuns."
          action={
            <ButtonLink variant="primary" icon={Plus} href="/nou">
              Solicitare nouă
            </ButtonLink>
          }
          pages={{ page: 2, pages: 3, href: (page) => `?p=${page}`, label: "Paginile solicitărilor" }}
        >
          <p>Rândurile.</p>
        </ListPage>
      ),
    },
    {
      title: "Cele patru stări",
      element: (
        <div className="states">
          {(["nothing-yet", "nothing-matches", "could-not-load", "loading"] as const).map((state) => (
            <StatedList key={state} {...STATES} state={state}>
              {null}
            </StatedList>
          ))}
        </div>
      ),
    },
  ],
};
