import { setImmediate as pause } from "node:timers/promises";
import { chosenByEach } from "~/modules/forum/store/follows.server";
import { discussionNews } from "~/modules/forum/store/news.server";
import { lastReadByEach } from "~/modules/forum/store/reads.server";
import { applicantsOfEach } from "~/modules/projects/store/applications.server";
import { projectsOpenedBetween } from "~/modules/projects/store/projects.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { type RenderedMail, renderMail, sendMails, stoppedAt } from "~/platform/mail/mail.server";
import { settings } from "~/platform/settings.server";
import { digestMail } from "../mails";
import {
  type DigestPeriod,
  digestOf,
  digestPeriod,
  isQuiet,
  itemsIn,
  liveliestFirst,
  type News,
} from "../rules/digest";
import { quotesIn } from "../rules/sentence";
import { claimDigests, peopleDue } from "../store/digest.server";
import { mailPreferencesLink } from "./preferences.server";

/** As many are made together: in a second or two, and lost together when the process ends meanwhile. */
const BATCH = 100;

/**
 * Makes the digests of the week for some of those who have none yet, with the mails of those that name something; returns whether
 * there may be more to make. What is read, the mails and the note that they are written are of one moment.
 */
export async function makeDigests(limit = BATCH): Promise<boolean> {
  const at = now();
  if (isQuiet(at)) return false;
  const period = digestPeriod(at);
  const people = await peopleDue(period.week, limit);
  if (people.length === 0) return false;
  const made = await digestsFor(people, period, at);
  await transaction(async () => {
    const items = new Map(made.map(({ userId, items }) => [userId, items]));
    const claimed = await claimDigests(period.week, items, at);
    await sendMails(made.flatMap(({ userId, mail }) => (mail && claimed.has(userId) ? [mail] : [])));
  });
  return true;
}

type Due = Awaited<ReturnType<typeof peopleDue>>;
type Made = { userId: string; items: number; mail: RenderedMail | null };

async function digestsFor(people: Due, period: DigestPeriod, at: Date): Promise<Made[]> {
  const news = await newsOf(period);
  const ids = people.map(({ actor }) => actor.userId);
  const discussionIds = news.discussions.map(({ id }) => id);
  const [chosenBy, seenBy] = await Promise.all([
    chosenByEach(ids, news.discussions),
    lastReadByEach(ids, discussionIds),
  ]);
  const made: Made[] = [];
  for (const { actor, county } of people) {
    const { userId } = actor;
    const digest = digestOf({ actor, county, chosenOf: chosenBy(userId), seen: seenBy(userId) }, news, at);
    const items = itemsIn(digest);
    made.push({ userId, items, mail: items === 0 ? null : await mailOf(actor, digest, period) });
    await pause(); // so that requests are answered meanwhile
  }
  return made;
}

async function newsOf({ from, to }: DigestPeriod): Promise<News> {
  const [discussions, projects] = await Promise.all([discussionNews({ from, to }), projectsOpenedBetween(from, to)]);
  const applicantsOf = await applicantsOfEach(projects.map(({ id }) => id));
  return {
    discussions: liveliestFirst(discussions),
    projects: projects.map((project) => ({ ...project, applicants: applicantsOf(project.id) })),
  };
}

function mailOf(
  { userId, name, email, organisation }: Due[number]["actor"],
  digest: ReturnType<typeof digestOf>,
  { week, from }: DigestPeriod,
): Promise<RenderedMail> {
  const stop = mailPreferencesLink(userId, "weekly_digest");
  const reader = { name, organisation: organisation?.name ?? null };
  const mail = digestMail({ digest, since: localDateOf(from) }, reader, settings().origin, stop);
  const marks = quotesIn(...Object.values(digest).flatMap((items) => items.map(({ of }) => of)));
  const quotes = { reader: userId, marks };
  return renderMail(`digest:${week}:${userId}`, email, { ...mail, unsubscribe: stoppedAt(stop), quotes });
}
