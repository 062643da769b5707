import type { ExampleModule } from "../example";
import { Feature, Thumb } from "./photo";

export const photoExamples: ExampleModule = {
  name: "Fotografie",
  examples: [
    { title: "În locul unui rând", element: <Thumb seed="u1" kind="UAT" verified /> },
    {
      title: "Un articol nou",
      element: (
        <Feature
          href="/blog/1"
          title="Un calendar nou pentru gunoi, pe înțelesul tuturor"
          cloth={{ seed: "u2", kind: "UAT", verified: true }}
          say="Patru culori, patru zile. Ce se schimbă de luna viitoare și ce facem cu mobila veche."
          facts={["Municipiul Podul Lung", "21 noiembrie 2026", "2 minute"]}
        />
      ),
    },
  ],
};
