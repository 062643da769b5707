import { notifications } from "~/across/notifications/tables.server";
import { journal } from "~/platform/journal/tables.server";
import type { ArticleLife } from "./articles";
import type { Writer } from "./batches";
import {
  type Happening,
  happeningsOfArticle,
  happeningsOfLife,
  happeningsOfMember,
  happeningsOfTalk,
} from "./happenings";
import type { Life } from "./life";
import { DAY } from "./office-time";
import { idAt } from "./random";
import type { Talk } from "./talks";
import type { Making, Members } from "./world";

export type Everything = {
  members: Members;
  lives: readonly Life[];
  articles: readonly ArticleLife[];
  talks: readonly Talk[];
};
type Entry = Happening & { id: string };

/** Only recent events have notifications. */
const TOLD_DAYS = 30;
const TOLD_SHARE = 0.5;

/** The journal of the past, written without listeners and mails. Messages are left out: there are half a million. */
export async function writeHappenings(writer: Writer, making: Making, everything: Everything): Promise<void> {
  await writer.write(journal, journalRows(making, everything));
  await writer.write(notifications, notificationRows(making, everything));
}

/** Repeatable: the same entries with the same ids at each call. */
function* entriesOf(making: Making, { members, lives, articles, talks }: Everything): Generator<Entry> {
  const random = making.random.fork("journal");
  const withId = (happening: Happening): Entry => ({
    ...happening,
    id: idAt(random, making.time.milliseconds(happening.at)),
  });
  for (const member of [...members.authorities, ...members.firms]) yield* happeningsOfMember(member).map(withId);
  for (const life of lives) yield* happeningsOfLife(making, life).map(withId);
  for (const article of articles) yield* happeningsOfArticle(article).map(withId);
  for (const talk of talks) yield* happeningsOfTalk(talk).map(withId);
}

function* journalRows(making: Making, everything: Everything) {
  for (const { id, at, by, what, subjectId, from, to, note } of entriesOf(making, everything)) {
    const row: typeof journal.$inferInsert = {
      id,
      what,
      subjectId,
      at: making.time.moment(at),
      userId: by?.person.id ?? null,
      organisationId: by?.organisation.id ?? null,
      from: from ?? null,
      to: to ?? null,
      note: note ?? null,
    };
    yield row;
  }
}

function* notificationRows(making: Making, everything: Everything) {
  const { time } = making;
  const random = making.random.fork("notifications");
  for (const { id, at, subjectId, notice } of entriesOf(making, everything)) {
    if (!notice || at < time.now - TOLD_DAYS * DAY || !random.chance(TOLD_SHARE)) continue;
    const { to, ...words } = notice;
    for (const person of to.people) {
      const readAt = at + random.between(1, 3 * DAY);
      const row: typeof notifications.$inferInsert = {
        id: idAt(random, time.milliseconds(at)),
        userId: person.id,
        organisationId: to.id,
        ...words,
        eventId: id,
        subjectId,
        createdAt: time.moment(at),
        readAt: readAt <= time.now && random.chance(0.7) ? time.moment(readAt) : null,
      };
      yield row;
    }
  }
}
