import type { ExampleModule } from "../example";
import { SkeletonRows } from "./skeleton";

export const skeletonExamples: ExampleModule = {
  name: "Schelet",
  examples: [{ title: "Rânduri", element: <SkeletonRows rows={3} /> }],
};
