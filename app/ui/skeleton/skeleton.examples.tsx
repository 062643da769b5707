import type { ExampleModule } from "../example";
import { Skeleton, SkeletonCards, SkeletonRows } from "./skeleton";

export const skeletonExamples: ExampleModule = {
  name: "Schelet",
  examples: [
    { title: "Rânduri", element: <SkeletonRows rows={3} /> },
    {
      title: "Carduri",
      element: (
        <SkeletonCards>
          <Skeleton height="cover" />
          <Skeleton width={4} />
        </SkeletonCards>
      ),
    },
  ],
};
