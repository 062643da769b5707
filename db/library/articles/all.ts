import type { DemoActArticles } from "../act";
import { buildingArticles } from "./building";
import { citizenArticles } from "./citizens";
import { councilArticles } from "./council";
import { moneyArticles } from "./money";
import { peopleArticles } from "./people";
import { procurementArticles } from "./procurement";

/** Every article of the demo world, by its act. */
export const demoArticles: readonly DemoActArticles[] = [
  ...procurementArticles,
  ...moneyArticles,
  ...buildingArticles,
  ...councilArticles,
  ...citizenArticles,
  ...peopleArticles,
];
