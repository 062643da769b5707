import { belongsTo, type Member } from "~/modules/accounts/rules/actor";
import { DISCUSSION_CATEGORIES, type DiscussionCategory } from "~/modules/forum/rules/categories";
import { type Chosen, levelOf } from "~/modules/forum/rules/follow";
import { discussionPath, postPath } from "~/modules/forum/rules/paths";
import { discussionPolicy } from "~/modules/forum/rules/policy";
import { repliesText } from "~/modules/forum/rules/view";
import type { DiscussionNews } from "~/modules/forum/store/news.server";
import { projectPath } from "~/modules/projects/rules/paths";
import { projectPolicy } from "~/modules/projects/rules/policy";
import type { ProjectRecord } from "~/modules/projects/store/projects.server";
import { addDays, atHour, hourOf, type LocalDate, localDateOf, weekdayOf } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { countyName } from "~/platform/romania/counties";
import { nameOf, type Sentence } from "./sentence";

const HOUR = "08:00";

/** `week`: the Monday on which it ends. */
export type DigestPeriod = { week: LocalDate; from: Date; to: Date };

/**
 * The week that ended last, from Monday to Monday at 08:00 in Romania. It does not depend on when a digest is sent, so one sent
 * late repeats nothing of the next and leaves nothing out.
 */
export function digestPeriod(now: Date): DigestPeriod {
  const today = localDateOf(now);
  const monday = addDays(today, 1 - weekdayOf(today));
  const week = now < atHour(monday, HOUR) ? addDays(monday, -7) : monday;
  return { week, from: atHour(addDays(week, -7), HOUR), to: atHour(week, HOUR) };
}

/** From 20:00 to 07:00 no digest is sent. */
export const isQuiet = (now: Date): boolean => hourOf(now) < "07:00" || hourOf(now) >= "20:00";

const MOST_DISCUSSIONS = 5;
const MOST_SOLVED = 5;
const MOST_PROJECTS = 3;

/** A project of the exchange with the organisations that have applied to it. */
type ProjectNews = ProjectRecord & { applicants: readonly string[] };

/** What happened in the week, the same for everybody. */
export type News = { discussions: readonly DiscussionNews[]; projects: readonly ProjectNews[] };

/** Somebody to whom a digest is sent, with what they chose and have read. */
export type Reader = {
  actor: Member;
  county: string | null;
  chosenOf: (discussion: DiscussionNews) => Chosen;
  /** By discussion, the number of the last post that they have seen; none where they have not opened it. */
  seen: ReadonlyMap<string, number>;
};

/** `of`: the thing whose title it is. */
export type DigestItem = { title: string; href: string; why: string; of: Sentence };
export type Digest = { discussions: DigestItem[]; solved: DigestItem[]; projects: DigestItem[] };

export const itemsIn = ({ discussions, solved, projects }: Digest): number =>
  discussions.length + solved.length + projects.length;

const replies = ({ posts }: DiscussionNews): number => posts.filter(({ number }) => number > 1).length;

/** Those most answered in the week first, then those with most likes, then the latest. */
export const liveliestFirst = (news: readonly DiscussionNews[]): DiscussionNews[] =>
  [...news].sort(
    (one, other) =>
      replies(other) - replies(one) ||
      other.likes - one.likes ||
      other.lastPostAt.getTime() - one.lastPostAt.getTime() ||
      (one.id < other.id ? -1 : 1),
  );

/** What a person is told of the week. `news.discussions` are given the liveliest first, `news.projects` the newest first. */
export function digestOf(reader: Reader, news: News, now: Date): Digest {
  const told = news.discussions.flatMap((discussion) => toldTo(reader, discussion, now));
  const unread = told.filter(({ posts }) => posts.length > 0).slice(0, MOST_DISCUSSIONS);
  const solved = told.filter((one) => one.solution !== null && !unread.includes(one)).slice(0, MOST_SOLVED);
  return {
    discussions: unread.map(unreadItem),
    solved: solved.map(solvedItem),
    projects: projectItems(reader, news.projects, now),
  };
}

type Told = DiscussionNews & { chosen: Chosen };

/** The discussion with what is new in it for the reader; none when they are not told of it. */
function toldTo({ actor, chosenOf, seen }: Reader, discussion: DiscussionNews, now: Date): Told[] {
  if (belongsTo(actor, discussion.organisationId) || !discussionPolicy.may("read", actor, discussion, now)) return [];
  const chosen = chosenOf(discussion);
  if (levelOf(chosen) === "none") return [];
  const last = seen.get(discussion.id) ?? 0;
  const isUnread = (post: DiscussionNews["posts"][number]) =>
    post.number > last && !belongsTo(actor, post.organisationId);
  const { posts, solution } = discussion;
  return [
    {
      ...discussion,
      chosen,
      posts: posts.filter(isUnread),
      solution: solution && isUnread(solution) ? solution : null,
    },
  ];
}

/** What the reader chose that brings the discussion to them, or only its category. */
function followed({ category }: { category: DiscussionCategory }, chosen: Chosen): string {
  const label = `categoria ${DISCUSSION_CATEGORIES[category]}`;
  if (levelOf(chosen) !== "watching") return label;
  if (chosen.discussion) return "o discuție pe care o urmăriți";
  return chosen.category ? `${label}, pe care o urmăriți` : `${label}; urmăriți tot forumul`;
}

const reason = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(" · ");

function unreadItem(told: Told): DigestItem {
  const { id, title, posts, solutionId, chosen } = told;
  const first = Math.min(...posts.map(({ number }) => number));
  const isNew = first === 1;
  const state = isNew ? `nouă, ${repliesText(replies(told))}` : plural(posts.length, "răspuns nou", "răspunsuri noi");
  return {
    title,
    of: nameOf("discussion", id),
    href: isNew ? discussionPath(id) : postPath(id, first),
    why: reason(state, solutionId && "rezolvată", followed(told, chosen)),
  };
}

function solvedItem(told: Told): DigestItem {
  const { id, title, solution, chosen } = told;
  const why = reason("rezolvată", followed(told, chosen));
  return { title, of: nameOf("discussion", id), href: postPath(id, solution?.number ?? 1), why };
}

/** Those to which the reader's organisation may apply and has not: of its county first, then the newest. */
function projectItems({ actor, county }: Reader, projects: readonly ProjectNews[], now: Date): DigestItem[] {
  const isNear = (project: ProjectNews) => Number(project.county === county);
  return projects
    .filter((project) => projectPolicy.may("apply", actor, project, now))
    .filter(({ applicants }) => !applicants.some((organisationId) => belongsTo(actor, organisationId)))
    .sort((one, other) => isNear(other) - isNear(one))
    .slice(0, MOST_PROJECTS)
    .map((project) => ({
      title: project.title,
      of: nameOf("project", project.id),
      href: projectPath(project.id),
      why: reason(
        `proiect nou de la ${project.community}`,
        isNear(project) ? "în județul dumneavoastră" : `județul ${countyName(project.county)}`,
        `aplicații până la ${dateLong(project.applicationsUntil)}`,
      ),
    }));
}
