import type { Actor } from "~/modules/accounts/rules/actor";
import { localDateOf } from "~/platform/calendar/local-date";
import { stepsOn } from "~/platform/step.server";
import { administrationPolicy, MOST_TESTS, NO_COMMUNITY, TESTS_AT_ONCE } from "../rules/administration";
import { TEST_COMMUNITIES } from "../rules/paths";
import { testCommunities } from "../rules/test-communities";
import { testCommunityIds } from "../store/administration.server";
import { lockedCommunity } from "../store/desk.server";
import { insertCommunity } from "../store/edits.server";
import { purgeCommunity } from "./administration.server";

const onTests = stepsOn<Actor>()({
  policy: administrationPolicy,
  locked: async () => NO_COMMUNITY,
  way: () => ({ href: TEST_COMMUNITIES, label: "La comunitățile de test" }),
});

/** Creates five test communities, which are marked and left out of figures, feeds and the search. */
export function createTestCommunities(actor: Actor): Promise<void> {
  return onTests(actor, "", async (_, { at, allow, refusal, log }) => {
    allow("administer");
    if ((await testCommunityIds()).length + TESTS_AT_ONCE > MOST_TESTS)
      throw refusal(`Sunt deja destule comunități de test (cel mult ${MOST_TESTS}). Ștergeți-le pe cele vechi întâi.`);
    for (const community of testCommunities(localDateOf(at))) {
      const subjectId = await insertCommunity({ ...community, isTest: true, createdAt: at });
      await log("community.created", { subjectId });
    }
  });
}

/** Permanently deletes all test communities, also those in the bin. Returns how many there were. */
export async function removeTestCommunities(actor: Actor): Promise<number> {
  return onTests(actor, "", async (_, { at, allow }) => {
    allow("administer");
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
