import type { ExampleModule } from "../example";
import { ThemeSwitch } from "./theme-switch";

export const themeSwitchExamples: ExampleModule = {
  name: "Tema",
  examples: [{ title: "Ca sistemul", element: <ThemeSwitch action="/tema" current="system" back="/uat" /> }],
};
