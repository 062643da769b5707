import { Check, CircleDot, ClockAlert, Flame, MapPin, PencilLine, RefreshCw, Send, X } from "lucide-react";
import type { ExampleModule } from "../example";
import { Badge, VerifiedBadge } from "./badge";

export const badgeExamples: ExampleModule = {
  name: "Stare",
  examples: [
    {
      title: "Cinci tonuri",
      element: (
        <div className="cluster cluster--tight">
          <Badge icon={PencilLine}>Ciornă</Badge>
          <Badge tone="blue" icon={Send}>
            Trimisă
          </Badge>
          <Badge tone="yellow" icon={RefreshCw}>
            În progres
          </Badge>
          <Badge tone="green" icon={Check}>
            Finalizată
          </Badge>
          <Badge tone="red" icon={X}>
            Anulată
          </Badge>
          <Badge tone="green" icon={CircleDot}>
            Activ
          </Badge>
          <Badge tone="red" icon={Flame}>
            Urgent
          </Badge>
          <Badge tone="yellow" icon={ClockAlert}>
            De confirmat
          </Badge>
        </div>
      ),
    },
    {
      title: "Fapte mici",
      element: (
        <div className="cluster">
          <VerifiedBadge>Verificată la 12 mai 2026: CUI, registrul comerțului</VerifiedBadge>
          <Badge tone="plain" icon={MapPin}>
            Jud. Mureș
          </Badge>
        </div>
      ),
    },
  ],
};
