import type { ExampleModule } from "../example";
import { CopyText } from "./copy-text";

export const copyTextExamples: ExampleModule = {
  name: "De copiat",
  examples: [{ title: "O adresă", element: <CopyText text="https://psp.example/comunitati/fantana-albastra" /> }],
};
