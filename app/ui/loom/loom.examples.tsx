import type { ExampleModule } from "../example";
import { Fisa } from "../fisa/fisa";
import { Loom } from "./loom";

const WARP = [
  "Comuna Fântâna Albastră",
  "Orașul Trei Izvoare",
  "Municipiul Podul Lung",
  "Comuna Măgura de Lut",
  "ADI Valea Celor Șapte Ape",
];
const WEFT = [
  "Registru Deschis SRL",
  "Busola Fonduri SRL",
  "Verde Măsurat SRL",
  "Atelierul de Software pentru Administrație",
];

export const loomExamples: ExampleModule = {
  name: "Războiul de țesut",
  examples: [
    {
      title: "Înainte să vină cineva",
      element: <Loom warp={[null, null, null, null]} weft={[null, null, null]} />,
    },
    {
      title: "Prima pagină",
      element: (
        <section className="hero">
          <div className="page">
            <div className="hero__text">
              <h2>Administrația locală își găsește aici partenerii.</h2>
            </div>
            <div className="hero__loom">
              <Loom
                warp={WARP}
                weft={WEFT}
                knots={[
                  [0, 0],
                  [2, 1],
                  [0, 3],
                ]}
                string={[0, 3]}
              />
              <Loom compact warp={WARP.slice(0, 4)} weft={WEFT} knots={[[1, 1]]} />
              <Fisa
                narrow
                className="ticket"
                level={3}
                heading="Strategia de dezvoltare locală 2027–2034"
                corner={[{ term: "Nr.", detail: "PSP-2026-000104", number: true }]}
              />
            </div>
          </div>
        </section>
      ),
    },
  ],
};
