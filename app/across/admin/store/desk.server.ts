import { asc, type Column, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { askedAgainAt } from "~/modules/accounts/store/organisation.server";
import { awaitsVerification } from "~/modules/accounts/store/unconfirmed.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { waitingSubmissions } from "~/modules/articles/store/queue.server";
import { articles } from "~/modules/articles/tables/articles.server";
import { communities, communityClaims } from "~/modules/communities/tables.server";
import { isWaiting, waitsSince } from "~/modules/forum/store/reports.server";
import { discussions, posts } from "~/modules/forum/tables.server";
import { isBrokenLink } from "~/modules/library/store/links.server";
import { isUndecided } from "~/modules/library/store/proposals.server";
import { resourceProposals } from "~/modules/library/tables/feedback.server";
import { linkChecks } from "~/modules/library/tables/links.server";
import { resources } from "~/modules/library/tables/resources.server";
import { isUrgentTicket, waitingOrder } from "~/modules/outreach/store/tickets.server";
import { supportTickets } from "~/modules/outreach/tables.server";
import { LISTED } from "~/modules/partners/rules/listing";
import { decisionAt } from "~/modules/requests/store/opportunity-status.server";
import { withRegistration } from "~/modules/requests/store/record.server";
import { requests } from "~/modules/requests/tables/requests.server";
import { isWaitingProposal } from "~/modules/training/store/programs.server";
import { programs } from "~/modules/training/tables.server";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { foundRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";

/** Requests whose authority waits for something: sent, or in progress. A draft is its author's: it is only counted. */
const IN_HAND = ["sent", "in_progress"] as const;

const number = (name: string, condition?: SQL) =>
  (condition ? sql<number>`count(*) filter (where ${condition})` : sql<number>`count(*)`).mapWith(Number).as(name);

/** `isMember` of the rules: whoever has left, or only asks to come in, belongs nowhere. */
const placed = sql`coalesce(${users.membership} in ('owner', 'colleague'), false)`;
const isAdmin = sql`${users.role} = 'ADMIN'`;

/** How much there is of everything, in one query: confirmed accounts by where they belong, requests, articles, firms. */
const everything = prepared(() => {
  const people = db()
    .select({
      uat: number("uat", sql`${users.role} = 'UAT' and ${placed}`),
      firma: number("firma", sql`${users.role} = 'FIRMA' and ${placed}`),
      admin: number("admin", isAdmin),
      unplaced: number("unplaced", sql`not ${isAdmin} and not ${placed}`),
    })
    .from(users)
    .where(eq(users.emailVerified, true))
    .as("people");
  const asked = (condition: SQL) =>
    sql<number>`(${db().select({ number: count() }).from(requests).where(condition)})`.mapWith(Number);
  const written = db()
    .select({ total: number("articles") })
    .from(articles)
    .where(isNull(articles.deletedAt))
    .as("written");
  const listed = db()
    .select({ total: number("partners") })
    .from(organisations)
    .where(sql`${organisations.kind} = 'FIRMA' and ${organisations.verification} = ${LISTED}`)
    .as("listed");
  return db()
    .select({
      people: { uat: people.uat, firma: people.firma, admin: people.admin, unplaced: people.unplaced },
      requests: {
        total: asked(isNotNull(requests.sentAt)),
        inHand: asked(sql`${requests.status} in ('sent', 'in_progress')`),
        drafts: asked(sql`${requests.status} = 'draft'`),
      },
      articles: { total: written.total, pending: sql<number>`(${waitingSubmissions()})`.mapWith(Number) },
      partners: listed.total,
    })
    .from(people)
    .crossJoin(written)
    .crossJoin(listed);
});

export const deskCounts = () => foundRow(everything({}));
export type DeskCounts = Awaited<ReturnType<typeof deskCounts>>;

const what = (kind: "organisation" | "claim" | "ticket" | "post" | "program" | "proposal" | "link") =>
  sql<typeof kind>`${sql.raw(`'${kind}'`)}::text`.as("what");
const text = (column: Column) => sql<string>`${column}`.as("about");
const all = sql<number>`count(*) over ()`.mapWith(Number).as("alike");
type Most = Places<{ limit: number }>["limit"];
const special = (condition: SQL) => sql<boolean>`${condition}`.mapWith(Boolean).as("special");

const waitingPost = (limit: Most) =>
  db()
    .select({
      what: what("post"),
      id: posts.id,
      name: organisations.name,
      about: text(discussions.title),
      since: waitsSince.as("since"),
      count: all,
      special: special(sql`false`),
    })
    .from(posts)
    .innerJoin(discussions, eq(discussions.id, posts.discussionId))
    .innerJoin(organisations, eq(organisations.id, posts.organisationId))
    .where(isWaiting)
    .orderBy(asc(waitsSince), asc(posts.id))
    .limit(limit);

const waitingProgram = (limit: Most) =>
  db()
    .select({
      what: what("program"),
      id: programs.id,
      name: organisations.name,
      about: text(programs.title),
      since: sql<Date>`${programs.proposedAt}`.mapWith(programs.proposedAt).as("since"),
      count: all,
      special: special(sql`false`),
    })
    .from(programs)
    .innerJoin(organisations, eq(organisations.id, programs.providerId))
    .where(isWaitingProposal)
    .orderBy(asc(programs.proposedAt), asc(programs.id))
    .limit(limit);

/** A document or a correction that a reader proposes; its author is named when they no longer belong to an organisation. */
const waitingForLibrary = (limit: Most) =>
  db()
    .select({
      what: what("proposal"),
      id: resourceProposals.id,
      name: sql<string>`coalesce(${organisations.name}, ${users.name})`.as("name"),
      about: sql<string>`coalesce(${resources.title}, ${resourceProposals.title})`.as("about"),
      since: resourceProposals.sentAt,
      count: all,
      special: special(sql`${resourceProposals.resourceId} is not null`),
    })
    .from(resourceProposals)
    .innerJoin(users, eq(users.id, resourceProposals.userId))
    .leftJoin(organisations, eq(organisations.id, resourceProposals.organisationId))
    .leftJoin(resources, eq(resources.id, resourceProposals.resourceId))
    .where(isUndecided)
    .orderBy(asc(resourceProposals.sentAt), asc(resourceProposals.id))
    .limit(limit);

const brokenLink = (limit: Most) =>
  db()
    .select({
      what: what("link"),
      id: linkChecks.id,
      name: linkChecks.address,
      about: text(linkChecks.address),
      since: sql<Date>`${linkChecks.failingSince}`.mapWith(linkChecks.failingSince).as("since"),
      count: all,
      special: special(sql`false`),
    })
    .from(linkChecks)
    .where(isBrokenLink())
    .orderBy(asc(linkChecks.failingSince), asc(linkChecks.id))
    .limit(limit);

/** What has waited longest for an ADMIN beside articles: of each kind at most `limit`, each with how many of its kind there are. */
export const longestWaiting = prepared(({ limit }: Places<{ limit: number }>) => {
  const asked = sql<Date>`coalesce(${askedAgainAt}, ${organisations.createdAt})`.mapWith(organisations.createdAt);
  const organisation = db()
    .select({
      what: what("organisation"),
      ...pick(organisations, "id", "name"),
      about: text(organisations.kind),
      since: asked.as("since"),
      count: all,
      special: special(sql`${askedAgainAt} is not null`),
    })
    .from(organisations)
    .where(awaitsVerification)
    .orderBy(asc(asked), asc(organisations.id))
    .limit(limit);
  const claim = db()
    .select({
      what: what("claim"),
      id: communityClaims.id,
      name: organisations.name,
      about: text(communities.name),
      since: communityClaims.claimedAt,
      count: all,
      special: special(sql`false`),
    })
    .from(communityClaims)
    .innerJoin(organisations, eq(organisations.id, communityClaims.organisationId))
    .innerJoin(communities, eq(communities.id, communityClaims.communityId))
    .where(isNull(communityClaims.outcome))
    .orderBy(asc(communityClaims.claimedAt), asc(communityClaims.id))
    .limit(limit);
  const ticket = db()
    .select({
      what: what("ticket"),
      ...pick(supportTickets, "id", "name"),
      about: text(supportTickets.subject),
      since: supportTickets.waitingSince,
      count: all,
      special: special(isUrgentTicket),
    })
    .from(supportTickets)
    .where(eq(supportTickets.state, "open"))
    .orderBy(...waitingOrder)
    .limit(limit);
  return unionAll(
    organisation,
    claim,
    ticket,
    waitingPost(limit),
    waitingProgram(limit),
    waitingForLibrary(limit),
    brokenLink(limit),
  );
});

/** The newest that were sent and not ended. */
export async function newestRequests(limit: number, now: Date) {
  const rows = await db()
    .select({
      ...pick(requests, "id", "title", "category", "status"),
      decision: decisionAt(now),
      sentAt: sql<Date>`${requests.sentAt}`.mapWith(requests.sentAt),
      registrationYear: requests.registrationYear,
      registrationNumber: requests.registrationNumber,
      authority: { id: organisations.id, name: organisations.name },
    })
    .from(requests)
    .innerJoin(organisations, eq(organisations.id, requests.ownerId))
    .where(inArray(requests.status, [...IN_HAND]))
    .orderBy(desc(requests.sentAt), desc(requests.id))
    .limit(limit);
  return rows.map(withRegistration);
}
