import type { Actor } from "~/modules/accounts/rules/actor";

export type Counts = { notifications: number; messages: number; waiting: number };

/** The numbers beside the navigation, for this person. */
export async function countsFor(_actor: Actor): Promise<Counts> {
  return { notifications: 0, messages: 0, waiting: 0 };
}
