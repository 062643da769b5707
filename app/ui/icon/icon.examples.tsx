import { Bell, Landmark, Store } from "lucide-react";
import type { ExampleModule } from "../example";
import { Icon } from "./icon";
import { WeaveIcon } from "./weave-icon";

export const iconExamples: ExampleModule = {
  name: "Pictogramă",
  examples: [
    {
      title: "Două mărimi",
      element: (
        <p className="cluster">
          <Icon of={Landmark} /> Autoritate <Icon of={Store} /> Firmă <Icon of={WeaveIcon} /> Potriviri
          <Icon of={Bell} size="small" /> mică
        </p>
      ),
    },
  ],
};
