import type { About } from "~/modules/conversations/store/writes.server";
import { requestById } from "~/modules/requests/store/record.server";
import { openResponses } from "~/modules/requests/verbs/decisions.server";
import { withClock } from "~/platform/clock";
import { withoutListeners } from "~/platform/journal/journal.server";
import type { DemoPeople } from "./accounts";
import { actsOf, type Scene } from "./requests/acts";
import { decidedRequests } from "./requests/decided";
import { finishedRequests } from "./requests/finished";
import { otherFinishedRequests } from "./requests/finished-others";
import { openRequests } from "./requests/open";
import type { RequestStory } from "./requests/story";
import { momentOf, startToday } from "./requests/time";

const MINUTE = 60_000;

/** The stories in the order of their sending, so that the register's numbers follow it; drafts last. */
export const requestStories: readonly RequestStory[] = [
  ...finishedRequests,
  ...otherFinishedRequests,
  ...decidedRequests,
  ...openRequests,
].sort((one, other) => (other.sent?.[0] ?? 0) - (one.sent?.[0] ?? 0));

/**
 * Requests in every state, made through the verbs at their own times, so that histories, ratings and conversations are
 * consistent. Returns the sent requests by title, for the conversations about them.
 */
export function fillRequests(people: DemoPeople): Promise<(title: string) => About | null> {
  return withoutListeners(async () => {
    startToday();
    const told = new Map<string, About>();
    for (const story of requestStories) {
      const about = await tell(people, story);
      if (about) told.set(story.title, about);
    }
    return (title) => told.get(title) ?? null;
  });
}

async function tell(people: DemoPeople, story: RequestStory): Promise<About | null> {
  const scene: Scene = { people, story, id: "", responses: new Map() };
  let last = new Date(0);
  for (const act of actsOf(story)) {
    // Two days of a story may fall on one working day: what came first stays first.
    last = new Date(Math.max(momentOf(act.when).getTime(), last.getTime() + 5 * MINUTE));
    await withClock(last, () => act.do(scene)).catch((cause: unknown) => {
      throw new Error(`${story.title}, ${act.when.join(" ")}: ${String(cause)}`, { cause });
    });
  }
  const request = await requestById(scene.id);
  if (story.opened && request?.deadlineAt) {
    const opening = new Date(request.deadlineAt.getTime() + 45 * MINUTE);
    await withClock(opening, () => openResponses(people.of(story.uat), scene.id));
  }
  return request?.registration ? { requestId: request.id, number: request.registration } : null;
}
