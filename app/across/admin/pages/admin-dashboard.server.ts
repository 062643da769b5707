import type { Actor } from "~/modules/accounts/rules/actor";
import { ORGANISATIONS, PEOPLE } from "~/modules/accounts/rules/places";
import { ARTICLE_CATEGORIES } from "~/modules/articles/rules/categories";
import { whyNoApproval } from "~/modules/articles/rules/moderation";
import { recipientsText } from "~/modules/articles/rules/recipients";
import { SUBMISSIONS_PATH } from "~/modules/articles/rules/submission-query";
import { toldOf } from "~/modules/articles/store/authors.server";
import { latestDrafts, pendingSubmissions } from "~/modules/articles/store/queue.server";
import { neglectedResources } from "~/modules/library/store/upkeep.server";
import { ADMIN_REQUESTS } from "~/modules/requests/rules/paths";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { newFormKey } from "~/platform/form/once.server";
import { dateLong, since } from "~/platform/language/dates";
import { formatNumber } from "~/platform/language/numbers";
import { excerpt } from "~/platform/language/text";
import { adminAgenda } from "../rules/next-task";
import { type DeskCounts, longestWaiting, newestRequests } from "../store/desk.server";
import { organisationsPage } from "../store/organisations.server";
import { organisationRow } from "./rows.server";

/** From the specification. */
const SHOWN = 5;
const EXCERPT = 200;

/** "Ce urmează"; null when nothing waits. */
export async function agendaOf({ articles }: DeskCounts) {
  const at = now();
  const [waiting, [submission], documents] = await Promise.all([
    longestWaiting({}),
    pendingSubmissions({ limit: 1 }),
    neglectedResources(localDateOf(at)),
  ]);
  const article = submission && {
    what: "article" as const,
    id: submission.id,
    name: submission.organisationName,
    about: submission.title,
    since: submission.submittedAt,
    count: articles.pending,
  };
  return adminAgenda([...waiting, ...documents, ...(article ? [article] : [])], (moment) => since(moment, at));
}

/** The four counters of the dashboard. */
export function figuresOf({ people, articles, requests, partners }: DeskCounts) {
  const number = formatNumber;
  const unplaced = people.unplaced === 0 ? "" : `, ${number(people.unplaced)} fără organizație`;
  return [
    {
      value: number(people.uat + people.firma + people.admin + people.unplaced),
      label: `Utilizatori: ${number(people.uat)} din UAT, ${number(people.firma)} din firme${unplaced}`,
      href: PEOPLE,
    },
    {
      value: number(articles.total),
      label: `Articole: ${number(articles.pending)} în așteptare`,
      href: SUBMISSIONS_PATH,
    },
    {
      value: number(requests.total),
      label: `Solicitări: ${number(requests.inHand)} în procesare`,
      href: ADMIN_REQUESTS,
    },
    {
      value: number(partners),
      label: "Parteneri activi",
      href: `${ORGANISATIONS}?stare=verified&fel=FIRMA`,
    },
  ];
}

export async function articlesTab(actor: Actor) {
  const at = now();
  const [pending, drafts] = await Promise.all([pendingSubmissions({ limit: SHOWN }), latestDrafts({ limit: SHOWN })]);
  const told = await toldOf(
    pending.map(({ article, authorId, submittedBy }) => ({
      organisationId: article.organisationId,
      authorId,
      senders: [submittedBy],
    })),
  );
  return {
    pending: pending.map((row, index) => ({
      id: row.id,
      title: row.title,
      facts: [
        row.organisationName,
        row.authorName,
        ARTICLE_CATEGORIES[row.category],
        `trimis ${since(row.submittedAt, at)}`,
      ],
      excerpt: excerpt(row.opening, EXCERPT),
      revises: row.revises,
      told: recipientsText(told[index] ?? { who: "nobody", people: [] }),
      hindrance: whyNoApproval(actor, { ...row, deciderName: null }, at),
      keys: { approval: newFormKey(), rejection: newFormKey() },
    })),
    drafts: drafts.map(({ id, title, authorName, updatedAt }) => ({
      id,
      title,
      facts: [authorName, dateLong(updatedAt)],
    })),
  };
}
export type ArticlesTab = Awaited<ReturnType<typeof articlesTab>>;

export async function requestsTab({ requests }: DeskCounts) {
  const rows = await newestRequests(SHOWN, now());
  return {
    drafts: requests.drafts,
    requests: rows.map(({ id, title, status, decision, registration, sentAt, authority }) => ({
      id,
      title,
      status,
      decision,
      authority,
      facts: [registration, `trimisă la ${dateLong(sentAt)}`],
    })),
  };
}
export type RequestsTab = Awaited<ReturnType<typeof requestsTab>>;

export async function peopleTab({ people }: DeskCounts) {
  const organisations = await organisationsPage({ text: "", state: "pending", kind: null, page: 1 });
  return {
    people,
    waiting: organisations.found,
    organisations: organisations.rows.slice(0, SHOWN).map(organisationRow),
  };
}
export type PeopleTab = Awaited<ReturnType<typeof peopleTab>>;
