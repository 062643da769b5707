import { FileText, Landmark, Library, Store } from "lucide-react";
import type { ExampleModule } from "../example";
import { Tiles } from "./tiles";

export const tilesExamples: ExampleModule = {
  name: "Scurtături",
  examples: [
    {
      title: "Patru",
      element: (
        <Tiles
          label="Scurtături"
          tiles={[
            { href: "/uat/comunitate", label: "Comunitatea mea", icon: Landmark },
            { href: "/marketplace", label: "Marketplace", icon: Store },
            { href: "/hub", label: "Hub de cunoștințe", icon: Library },
            { href: "/uat/cereri", label: "Solicitări", icon: FileText },
          ]}
        />
      ),
    },
  ],
};
