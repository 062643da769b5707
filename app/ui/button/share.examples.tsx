import type { ExampleModule } from "../example";
import { Share } from "./share";

export const shareExamples: ExampleModule = {
  name: "Distribuire",
  examples: [
    {
      title: "Un document",
      element: (
        <Share heading="Distribuiți documentul" url="https://psp.example/blog/1" title="Referat de necesitate" />
      ),
    },
  ],
};
