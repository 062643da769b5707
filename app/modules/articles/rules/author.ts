import type { Actor } from "~/modules/accounts/rules/actor";

/** Whoever writes does so for an organisation; an ADMIN has none. */
export type Author = Extract<Actor, { role: "UAT" | "FIRMA" }>;

export const isAuthor = (actor: Actor): actor is Author => actor.organisation !== null;
