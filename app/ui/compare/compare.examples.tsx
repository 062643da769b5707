import { ClockAlert, MessageSquare } from "lucide-react";
import { Badge } from "../badge/badge";
import { Button, ButtonLink } from "../button/button";
import { OrganisationMark } from "../cloth/organisation-mark";
import type { ExampleModule } from "../example";
import { Rating } from "../review/rating";
import { Compare, ComparedPrice } from "./compare";

const ROWS = ["Preț, fără TVA", "Durată", "Nota firmei", "Răspunde", "Ce oferă"];

const head = (seed: string, name: string) => (
  <OrganisationMark
    seed={seed}
    kind="FIRMA"
    verified
    verifiedWord={null}
    name={name}
    level={3}
    href={`/firme/${seed}`}
  />
);

const message = (
  <ButtonLink variant="quiet" icon={MessageSquare} href="/mesaje">
    Trimite mesaj
  </ButtonLink>
);

export const compareExamples: ExampleModule = {
  name: "Comparație",
  examples: [
    {
      title: "Oferte",
      element: (
        <Compare
          rows={ROWS}
          columns={[
            {
              key: "o1",
              label: "Oferta firmei Registru Deschis SRL",
              head: head("o1", "Registru Deschis SRL"),
              cells: [
                <ComparedPrice key="price" price="84.500 lei" note="cu 5.500 lei sub bugetul maxim" />,
                "10 săptămâni",
                <Rating key="rating" value={4.9} words="31 de recenzii" />,
                "de obicei în 6 ore",
                "Mutăm debitele din programul actual în două runde, cu o lună de lucru în paralel.",
              ],
              actions: (
                <>
                  <Button variant="choose">Acceptă oferta</Button>
                  {message}
                </>
              ),
            },
            {
              key: "o2",
              label: "Oferta firmei Atelierul de Software pentru Administrație Publică Locală SRL",
              out: true,
              head: (
                <>
                  {head("o2", "Atelierul de Software pentru Administrație Publică Locală SRL")}
                  <Badge tone="yellow" icon={ClockAlert}>
                    De confirmat
                  </Badge>
                </>
              ),
              cells: [
                null,
                null,
                <Rating key="rating" value={null} />,
                "de obicei în 3 zile",
                "Neconfirmată după schimbarea bugetului, deci nu se poate accepta acum.",
              ],
              actions: message,
            },
          ]}
        />
      ),
    },
  ],
};
