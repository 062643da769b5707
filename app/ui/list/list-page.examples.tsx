import { Clock, Plus, Send } from "lucide-react";
import { listQuery } from "~/platform/form/list-query";
import { Badge } from "../badge/badge";
import { ButtonLink } from "../button/button";
import { Cloth } from "../cloth/cloth";
import type { ExampleModule } from "../example";
import { StatedList, type StatedListProps } from "./found-list";
import { List } from "./list";
import { ListPage } from "./list-page";
import { Cell, DateSlot, Row } from "./row";

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
  nothingMatches: { title: "Nicio solicitare „Anulată” cu „portal” în titlu" },
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
          heading="Solicitări"
          count={[12, "solicitare", "solicitări"]}
          actions={
            <ButtonLink variant="primary" icon={Plus} href="/nou">
              Solicitare nouă
            </ButtonLink>
          }
          asked={listQuery({}).at("", { page: 2 })}
          pages={3}
          pagesLabel="Paginile solicitărilor"
        >
          <Row
            href="?rand"
            title="Portal de taxe și impozite locale cu plată online"
            facts={["PSP-2026-000016", "3 oferte"]}
            cell={"termen trecut ieri"}
            state={<Cell key="buget" value="25.000 lei" unit="buget, fără TVA" />}
            action={{ label: "Compară", href: "?compara", primary: true }}
            menu={[{ label: "Vezi detalii", href: "?detalii" }]}
            now
          />
          <Row
            href="?rand"
            fresh
            slot={<DateSlot at="2026-12-12" day={12} month="dec." />}
            title="Audit energetic pentru școala veche"
            say="Școala din centrul comunei are 11 săli, centrală pe lemne și tâmplărie din 1994."
            facts={["PSP-2026-000021", "1 ofertă"]}
            cell={"17 dec., 16:00"}
            state={"Trimisă"}
            action="Ai răspuns"
          />
        </ListPage>
      ),
    },
    {
      title: "Texte lungi, sume mari, nimic",
      element: (
        <List label="Texte lungi">
          <Row
            href="?rand"
            slot={<Cloth seed="ape" kind="UAT" verified />}
            title="Modernizarea, extinderea și întreținerea sistemului intercomunitar de management integrat al deșeurilor"
            facts={[
              "Asociația de Dezvoltare Intercomunitară „Valea Celor Șapte Ape”, Harghita",
              "PSP-2026-000022",
              "17 oferte, dintre care 3 neconfirmate",
            ]}
            cell={<Cell wide value="1.000.000–1.250.000 lei" unit="buget, fără TVA" />}
            state={
              <Badge tone="yellow" icon={Clock}>
                De ales
              </Badge>
            }
            action={{ label: "Compară", href: "?compara", primary: true }}
            menu={[{ label: "Vezi detalii", href: "?detalii" }]}
            now
          />
          <Row
            href="?rand"
            slot={<Cloth seed="ip" kind="UAT" verified />}
            title="PUG"
            facts={["Comuna Ip, Sălaj"]}
            cell={<Cell wide value="" unit="Buget nespecificat" />}
            state={
              <Badge tone="blue" icon={Send}>
                Trimisă
              </Badge>
            }
            action={{ label: "Răspunde", href: "?raspunde" }}
            menu={[{ label: "Vezi detalii", href: "?detalii" }]}
          />
        </List>
      ),
    },
    {
      title: "Cele patru stări",
      element: (
        <div className="grid">
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
