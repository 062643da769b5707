import { and, desc, eq, notInArray } from "drizzle-orm";
import { now } from "../clock";
import { db } from "../database/connection.server";
import { sweep } from "../jobs/sweep.server";
import { since } from "../language/dates";
import type { RefusedForm } from "./answers";
import { textsOf } from "./check-form.server";
import { type DraftView, RESUME } from "./draft-view";
import { isId } from "./id";
import { FORM_KEY } from "./once.server";
import { formDrafts, formKeys } from "./tables.server";
import { VERSION } from "./version.server";

const MOST_BYTES = 200_000;
const MOST_DRAFTS = 50;
const NEVER_KEPT = /parol|password|cod$/i;

export type FormDraft = { values: RefusedForm["values"]; version: string; updatedAt: Date };

/**
 * Stores what has been typed into a page's form so far: only text, never passwords. Returns false when it is too long or
 * when the form has been submitted meanwhile (its one-time key is used), so that nothing is unsaved.
 */
export async function keepDraft(userId: string, path: string, form: FormData): Promise<boolean> {
  const typed = [...form].filter(([name, value]) => typeof value === "string" && !NEVER_KEPT.test(name)) as [
    string,
    string,
  ][];
  const body = new URLSearchParams(typed.filter(([name]) => name !== FORM_KEY && name !== VERSION)).toString();
  if (body.length > MOST_BYTES || (await wasSent(form))) return false;
  const version = String(form.get(VERSION) ?? "");
  const kept = { body, version, updatedAt: now() };
  await db()
    .insert(formDrafts)
    .values({ userId, path, ...kept })
    .onConflictDoUpdate({ target: [formDrafts.userId, formDrafts.path], set: kept });
  await dropOldest(userId);
  return true;
}

async function wasSent(form: FormData): Promise<boolean> {
  const key = form.get(FORM_KEY);
  if (typeof key !== "string" || !isId(key)) return false;
  return (await db().$count(formKeys, eq(formKeys.key, key))) > 0;
}

async function dropOldest(userId: string): Promise<void> {
  const newest = db()
    .select({ path: formDrafts.path })
    .from(formDrafts)
    .where(eq(formDrafts.userId, userId))
    .orderBy(desc(formDrafts.updatedAt))
    .limit(MOST_DRAFTS);
  await db()
    .delete(formDrafts)
    .where(and(eq(formDrafts.userId, userId), notInArray(formDrafts.path, newest)));
}

/** The draft of this page; null when there is none. */
export async function keptDraft(userId: string, path: string): Promise<FormDraft | null> {
  const [row] = await db()
    .select()
    .from(formDrafts)
    .where(and(eq(formDrafts.userId, userId), eq(formDrafts.path, path)));
  if (!row) return null;
  return { values: textsOf(new URLSearchParams(row.body)), version: row.version, updatedAt: row.updatedAt };
}

/** Called when the form is saved, in the same transaction, or when its author discards the draft. */
export async function dropDraft(userId: string, path: string): Promise<void> {
  await db()
    .delete(formDrafts)
    .where(and(eq(formDrafts.userId, userId), eq(formDrafts.path, path)));
}

/** Deletes all drafts of a person, who has left an organisation and may no longer read its texts. */
export async function dropDraftsOf(userId: string): Promise<void> {
  await db().delete(formDrafts).where(eq(formDrafts.userId, userId));
}

/**
 * For loaders: whether there is a draft and, with `?ciorna=da`, its text as `answersOf` takes it, together with the version
 * that its author saw, so that a later save by a colleague is detected.
 */
export async function draftOnPage(
  request: Request,
  userId: string,
): Promise<{ draft: DraftView | null; typed: RefusedForm | null; version: string | null }> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/\.data$/, ""); // the hydrated page asks for its data beside its address
  const kept = await keptDraft(userId, path);
  if (!kept) return { draft: null, typed: null, version: null };
  const resumed = searchParams.get(RESUME) === "da";
  return {
    draft: { path, since: since(kept.updatedAt, now()), resumed },
    typed: resumed ? { lead: null, values: kept.values, errors: {} } : null,
    version: resumed ? kept.version : null,
  };
}

export const sweepFormDrafts = sweep("sweep-form-drafts", "35 4 * * *", { column: formDrafts.updatedAt, days: 30 });
