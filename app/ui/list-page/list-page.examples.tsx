import { Plus } from "lucide-react";
import { ButtonLink } from "../button/button";
import type { ExampleModule } from "../example";
import { Pager } from "../pager/pager";
import { ListBody, type ListBodyProps, ListPage } from "./list-page";

const STATES: Omit<ListBodyProps, "state" | "children"> = {
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
  couldNotLoad: { retryHref: "?" },
};

export const listPageExamples: ExampleModule = {
  name: "Pagină cu listă",
  examples: [
    {
      title: "Întreagă",
      element: (
        <ListPage
          {...STATES}
          state="rows"
          boxed
          heading="Solicitări"
          count={{ value: 12, words: "solicitări" }}
          lead="Ce a cerut comunitatea și unde a ajuns."
          action={
            <ButtonLink variant="primary" icon={Plus} href="/nou">
              Solicitare nouă
            </ButtonLink>
          }
          pager={<Pager page={2} pages={3} href={(page) => `?p=${page}`} label="Paginile solicitărilor" />}
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
            <ListBody key={state} {...STATES} state={state}>
              {null}
            </ListBody>
          ))}
        </div>
      ),
    },
  ],
};
