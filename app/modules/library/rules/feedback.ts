import { isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { verifiedOnly } from "~/modules/accounts/rules/unverified";
import { first, type Rule, requires, UNSEEN } from "~/platform/policy";
import { type ResourceFacts, resourcePolicy } from "./policy";

/** The mean of fewer ratings is not shown: it would say what one colleague chose. */
const LEAST_RATINGS = 3;

export type Ratings = { number: number; mean: number | null };

/** The mean that readers see, null while there are too few ratings. */
export const shownMean = ({ number, mean }: Ratings): number | null => (number < LEAST_RATINGS ? null : mean);

export const RATINGS_SHOWN = `Media se arată de la ${LEAST_RATINGS} note.`;

/** Who rates a document: people of verified authorities. */
const answers: Rule<Visitor, ResourceFacts> = first(
  requires((actor) => isUat(actor), UNSEEN),
  resourcePolicy.rules.read,
  verifiedOnly("Puteți nota documentele după ce un administrator vă verifică instituția."),
);

export const feedbackPolicy = rightsOn<ResourceFacts>()({ open: [] }, { answer: answers });
