import type { Actor } from "~/modules/accounts/rules/actor";
import { ORGANISATIONS, PEOPLE } from "~/modules/accounts/rules/places";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { contactsOf } from "~/modules/accounts/store/person.server";
import { lengthText } from "~/modules/articles/rules/card";
import { ARTICLE_CATEGORIES } from "~/modules/articles/rules/categories";
import { whyNoApproval } from "~/modules/articles/rules/moderation";
import { recipientsText } from "~/modules/articles/rules/recipients";
import { SUBMISSIONS_PATH } from "~/modules/articles/rules/submission-query";
import { toldOf } from "~/modules/articles/store/authors.server";
import { latestDrafts, pendingSubmissions, type SubmissionRow } from "~/modules/articles/store/queue.server";
import { textOf } from "~/modules/articles/store/submissions.server";
import { neglectedResources } from "~/modules/library/store/upkeep.server";
import { ticketById } from "~/modules/outreach/store/tickets.server";
import { ADMIN_REQUESTS } from "~/modules/requests/rules/paths";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { newFormKey } from "~/platform/form/once.server";
import { dateLong, dateTime, since } from "~/platform/language/dates";
import { formatNumber } from "~/platform/language/numbers";
import { excerpt, paragraphs } from "~/platform/language/text";
import { orNotFound } from "~/platform/refusal";
import { declaredBy } from "../rules/declared";
import { adminQueue, QUEUE_ROWS, type Queued, type QueueTab } from "../rules/queue";
import { type DeskCounts, longestWaiting, newestRequests } from "../store/desk.server";

/** From the specification. */
const SHOWN = 5;
const EXCERPT = 200;
const MESSAGE = 600;

/** All that waits, and the articles among it. */
export async function queueOf({ articles }: DeskCounts, tab: QueueTab) {
  const at = now();
  const limit = QUEUE_ROWS;
  const [waiting, submissions, documents] = await Promise.all([
    longestWaiting({ limit }),
    pendingSubmissions({ limit }),
    neglectedResources(localDateOf(at), limit),
  ]);
  const sent = submissions.map(({ id, organisationName, title, submittedAt }) => ({
    what: "article" as const,
    id,
    name: organisationName,
    about: title,
    since: submittedAt,
    count: articles.pending,
  }));
  return { submissions, queue: adminQueue([...waiting, ...documents, ...sent], tab, at) };
}

/** The thing that is shown beside the queue: the one with this id, else the first. */
export async function chosenOf(
  entries: readonly Queued[],
  submissions: readonly SubmissionRow[],
  id: string,
  actor: Actor,
) {
  const entry = entries.find((one) => one.id === id) ?? entries[0];
  if (entry === undefined) return null;
  const submission = submissions.find((one) => entry.what === "article" && one.id === entry.id);
  return {
    ...entry,
    article: submission === undefined ? null : await decidedHere(submission, actor),
    declared: entry.what === "organisation" ? await declaredOf(entry.id) : null,
    message: entry.what === "ticket" ? excerpt((await ticketById(entry.id)).message, MESSAGE) : null,
  };
}
export type Chosen = NonNullable<Awaited<ReturnType<typeof chosenOf>>>;

async function declaredOf(id: string) {
  const [organisation, people] = await Promise.all([organisationById(id), contactsOf(id)]);
  if (!organisation) return null;
  return declaredBy(
    organisation,
    people.map(({ name }) => name),
    organisation.documentId && "Deschide documentul",
  );
}

/** What an ADMIN reads of a waiting text before deciding about it without opening it. */
async function decidedHere(row: SubmissionRow, actor: Actor) {
  const at = now();
  const { article, authorId, submittedBy } = row;
  const { organisationId } = article;
  const [[told], text] = await Promise.all([
    toldOf([{ organisationId, authorId, senders: [submittedBy] }]),
    textOf(row.id).then(orNotFound),
  ]);
  return {
    id: row.id,
    title: row.title,
    revises: row.revises,
    organisation: { id: organisationId, kind: row.organisationKind, verified: row.isVerified },
    by: [row.organisationName, row.authorName, ARTICLE_CATEGORIES[row.category]],
    facts: [`trimis la ${dateTime(row.submittedAt)}`, lengthText(text.bodyText)],
    summary: text.summary,
    text: paragraphs(text.bodyText),
    told: recipientsText(told ?? { who: "nobody", people: [] }),
    hindrance: whyNoApproval(actor, { ...row, deciderName: null }, at),
    keys: { approval: newFormKey(), rejection: newFormKey() },
  };
}
export type DecidedHere = Awaited<ReturnType<typeof decidedHere>>;

const articleRow = (row: SubmissionRow, at: Date) => ({
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
});

export type PeopleCounts = DeskCounts["people"];

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

export async function articlesTab(submissions: readonly SubmissionRow[]) {
  const drafts = await latestDrafts({ limit: SHOWN });
  return {
    pending: submissions.slice(0, SHOWN).map((row) => articleRow(row, now())),
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
