import type { ExampleModule } from "../example";
import { Brand } from "./brand";

export const brandExamples: ExampleModule = {
  name: "Marca",
  examples: [{ title: "Semn și nume", element: <Brand href="/" leadsTo="prima pagină" /> }],
};
