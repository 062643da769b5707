import { and, desc, eq } from "drizzle-orm";
import { type Actor, isUat } from "~/modules/accounts/rules/actor";
import { organisations } from "~/modules/accounts/tables.server";
import { threadPath } from "~/modules/conversations/rules";
import { conversations } from "~/modules/conversations/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { pick } from "~/platform/pick";
import { notFound } from "~/platform/refusal";

/** The authority's conversations about one of its requests, with their addresses, the newest first. */
export async function conversationsAbout(actor: Actor, requestId: string) {
  if (!isUat(actor)) throw notFound();
  const rows = await db()
    .select({
      ...pick(conversations, "id", "subject", "status", "lastMessageAt"),
      partnerName: organisations.name,
    })
    .from(conversations)
    .innerJoin(organisations, eq(organisations.id, conversations.firmaOrganisationId))
    .where(and(eq(conversations.aboutRequestId, requestId), eq(conversations.uatOrganisationId, actor.organisation.id)))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id));
  return rows.map((row) => ({ ...row, href: threadPath(actor, row.id) }));
}

/** Address of the latest conversation about each request; requests without one have no entry. */
export async function conversationPaths(actor: Actor, requestIds: readonly string[]): Promise<Map<string, string>> {
  if (!isUat(actor) || requestIds.length === 0) return new Map();
  const rows = await db()
    .selectDistinctOn([conversations.aboutRequestId], {
      id: conversations.id,
      requestId: conversations.aboutRequestId,
    })
    .from(conversations)
    .where(
      and(among(conversations.aboutRequestId, requestIds), eq(conversations.uatOrganisationId, actor.organisation.id)),
    )
    .orderBy(conversations.aboutRequestId, desc(conversations.lastMessageAt), desc(conversations.id));
  return new Map(rows.flatMap(({ id, requestId }) => (requestId === null ? [] : [[requestId, threadPath(actor, id)]])));
}
