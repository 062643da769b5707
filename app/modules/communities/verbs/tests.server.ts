import type { Actor } from "~/modules/accounts/rules/actor";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { movedOn } from "~/platform/refusal";
import { administrationPolicy, MOST_TESTS, NO_COMMUNITY, TESTS_AT_ONCE } from "../rules/administration";
import { TEST_COMMUNITIES } from "../rules/paths";
import { testCommunities } from "../rules/test-communities";
import { testCommunityIds } from "../store/administration.server";
import { lockedCommunity } from "../store/desk.server";
import { insertCommunity } from "../store/edits.server";
import { purgeCommunity } from "./administration.server";

/** Creates five test communities, which are marked and left out of figures, feeds and the search. */
export function createTestCommunities(actor: Actor): Promise<void> {
  return transaction(async () => {
    const at = now();
    administrationPolicy.allow("administer", actor, NO_COMMUNITY, at);
    if ((await testCommunityIds()).length + TESTS_AT_ONCE > MOST_TESTS)
      throw movedOn(`Sunt deja destule comunități de test (cel mult ${MOST_TESTS}). Ștergeți-le pe cele vechi întâi.`, {
        href: TEST_COMMUNITIES,
        label: "La comunitățile de test",
      });
    for (const community of testCommunities(localDateOf(at))) {
      const id = await insertCommunity({ ...community, isTest: true, createdAt: at });
      await record({ what: "community.created", subjectId: id, by: actor, at });
    }
  });
}

/** Permanently deletes all test communities, also those in the bin. Returns how many there were. */
export async function removeTestCommunities(actor: Actor): Promise<number> {
  return transaction(async () => {
    const at = now();
    administrationPolicy.allow("administer", actor, NO_COMMUNITY, at);
    let removed = 0;
    for (const id of await testCommunityIds()) {
      const community = await lockedCommunity(id);
      if (!community) continue; // deleted meanwhile
      await purgeCommunity(community, { by: actor, at });
      removed += 1;
    }
    return removed;
  });
}
