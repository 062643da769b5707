import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import { BIN_PATH } from "~/modules/accounts/rules/places";
import { first, notNow, notYou, policyFor, where } from "~/platform/policy";

/** What an ADMIN does with what lies in the bin; who may take it out, the articles' own policy says. */
export const binPolicy = policyFor<Visitor, { deletedAt: Date | null }>()({
  purge: first(
    where(isAdmin, notYou("Numai un administrator golește coșul.")),
    where(
      (_actor, { deletedAt }) => deletedAt !== null,
      notNow("Articolul nu mai este în coș: a fost restaurat între timp."),
    ),
  ),
});

/** Where an ADMIN does it. */
export const binnedArticlePath = (id: string, noun: "restoration" | "purge"): string =>
  `${BIN_PATH}/articles/${id}/${noun}`;
