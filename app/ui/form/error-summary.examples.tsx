import type { ExampleModule } from "../example";
import { ErrorSummary } from "./error-summary";

export const errorSummaryExamples: ExampleModule = {
  name: "Rezumatul erorilor",
  examples: [
    {
      title: "Cu propoziția dinainte",
      element: (
        <ErrorSummary
          id="probleme-1"
          lead="Vă rugăm completați toate câmpurile obligatorii"
          errors={[
            { field: "denumirea", sentence: "Introduceți denumirea autorității" },
            {
              field: "cod",
              sentence: "Ultima cifră a CUI-ului nu se potrivește cu celelalte. Verificați-l pe certificatul fiscal",
            },
          ]}
        />
      ),
    },
    {
      title: "Fără câmp",
      element: <ErrorSummary id="probleme-2" errors={[{ sentence: "E-mailul sau parola nu se potrivesc" }]} />,
    },
  ],
};
