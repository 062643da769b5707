import type { ExampleModule } from "../example";
import { Cloth } from "./cloth";
import { Letterhead, OrganisationMark } from "./organisation-mark";

const SEEDS = ["a1", "b2", "c3", "d4", "e5", "f6", "g7"];
const LONG = "Asociația de Dezvoltare Intercomunitară „Valea Celor Șapte Ape”";

export const clothExamples: ExampleModule = {
  name: "Pânză",
  examples: [
    {
      title: "Autorități și firme",
      element: (
        <div className="stack">
          <div className="cluster">
            {SEEDS.map((seed, index) => (
              <Cloth key={seed} seed={seed} kind="UAT" size="l" verified={index % 2 === 1} />
            ))}
          </div>
          <div className="cluster">
            {SEEDS.map((seed, index) => (
              <Cloth key={seed} seed={seed} kind="FIRMA" size="l" verified={index % 2 === 0} name="Registru Deschis" />
            ))}
          </div>
          <Cloth seed="cover" kind="FIRMA" size="cover" verified />
        </div>
      ),
    },
    {
      title: "Cine",
      element: (
        <div className="stack">
          <OrganisationMark
            seed="x1"
            kind="FIRMA"
            verified
            name="Țesătura Digitală SRL"
            href="/firma"
            note="Jud. Cluj"
          />
          <OrganisationMark seed="x2" kind="UAT" verified name={LONG} size="m" level={3} />
          <Letterhead seed="x3" kind="UAT" verified>
            Comuna Fântâna Albastră, județul Sălaj
          </Letterhead>
        </div>
      ),
    },
  ],
};
