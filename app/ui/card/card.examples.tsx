import { Cloth } from "../cloth/cloth";
import { OrganisationMark } from "../cloth/organisation-mark";
import type { ExampleModule } from "../example";
import { Rating } from "../rating/rating";
import { Card, CardLink, CoverCard } from "./card";

export const cardExamples: ExampleModule = {
  name: "Card",
  examples: [
    {
      title: "Cu titlu și legătură",
      element: (
        <Card heading="Din portofoliu" action={<a href="/tot">Toate cele 14</a>}>
          <p>Am predat 14 strategii din 2015 încoace.</p>
        </Card>
      ),
    },
    {
      title: "Ce e acum",
      element: (
        <Card heading="Diagnostic gratuit pentru comune sub 3.000 de locuitori" now>
          <p className="small ochre">Ofertă specială, până la 31 decembrie 2026</p>
        </Card>
      ),
    },
    {
      title: "Carduri care sunt o legătură",
      element: (
        <div className="grid4">
          <CoverCard
            href="/comunitati/1"
            cover={<Cloth seed="u1" kind="UAT" size="cover" verified />}
            heading="Comuna Fântâna Albastră"
            foot="3 proiecte în desfășurare"
          >
            <p className="small muted">Jud. Sălaj · 4.120 de locuitori</p>
          </CoverCard>
          <CoverCard
            href="/comunitati/2"
            cover={<Cloth seed="u2" kind="UAT" size="cover" />}
            heading="Asociația de Dezvoltare Intercomunitară „Valea Celor Șapte Ape”"
            foot="2 proiecte în desfășurare"
          />
          <CardLink href="/parteneri/1" compact>
            <OrganisationMark
              seed="f1"
              kind="FIRMA"
              verified
              verifiedWord={null}
              name="Registru Deschis SRL"
              level={3}
            />
            <p className="small muted">IT și Digitalizare</p>
            <Rating value={4.9} words="31 de recenzii" />
          </CardLink>
          <CardLink href="/parteneri/2" compact>
            <OrganisationMark
              seed="f2"
              kind="FIRMA"
              name="Ghilda Strategiilor Locale și a Dezvoltării Durabile SRL"
              level={3}
            />
            <p className="small muted">Strategii Locale</p>
            <Rating value={null} />
          </CardLink>
        </div>
      ),
    },
  ],
};
