import type { ExampleModule } from "../example";
import { Crumb } from "./crumb";

export const crumbExamples: ExampleModule = {
  name: "Înapoi",
  examples: [{ title: "Un pas în sus", element: <Crumb href="/uat/cereri">Solicitări</Crumb> }],
};
