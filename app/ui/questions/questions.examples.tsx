import type { ExampleModule } from "../example";
import { Questions } from "./questions";

export const questionsExamples: ExampleModule = {
  name: "Întrebări frecvente",
  examples: [
    {
      title: "Se deschid una câte una",
      element: (
        <Questions
          heading="Întrebări frecvente"
          questions={[
            {
              question: "Cum îmi fac cont?",
              answer: "Alegeți Înregistrare, apoi tipul de cont: autoritate publică locală sau firmă.",
            },
            {
              question:
                "Solicitarea de pe platformă ține loc de achiziție prin Sistemul electronic de achiziții publice?",
              answer: "Nu. Ea ajută autoritatea să afle ce oferte există și păstrează dosarul.",
            },
          ]}
        />
      ),
    },
  ],
};
