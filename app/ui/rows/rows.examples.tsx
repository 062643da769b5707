import { PencilLine, Send } from "lucide-react";
import { Badge } from "../badge/badge";
import type { ExampleModule } from "../example";
import { Count } from "../tag/tag";
import { Dotted } from "../text/text";
import { Row, Rows } from "./rows";

export const rowsExamples: ExampleModule = {
  name: "Rânduri",
  examples: [
    {
      title: "Cu stări",
      element: (
        <Rows>
          <Row
            href="/uat/cereri/123"
            title="Portal de taxe și impozite locale cu plată online"
            note={<Dotted facts={["PSP-2026-000123", "3 oferte", "termen trecut ieri"]} />}
            end={
              <Badge tone="blue" icon={Send}>
                Trimisă
              </Badge>
            }
          />
          <Row
            href="/uat/cereri/124"
            title="Regulament de salubrizare: revizuire după noua lege"
            note="Salvat la 10:42"
            end={<Badge icon={PencilLine}>Ciornă</Badge>}
          />
        </Rows>
      ),
    },
    {
      title: "Cu numere",
      element: (
        <Rows>
          <Row
            href="/cautari/1"
            title="Digitalizare, Transilvania"
            note="zilnic, 08:00"
            end={<Count value={4} words="noi" fresh />}
          />
          <Row title="Peste 100.000 lei" note="imediat" end={<Count value={0} />} />
        </Rows>
      ),
    },
  ],
};
