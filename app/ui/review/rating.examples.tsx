import type { ExampleModule } from "../example";
import { Rating, Stars } from "./rating";

export const ratingExamples: ExampleModule = {
  name: "Recenzii",
  examples: [
    {
      title: "Cu și fără",
      element: (
        <div className="cluster">
          <Rating value={4.8} words="23 de recenzii" />
          <Rating value={5} />
          <Stars value={4.6} words="8 recenzii" />
          <Rating value={null} />
        </div>
      ),
    },
  ],
};
