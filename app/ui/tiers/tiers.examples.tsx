import type { ExampleModule } from "../example";
import { List } from "../list/list";
import { Row } from "../list/row";
import { TierBar, Tiers } from "./tiers";

const COLUMNS = [
  {
    label: "Premium",
    say: "Serviciu complet, cu instruire și suport la orice oră.",
    points: ["Implementare completă", "Suport 24/7", "Training inclus"],
  },
  {
    label: "Standard",
    say: "Serviciul pus în funcțiune în forma lui obișnuită, cu documentație și suport în program.",
    points: ["Implementare standard", "Suport în program", "Documentație"],
  },
  {
    label: "Consultanță",
    say: "O analiză a nevoilor, cu recomandări și un plan pe care îl puteți urma singuri.",
    points: ["Analiza nevoilor", "Recomandări", "Plan de implementare"],
  },
];
const PRICES = ["15.000–50.000 EUR", "5.000–15.000 EUR", "1.000–5.000 EUR"];

const tiersOf = (service: string, href: string | null) =>
  COLUMNS.map(({ label }, place) => ({
    id: `${service}-${label}`,
    label,
    price: PRICES[place] ?? null,
    of: `: ${service} – ${label}`,
    href,
  }));

export const tiersExamples: ExampleModule = {
  name: "Niveluri",
  examples: [
    {
      title: "Cu verb și fără",
      element: (
        <List
          tiers
          label="Servicii"
          filters={
            <TierBar columns={COLUMNS} note="Prețuri orientative, fără TVA. Oferta fermă vine de la partener." />
          }
        >
          {["Registratură electronică", "Portal de taxe și impozite locale cu plată online"].map((service, place) => (
            <Row key={service} title={service} say="Intrări, ieșiri, termene și circuitul fiecărui document.">
              <Tiers tiers={tiersOf(service, place === 0 ? "/solicita" : null)} verb="Solicită ofertă" />
            </Row>
          ))}
        </List>
      ),
    },
  ],
};
