import type { ExampleArticles } from "../act";
import { buildingArticles } from "./building";
import { citizenArticles } from "./citizens";
import { councilArticles } from "./council";
import { moneyArticles } from "./money";
import { peopleArticles } from "./people";
import { procurementArticles } from "./procurement";

/** Every article of the acts, by its act. */
export const exampleArticles: readonly ExampleArticles[] = [
  ...procurementArticles,
  ...moneyArticles,
  ...buildingArticles,
  ...councilArticles,
  ...citizenArticles,
  ...peopleArticles,
];
