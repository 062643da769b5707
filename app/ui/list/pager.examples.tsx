import type { ExampleModule } from "../example";
import { Pager } from "./pager";

const href = (page: number) => `?pagina=${page}`;

export const pagerExamples: ExampleModule = {
  name: "Pagini",
  examples: [
    { title: "La mijloc", element: <Pager page={8} pages={104} href={href} /> },
    { title: "La început", element: <Pager page={1} pages={2} href={href} label="Paginile articolelor" /> },
  ],
};
