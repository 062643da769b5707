import { isAdmin, isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { verifiedOnly } from "~/modules/accounts/rules/unverified";
import { first, notNow, notYou, policyFor, type Rule, requires, UNSEEN } from "~/platform/policy";
import { type ResourceFacts, resourcePolicy } from "./policy";

/** The mean of fewer ratings is not shown: it would say what one colleague chose. */
const LEAST_RATINGS = 3;

export type Ratings = { number: number; mean: number | null };

/** The mean that readers see, null while there are too few ratings. */
export const shownMean = ({ number, mean }: Ratings): number | null => (number < LEAST_RATINGS ? null : mean);

export const RATINGS_SHOWN = `Media se arată de la ${LEAST_RATINGS} note.`;

/** Who answers a document with a rating, an objection or a comment: people of verified authorities. */
const answers: Rule<Visitor, ResourceFacts> = first(
  requires((actor) => isUat(actor), UNSEEN),
  resourcePolicy.rules.read,
  verifiedOnly("Puteți nota și comenta documentele după ce un administrator vă verifică instituția."),
);

export const feedbackPolicy = policyFor<Visitor, ResourceFacts>()({ answer: answers });

/** An objection is dealt with by an ADMIN, and can be opened again. */
const settles = (isOpen: boolean, sentence: string): Rule<Visitor, { settledAt: Date | null }> =>
  first(
    requires(isAdmin, notYou("Despre observații decide numai un administrator.")),
    requires((_actor, { settledAt }) => (settledAt === null) === isOpen, notNow(sentence)),
  );

const SETTLED = "Observația este deja rezolvată.";
const REOPENED = "Observația este deja deschisă.";

export const objectionPolicy = policyFor<Visitor, { settledAt: Date | null }>()({
  settle: settles(true, SETTLED),
  reopen: settles(false, REOPENED),
});
