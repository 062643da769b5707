import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { now } from "../clock";
import { db } from "../database/connection.server";
import { log } from "../log.server";
import type { CutText } from "../refusal";
import { LONG_TEXT_HOURS } from "../retention/fixed";
import { type RefusedForm, WHOLE_TEXT } from "./answers";
import { keptPosts } from "./tables.server";

/** Characters of all texts of a refused form that its page shows again: more than any form of ours accepts. Escaping a million of them holds up every other request. */
const MOST_SHOWN = 250_000;
const KEPT_MS = LONG_TEXT_HOURS * 3_600_000;

type Post = { userId: string; whole: string | null; cut: CutText };
const posts = new AsyncLocalStorage<Post>();

/** Answers a request of this person, whose refused form may not be shown whole. */
export const withLongTexts = <Answer>(userId: string | null, answer: () => Promise<Answer>): Promise<Answer> =>
  userId === null ? answer() : posts.run({ userId, whole: null, cut: { isKept: false } }, answer);

/** Stores what the refused form of this request cannot show whole. Before its page is made, which says whether it is stored. */
export async function keepLongTexts(): Promise<void> {
  const post = posts.getStore();
  if (!post || post.whole === null) return;
  post.cut.isKept = await keep(post.userId, post.whole);
  post.whole = null;
}

type Shown = Pick<RefusedForm, "values" | "cut">;

/** The texts as a page shows them again: the longest are cut when all of them are too long, and kept whole for their author. */
export function shownTexts(values: RefusedForm["values"]): Shown {
  const longest = longestShown(Object.values(values).flat());
  if (longest === null) return { values };
  const whole: string[] = [];
  const shown = (text: string) => {
    if (text.length > longest) whole.push(text);
    return text.slice(0, longest).replace(HALF, "");
  };
  const cut = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" ? shown(value) : value.map(shown),
  ]);
  const post = posts.getStore();
  if (post) post.whole = whole.join("\n\n");
  return { values: Object.fromEntries(cut), cut: post?.cut ?? { isKept: false } };
}

/** The first half of a character that was cut in two. */
const HALF = /[\ud800-\udbff]$/;

/** The length to which the longest texts are cut, so that all of them fit; null when they fit as they are. */
function longestShown(texts: readonly string[]): number | null {
  let left = MOST_SHOWN;
  const lengths = texts.map((text) => text.length).sort((one, other) => one - other);
  for (const [index, length] of lengths.entries()) {
    const share = Math.floor(left / (lengths.length - index));
    if (length > share) return share;
    left -= length;
  }
  return null;
}

/** One row of a person: a longer text takes the place of the one before it. */
const rowOf = (userId: string) => createHash("sha256").update(`${WHOLE_TEXT} ${userId}`).digest("hex");

async function keep(userId: string, body: string): Promise<boolean> {
  const kept = { body, expiresAt: new Date(now().getTime() + KEPT_MS) };
  try {
    const row = { hash: rowOf(userId), userId, path: WHOLE_TEXT, ...kept };
    await db().insert(keptPosts).values(row).onConflictDoUpdate({ target: keptPosts.hash, set: kept });
    return true;
  } catch (error) {
    log.error({ error }, "a long text was not kept");
    return false;
  }
}

/** The last text of this person that was too long to be shown again; null when none is kept any more. */
export async function longTextOf(userId: string): Promise<string | null> {
  const isKept = and(eq(keptPosts.hash, rowOf(userId)), gt(keptPosts.expiresAt, now()));
  const [row] = await db().select({ body: keptPosts.body }).from(keptPosts).where(isKept);
  return row?.body ?? null;
}

export async function dropLongTextOf(userId: string): Promise<void> {
  await db()
    .delete(keptPosts)
    .where(eq(keptPosts.hash, rowOf(userId)));
}
