import type { ExampleModule } from "../example";
import { Steps } from "./steps";

export const stepsExamples: ExampleModule = {
  name: "Pași",
  examples: [
    {
      title: "Patru pași",
      element: (
        <Steps
          id="pasi-exemplu"
          heading="Cum funcționează"
          steps={[
            { title: "Înregistrare", text: "Cont de autoritate sau de firmă, cu CUI-ul verificat de oameni." },
            { title: "Explorare", text: "Parteneri după categorie, județ și recenzii de la alte primării." },
            { title: "Conectare", text: "O solicitare ajunge la toți cei potriviți." },
            { title: "Succes", text: "Comparați, alegeți, finalizați." },
          ]}
        />
      ),
    },
  ],
};
