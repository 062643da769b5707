import type { ExampleModule } from "../example";
import { Card } from "./card";

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
  ],
};
