import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import { BIN_PATH } from "~/modules/accounts/rules/places";
import type { Policy } from "~/platform/policy";

/** What an ADMIN does with what lies in the bin; who may take it out, the articles' own policy says. */
export const binPolicy = {
  purge: (actor, { deletedAt }) => isAdmin(actor) && deletedAt !== null,
} satisfies Policy<Visitor, { deletedAt: Date | null }>;

/** Where an ADMIN does it. */
export const binnedArticlePath = (id: string, noun: "restoration" | "purge"): string =>
  `${BIN_PATH}/articles/${id}/${noun}`;
