import type { ExampleModule } from "../example";
import { Marked } from "./marked";

export const markedExamples: ExampleModule = {
  name: "Ce s-a căutat",
  examples: [
    {
      title: "În mijlocul unei propoziții",
      element: (
        <p>
          <Marked
            pieces={[
              { text: "… reabilitarea rețelei de ", marked: false },
              { text: "apă", marked: true },
              { text: " din satele aparținătoare comunei Fântâna Albastră…", marked: false },
            ]}
          />
        </p>
      ),
    },
  ],
};
