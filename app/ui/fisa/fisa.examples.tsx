import { LockOpen, Send } from "lucide-react";
import { Badge } from "../badge/badge";
import { Letterhead } from "../cloth/organisation-mark";
import type { ExampleModule } from "../example";
import { Knots } from "../thread/knots";
import { Facts, Fisa } from "./fisa";

const CORNER = [
  { term: "Nr.", detail: "PSP-2026-000123", number: true },
  { term: "Din", detail: "5 noiembrie 2026" },
  { term: "Termen", detail: "19 noiembrie, 16:00" },
];

export const fisaExamples: ExampleModule = {
  name: "Fișă",
  examples: [
    {
      title: "O solicitare",
      element: (
        <Fisa
          corner={CORNER}
          heading="Portal de taxe și impozite locale cu plată online"
          strip={[
            { term: "Buget", detail: "60.000–90.000 lei, fără TVA" },
            { term: "Categorie", detail: "IT și Digitalizare" },
            { term: "Se adresează", detail: "Tuturor partenerilor verificați" },
            { term: "Criteriul de alegere", detail: "Prețul cel mai scăzut" },
          ]}
          knots={
            <Knots
              label="Istoricul, pe scurt"
              knots={[
                { state: "done", label: "Trimisă", when: "6 nov." },
                { state: "now", label: "Primește oferte", when: "acum" },
                { state: "next", label: "Acceptare", when: "" },
              ]}
            />
          }
          letterhead={
            <Letterhead seed="u1" kind="UAT" verified>
              Comuna Fântâna Albastră, județul Sălaj
            </Letterhead>
          }
          status={
            <>
              <Badge tone="blue" icon={Send}>
                Trimisă
              </Badge>
              <Badge tone="plain" icon={LockOpen}>
                Oferte deschise ieri, 16:00
              </Badge>
            </>
          }
        >
          <p>Cetățenii plătesc acum numai la casierie, marți și joi.</p>
          <Facts
            rows={[
              { term: "Categorie", detail: "IT și Digitalizare" },
              { term: "Buget", detail: <span className="money">0–1.000.000 lei</span> },
              { term: "Fișiere", detail: <a href="/f">Caiet de sarcini.pdf</a> },
            ]}
          />
        </Fisa>
      ),
    },
    {
      title: "Fapte unul sub altul",
      element: (
        <Facts
          stack
          rows={[
            { term: "Durată", detail: "10 săptămâni" },
            { term: "Preț", detail: "84.500 lei" },
          ]}
        />
      ),
    },
  ],
};
