import { type Actor, isUat } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { type Doer, record } from "~/platform/journal/journal.server";
import { authorize } from "~/platform/policy";
import { movedOn, notFound, type Way } from "~/platform/refusal";
import { ADMIN_COMMUNITIES } from "../rules/administration";
import { deskPath } from "../rules/desk";
import { communityPolicy, whyNotWrite } from "../rules/policy";
import { lockCommunity, updateCommunity } from "../store/edits.server";
import { communityById, type StoredCommunity } from "../store/profile.server";

const IN_THE_BIN = "Comunitatea a fost ștearsă, așa că nu se mai poate modifica.";
const ELSE = "Numai autoritatea căreia îi aparține comunitatea o poate modifica.";

const wayOf = (actor: Actor): Way =>
  isUat(actor)
    ? { href: deskPath(actor, ""), label: "Înapoi la comunitate" }
    : { href: ADMIN_COMMUNITIES, label: "Înapoi la comunități" };

/** Who may not see it: 404. Who sees it, but may not change it: 403. Who might, but it is in the bin: 409. */
export function allowEdit(actor: Actor, community: StoredCommunity, at: Date): void {
  if (!communityPolicy.read(actor, community)) throw notFound();
  const why = whyNotWrite(actor);
  if (why === null && community.deletedAt !== null) throw movedOn(IN_THE_BIN, wayOf(actor));
  authorize(communityPolicy, "edit", actor, community, at, why ?? ELSE, wayOf(actor));
}

/** The community after its turn came, and the moment of that. */
export function inTurn<Result>(
  actor: Actor,
  communityId: string,
  work: (community: StoredCommunity, at: Date) => Promise<Result>,
): Promise<Result> {
  return transaction(async () => {
    await lockCommunity(communityId);
    const at = now();
    const community = await communityById(communityId);
    if (!community) throw notFound();
    allowEdit(actor, community, at);
    return work(community, at);
  });
}

/** What was edited: a section, or one of its things by kind and id. `note` is said to people. */
type Edited = { part: string; by: Doer; at: Date; note?: string };

/** Everything that is edited is one happening of the community, and makes it newer. */
export async function edited(communityId: string, { part, by, at, note }: Edited): Promise<void> {
  await updateCommunity(communityId, { updatedAt: at });
  await record({ what: "community.edited", subjectId: communityId, by, at, to: part, ...(note ? { note } : {}) });
}
