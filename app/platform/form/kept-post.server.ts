import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { now } from "../clock";
import { db } from "../database/connection.server";
import { setCookie } from "../http/cookie.server";
import { sweep } from "../jobs/sweep.server";
import { KEPT_POST_MINUTES } from "../retention/fixed";
import { NEVER_KEPT } from "./never-kept";
import { keptPosts } from "./tables.server";

const MOST_BYTES = 200_000;

const hashOf = (handle: string) => createHash("sha256").update(handle).digest("hex");

/**
 * Files are not kept. In their place stands the field of a file kept by an earlier submit, with a key that does not exist,
 * so that the form is refused and asks for the file again.
 */
const MISSING_FILE = /\.kept\.9\d{3}\.key$/;
const missingFile = (field: string, file: File, index: number): [string, string] => [
  `${field}.kept.${9000 + index}.key`,
  file.name,
];

/**
 * Keeps what was typed into a form whose session had ended, until its author signs in again. Only text, never passwords,
 * readable only by the author, with the handle in the cookie that this returns.
 */
export async function keepPost(userId: string, path: string, form: FormData): Promise<string> {
  const kept = [...form].flatMap(([name, value], index): [string, string][] => {
    if (typeof value !== "string") return value.name ? [missingFile(name, value, index)] : [];
    return NEVER_KEPT.test(name) ? [] : [[name, value]];
  });
  const body = new URLSearchParams(kept).toString();
  if (body.length > MOST_BYTES) return "";
  const handle = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now().getTime() + KEPT_POST_MINUTES * 60_000);
  await db()
    .insert(keptPosts)
    .values({ hash: hashOf(handle), userId, path, body, expiresAt });
  return setCookie("kept", handle, KEPT_POST_MINUTES * 60);
}

/** `files`: the names of the files that have to be chosen again. */
export type KeptPost = { path: string; fields: [string, string][]; files: string[] };

/** Whether a form is kept under this handle, of whomever. */
export async function isPostKept(handle: string | null): Promise<boolean> {
  if (!handle) return false;
  return (await db().$count(keptPosts, and(eq(keptPosts.hash, hashOf(handle)), gt(keptPosts.expiresAt, now())))) > 0;
}

/** What this person typed, or null when nothing of theirs is kept under this handle any more. */
export async function keptPost(userId: string, handle: string | null): Promise<KeptPost | null> {
  if (!handle) return null;
  const [row] = await db()
    .select()
    .from(keptPosts)
    .where(and(eq(keptPosts.hash, hashOf(handle)), eq(keptPosts.userId, userId), gt(keptPosts.expiresAt, now())));
  if (!row) return null;
  const fields = [...new URLSearchParams(row.body)];
  return { path: row.path, fields, files: fields.filter(([name]) => MISSING_FILE.test(name)).map(([, file]) => file) };
}

export const sweepKeptPosts = sweep("sweep-kept-posts", "50 4 * * *", { column: keptPosts.expiresAt, days: 0 });
