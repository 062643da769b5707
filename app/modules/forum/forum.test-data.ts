import { asc, eq } from "drizzle-orm";
import type { Actor } from "~/modules/accounts/rules/actor";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { hiddenField, type Person } from "../../../tests/support/people";
import { discussionById } from "./store/discussions.server";
import { posts } from "./tables.server";
import { openDiscussion, replyToDiscussion } from "./verbs/discussions.server";

type Input = Parameters<typeof openDiscussion>[1];

export const discussionOf = (actor: Actor, given: Partial<Input> = {}): Promise<string> =>
  openDiscussion(actor, {
    title: "Cum ați organizat salubrizarea?",
    category: "general",
    body: "<p>Contractul nostru se încheie în martie.</p>",
    ...given,
  });

export const repliesTo = async (id: string, actor: Actor, number: number): Promise<void> => {
  for (let place = 1; place <= number; place += 1) await replyToDiscussion(actor, id, `<p>Răspunsul ${place}</p>`);
};

export async function discussionRecord(id: string) {
  const discussion = await discussionById(id);
  if (!discussion) throw new Error("No discussion");
  return discussion;
}

/** Opens a form and posts it as without JavaScript. */
export async function send(who: Person, path: string, given: Record<string, string>): Promise<Response> {
  const html = await (await who.get(path)).text();
  const hidden = {
    formKey: hiddenField(html, "formKey"),
    version: hiddenField(html, "version"),
    bodyForm: "plain",
    similar: "seen",
  };
  return who.post(path, { ...hidden, ...given });
}

/** The posts of a discussion as they are stored, hidden ones too. */
export const postsIn = (id: string) =>
  db().select().from(posts).where(eq(posts.discussionId, id)).orderBy(asc(posts.number));
export const postAt = async (id: string, number: number) => {
  const found = (await postsIn(id)).find((post) => post.number === number);
  if (!found) throw new Error("No post");
  return found;
};

export const suspend = ({ actor }: Person) =>
  db()
    .update(organisations)
    .set({ suspendedAt: new Date(), suspendedReason: "x" })
    .where(eq(organisations.id, actor.organisation?.id ?? ""));
