import { and, eq, exists, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import { organisationName } from "~/modules/accounts/store/organisation-name.server";
import { organisations } from "~/modules/accounts/tables.server";
import { communityPath } from "~/modules/communities/rules/paths";
import { communities } from "~/modules/communities/tables.server";
import { db } from "~/platform/database/connection.server";
import type { Named } from "../rules/mentions";
import { postMentions, posts } from "../tables.server";

/** What stands after a name where another place has it too. */
const COUNTY = /, jud\. [^,]+$/;

/**
 * The verified organisations with one of these names, with or without the county, whatever their case and marks; `isHere`: it
 * has written in the discussion.
 */
export async function organisationsNamed(names: readonly string[], discussionId: string | null): Promise<Named[]> {
  if (names.length === 0) return [];
  const asked = sql`(select lower(f_unaccent(asked)) from unnest(${sql.param(names.flatMap((name) => [name, name.replace(COUNTY, "")]))}::text[]) asked)`;
  const rows = await db()
    .select({
      id: organisations.id,
      name: organisations.name,
      fullName: organisationName(),
      kind: organisations.kind,
      communityId: communities.id,
      isHere: (discussionId === null
        ? sql`false`
        : exists(
            db()
              .select({ id: posts.id })
              .from(posts)
              .where(and(eq(posts.discussionId, discussionId), eq(posts.organisationId, organisations.id))),
          )
      ).mapWith(Boolean) as SQL<boolean>,
    })
    .from(organisations)
    .leftJoin(communities, and(eq(communities.organisationId, organisations.id), isNull(communities.deletedAt)))
    .where(and(eq(organisations.verification, "verified"), sql`lower(f_unaccent(${organisations.name})) in ${asked}`));
  return rows.map(({ id, name, fullName, kind, communityId, isHere }) => ({
    id,
    name,
    fullName,
    isHere,
    href: kind === "FIRMA" ? `/partener/${id}` : communityId && communityPath(communityId),
  }));
}

/** Keeps which organisations a post names now; one that it named before keeps its moment. */
export async function saveMentions(postId: string, mentioned: readonly string[], mentionedAt: Date): Promise<void> {
  await db()
    .delete(postMentions)
    .where(and(eq(postMentions.postId, postId), notInArray(postMentions.organisationId, [...mentioned])));
  if (mentioned.length === 0) return;
  await db()
    .insert(postMentions)
    .values(mentioned.map((organisationId) => ({ postId, organisationId, mentionedAt })))
    .onConflictDoNothing();
}
