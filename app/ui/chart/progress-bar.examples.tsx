import type { ExampleModule } from "../example";
import { ProgressBar, RatingBars } from "./progress-bar";

export const progressBarExamples: ExampleModule = {
  name: "Bară",
  examples: [
    { title: "Cât e gata", element: <ProgressBar label="Profilul firmei" value={3} max={5} words="3 din 5 pași" /> },
    {
      title: "Criteriile recenziilor",
      element: (
        <RatingBars
          bars={[
            { label: "Calitate", value: 4.8 },
            { label: "Respectarea termenelor", value: 4.3 },
            { label: "Comunicare", value: 4.7 },
            { label: "Preț", value: 4.4 },
          ]}
        />
      ),
    },
  ],
};
