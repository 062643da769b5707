import { ClockAlert, MessageSquare } from "lucide-react";
import { Badge } from "../badge/badge";
import { Button, ButtonLink } from "../button/button";
import { OrganisationMark } from "../cloth/organisation-mark";
import type { ExampleModule } from "../example";
import { Rating } from "../rating/rating";
import { Offer, Offers } from "./offers";

function head(seed: string, name: string, stars: number | null, words?: string, changed = false) {
  return (
    <>
      <OrganisationMark
        seed={seed}
        kind="FIRMA"
        verified
        verifiedWord={null}
        name={name}
        href={`/firme/${seed}`}
        level={3}
      />
      <div className="cluster cluster--tight">
        <Rating value={stars} words={words} />
        {changed ? (
          <Badge tone="yellow" icon={ClockAlert}>
            De confirmat
          </Badge>
        ) : null}
      </div>
    </>
  );
}

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
      title: "Una lângă alta",
      element: (
        <Offers count={3}>
          <Offer
            head={head("o1", "Registru Deschis SRL", 4.9, "31 de recenzii")}
            price="84.500 lei"
            priceNote="fără TVA · sub bugetul maxim cu 5.500 lei"
            facts={[
              { term: "Durată", detail: "10 săptămâni" },
              { term: "Experiență", detail: "3 portaluri de taxe pentru comune, în 2024–2026" },
            ]}
            say="Mutăm debitele din programul actual în două runde, cu o lună de lucru în paralel. Casieria nu se oprește."
            actions={choose}
          />
          <Offer
            head={head("o2", "Țesătura Digitală SRL", 4.6, "9 recenzii")}
            price="89.900 lei"
            priceNote="fără TVA · sub bugetul maxim cu 100 lei"
            facts={[
              { term: "Durată", detail: "14 săptămâni" },
              { term: "Experiență", detail: "Un portal de taxe pentru un oraș, în 2025" },
            ]}
            say="Includem aplicația pentru telefon și instruirea a patru colegi."
            actions={choose}
          />
          <Offer
            out
            head={head("o3", "Atelierul de Software pentru Administrație Publică Locală SRL", null, undefined, true)}
            price="112.000 lei"
            priceNote="fără TVA · peste bugetul maxim cu 22.000 lei"
            facts={[
              { term: "Durată", detail: "8 săptămâni" },
              { term: "Experiență", detail: "Nicio colaborare încheiată prin PSP" },
            ]}
            say="Neconfirmată după schimbarea bugetului din 10 noiembrie, deci nu se ia în considerare. Firma a fost anunțată."
            actions={message}
          />
        </Offers>
      ),
    },
  ],
};
