import { BadgeCheck, CircleDashed } from "lucide-react";
import type { ExampleModule } from "../example";
import { TrustLine } from "./document";

export const documentExamples: ExampleModule = {
  name: "Document",
  examples: [
    {
      title: "Verificat",
      element: (
        <TrustLine
          isTrusted
          icon={BadgeCheck}
          words="Verificat la 19 octombrie 2026; de reverificat din 19 aprilie 2027"
          facts={[
            <>
              Sursa: <a href="?sursa">legislatie.just.ro</a>, text din 1 mai 2025.
            </>,
          ]}
        />
      ),
    },
    {
      title: "Neverificat",
      element: (
        <TrustLine
          isTrusted={false}
          icon={CircleDashed}
          words="Neverificat încă"
          facts={["Comparați-l cu sursa oficială înainte de a-l folosi."]}
        />
      ),
    },
  ],
};
