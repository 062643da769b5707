import { type Actor, belongsTo, isAdmin, isSuspended, isUat, type Visitor } from "~/modules/accounts/rules/actor";
import type { Policy } from "~/platform/policy";

/** Whose it is, and since when it is in the bin. What an ADMIN made belongs to nobody until it is claimed. */
export type CommunitySubject = { organisationId: string | null; deletedAt: Date | null };

const owns = (actor: Visitor, { organisationId }: CommunitySubject): boolean =>
  isUat(actor) && organisationId !== null && belongsTo(actor, organisationId);

/** Owner and colleagues alike. An authority that is not verified edits freely: until then nobody else sees it. */
const mayWrite = (actor: Visitor, community: CommunitySubject): boolean =>
  isAdmin(actor) || (owns(actor, community) && !isSuspended(actor));

export const communityPolicy = {
  read: (actor, community) => isAdmin(actor) || owns(actor, community),
  create: mayWrite,
  edit: (actor, community) => mayWrite(actor, community) && community.deletedAt === null,
} satisfies Policy<Visitor, CommunitySubject>;

/** Why somebody who sees a community may not change it; null when nothing about them stands in the way. */
export const whyNotWrite = (actor: Actor): string | null =>
  isSuspended(actor)
    ? "Contul organizației este suspendat. Pagina comunității se păstrează, dar nu se poate modifica; pentru lămuriri scrieți la suport."
    : null;
