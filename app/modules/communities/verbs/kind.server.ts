import { organisationById } from "~/modules/accounts/store/organisation.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { lockedCommunityOf, updateCommunity } from "../store/desk.server";
import { edited } from "./guard.server";

/** An authority writes its page before it is verified, and may have chosen another kind than an ADMIN then found. */
export function settleKind(organisationId: string): Promise<void> {
  return transaction(async () => {
    const kind = (await organisationById(organisationId))?.authorityKind ?? null;
    const community = kind && (await lockedCommunityOf(organisationId));
    if (!community || community.kind === kind) return;
    const at = now();
    await updateCommunity(community.id, { kind });
    await edited(community.id, { part: "location", by: null, at });
  });
}
