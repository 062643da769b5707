import { MapPin } from "lucide-react";
import { Badge, VerifiedBadge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Cloth } from "~/ui/cloth/cloth";
import type { ExampleModule } from "~/ui/example";
import { Rating } from "~/ui/rating/rating";
import { Tabs } from "~/ui/tabs/tabs";

/** The classes of a public profile (`profile.css`), with invented texts; on the page the heading is an h1. */
export const profileExamples: ExampleModule = {
  name: "Ecran: profil",
  examples: [
    {
      title: "Capul profilului",
      element: (
        <div className="profile">
          <Cloth seed="ghilda" kind="FIRMA" size="cover" verified />
          <div className="profile__h">
            <div className="stack stack--1">
              <h2>Ghilda Strategiilor Locale și a Dezvoltării Durabile SRL</h2>
              <div className="cluster">
                <VerifiedBadge>Verificată la 12 mai 2026: CUI, registrul comerțului</VerifiedBadge>
                <Badge tone="plain" icon={MapPin}>
                  Jud. Mureș
                </Badge>
              </div>
              <div>
                <Rating value={4.6} words="8 recenzii de la primării" />
              </div>
            </div>
            <div className="cluster cluster--tight">
              <ButtonLink variant="primary" href="/contact">
                Contactează partenerul
              </ButtonLink>
              <ButtonLink href="/oferte">Oferte în marketplace</ButtonLink>
            </div>
          </div>
          <Tabs
            label="Profilul partenerului"
            tabs={[
              { label: "Prezentare", href: "/p", current: true },
              { label: "Servicii", href: "~/ui/servicii", count: 6 },
              { label: "Portofoliu", href: "~/ui/portofoliu", count: 14 },
              { label: "Echipa", href: "~/ui/echipa", count: 9 },
            ]}
          />
        </div>
      ),
    },
  ],
};
