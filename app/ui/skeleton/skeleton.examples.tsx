import type { ExampleModule } from "../example";
import { SkeletonCards, SkeletonRows } from "./skeleton";

export const skeletonExamples: ExampleModule = {
  name: "Schelet",
  examples: [
    { title: "Rânduri", element: <SkeletonRows rows={3} /> },
    { title: "Carduri", element: <SkeletonCards /> },
  ],
};
