import { CircleDot, Flame } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import type { ExampleModule } from "~/ui/example";
import { Icon } from "~/ui/icon/icon";
import { WeaveIcon } from "~/ui/icon/weave-icon";
import { Dotted } from "~/ui/text/text";

const META = [
  ["Buget, fără TVA", "120.000–180.000 lei"],
  ["Locație", "Cluj-Napoca"],
  ["Termen", "4 dec., 16:00"],
  ["Categorie", "IT și Digitalizare"],
] as const;

/** The classes of an opportunity's card (`opportunities.css`), with invented texts. */
export const opportunitiesExamples: ExampleModule = {
  name: "Ecran: oportunitate",
  examples: [
    {
      title: "Card întreg",
      element: (
        <article className="card opp">
          <div className="opp__h">
            <div className="cluster cluster--tight">
              <Badge tone="green" icon={CircleDot}>
                Activ
              </Badge>
              <Badge tone="red" icon={Flame}>
                Urgent
              </Badge>
            </div>
            <h2>
              <Anchor href="/firma/oportunitati/131">
                Sistem de management al documentelor pentru primărie și instituțiile subordonate
              </Anchor>
            </h2>
            <p className="small muted">
              <Dotted facts={["Municipiul Podul Lung", "PSP-2026-000131"]} />
            </p>
          </div>
          <div className="opp__b">
            <p>Registratură, circuitul documentelor și arhivă pentru 84 de utilizatori.</p>
            <dl className="meta">
              {META.map(([term, detail]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{detail}</dd>
                </div>
              ))}
            </dl>
            <p className="why">
              <Icon of={WeaveIcon} />
              <span>
                <strong>De ce vi se potrivește.</strong> Trei colaborări încheiate de dumneavoastră în categoria IT și
                Digitalizare.
              </span>
            </p>
          </div>
          <div className="opp__f">
            <ButtonLink variant="primary" href="/raspuns">
              Răspunde
            </ButtonLink>
            <ButtonLink href="/detalii">Vezi Detalii</ButtonLink>
            <ButtonLink variant="quiet" href="/mesaj">
              Mesaj
            </ButtonLink>
            <span className="small">
              <Dotted facts={["41 de vizualizări", "6 oferte"]} />
            </span>
          </div>
        </article>
      ),
    },
  ],
};
