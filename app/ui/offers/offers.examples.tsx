import { ClockAlert, MessageSquare } from "lucide-react";
import { Badge } from "../badge/badge";
import { Button, ButtonLink } from "../button/button";
import { OrganisationMark } from "../cloth/organisation-mark";
import type { ExampleModule } from "../example";
import { Rating } from "../rating/rating";
import { Offers } from "./offers";

const COLUMNS = ["Preț, fără TVA", "Față de bugetul maxim", "Durată", "Nota firmei", "Răspunde", "Verificată din"];

const head = (seed: string, name: string) => (
  <OrganisationMark
    seed={seed}
    kind="FIRMA"
    verified
    size="s"
    verifiedWord={null}
    name={name}
    href={`/firme/${seed}`}
  />
);

const message = (
  <ButtonLink variant="quiet" icon={MessageSquare} href="/mesaje">
    Trimite mesaj
  </ButtonLink>
);
const choose = (
  <>
    <Button variant="choose">Acceptă oferta</Button>
    {message}
  </>
);

export const offersExamples: ExampleModule = {
  name: "Oferte",
  examples: [
    {
      title: "De comparat",
      element: (
        <Offers
          caption="Ofertele primite"
          columns={COLUMNS}
          offers={[
            {
              key: "o1",
              head: head("o1", "Registru Deschis SRL"),
              cells: [
                "84.500 lei",
                "mai mic cu 5.500 lei",
                "10 săptămâni",
                <Rating key="rating" value={4.9} words="31 de recenzii" />,
                "de obicei în 6 ore",
                "3 nov. 2025",
              ],
              say: <p>Mutăm debitele din programul actual în două runde, cu o lună de lucru în paralel.</p>,
              actions: choose,
            },
            {
              key: "o2",
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
                "112.000 lei",
                "mai mare cu 22.000 lei",
                "8 săptămâni",
                <Rating key="rating" value={null} />,
                "de obicei în 3 zile",
                "5 feb. 2026",
              ],
              say: <p>Neconfirmată după schimbarea bugetului, deci nu se poate accepta acum.</p>,
              actions: message,
            },
          ]}
        />
      ),
    },
  ],
};
