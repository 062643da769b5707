import type { ExampleModule } from "../example";
import { Count, Tag, Tags } from "./tag";

export const tagExamples: ExampleModule = {
  name: "Etichetă, filtru, număr",
  examples: [
    {
      title: "Toate",
      element: (
        <div className="cluster">
          <Tag>Strategii Locale</Tag>
          <Tags tags={["Fonduri Europene", { label: "Mediu", href: "/mediu" }]} />
          <Count value={12} />
          <Count value={[3, "nouă", "noi"]} fresh />
        </div>
      ),
    },
  ],
};
