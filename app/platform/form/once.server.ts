import { createHash } from "node:crypto";
import { and, eq, isNull, or } from "drizzle-orm";
import { v7 } from "uuid";
import { now } from "../clock";
import { db, transaction } from "../database/connection.server";
import { typeByContent } from "../http/aside.server";
import { sweep } from "../jobs/sweep.server";
import { badRequest } from "../refusal";
import { FORM_KEYS_DAYS } from "../retention/fixed";
import { dropSentDraft } from "./draft.server";
import { FORM_KEY, isHiddenField } from "./hidden-fields";
import { idFromForm, isId } from "./id";
import { sentFields } from "./read-form.server";
import { formKeys } from "./tables.server";

/** A fresh key for a page's form. */
export const newFormKey = () => v7();

/** When the form with this key was saved, and the address to which that led. */
export type EarlierSave = { location: string; usedAt: Date };

/**
 * Runs `work`, which returns the address to redirect to, at most once per form key and content. The same form submitted again
 * (double click, Back and resend, retry after a lost answer) gets the first address. When `work` throws, the key is free
 * again. The draft of the form is deleted in the same transaction.
 *
 * A form that was changed since it was saved has not been saved: the answer may have been lost, or its author went back to the
 * page. It is another save, unless `again` says otherwise.
 */
export async function once(
  form: FormData,
  userId: string,
  work: () => Promise<string>,
  again: (earlier: EarlierSave) => Promise<string> = work,
): Promise<string> {
  return saveOnce(form, { userId, content: await contentHash(form) }, work, again);
}

async function saveOnce(
  form: FormData,
  { userId, content }: { userId: string; content: string },
  work: () => Promise<string>,
  again: (earlier: EarlierSave) => Promise<string>,
): Promise<string> {
  const key = idFromForm(form.get(FORM_KEY));
  return transaction(async () => {
    const claim = { key, userId, content, usedAt: now() };
    const claimed = await db().insert(formKeys).values(claim).onConflictDoNothing().returning({ key: formKeys.key });
    const earlier = claimed.length === 0 ? await earlierSave(key, userId) : null;
    const isSame = earlier !== null && [null, content].includes(earlier.content);
    const location = isSame ? earlier.location : await (earlier ? again(earlier) : work());
    await dropSentDraft(form, userId);
    if (isSame) return location;
    await db()
      .update(formKeys)
      .set({ ...claim, location })
      .where(eq(formKeys.key, key));
    return location;
  });
}

/**
 * The same for work that also waits for another process or the storage: `prepare` does that before the transaction and
 * returns what stores the result. It is not asked again when the same form was submitted before.
 */
export async function preparedOnce(
  form: FormData,
  userId: string,
  prepare: () => Promise<() => Promise<string>>,
): Promise<string> {
  const content = await contentHash(form);
  const same = or(isNull(formKeys.content), eq(formKeys.content, content));
  const key = eq(formKeys.key, idFromForm(form.get(FORM_KEY)));
  const isRepeated = (await db().$count(formKeys, and(key, eq(formKeys.userId, userId), same))) > 0;
  const work = isRepeated ? () => Promise.reject(badRequest()) : await prepare();
  return saveOnce(form, { userId, content }, work, work);
}

/** Locks the key, so that a form with another content waits for this one. */
async function earlierSave(key: string, userId: string): Promise<EarlierSave & { content: string | null }> {
  const [earlier] = await db()
    .select()
    .from(formKeys)
    .where(and(eq(formKeys.key, key), eq(formKeys.userId, userId)))
    .for("update");
  if (!earlier?.location) throw badRequest();
  return { ...earlier, location: earlier.location };
}

/** A hash of every field as it was sent, with the bytes of its files. A field without a chosen file is as no field. */
async function contentHash(form: FormData): Promise<string> {
  const fields = sentFields(form).filter(([name, value]) => !isHiddenField(name) && !isUnchosen(value));
  const contents = await Promise.all(fields.map(async ([name, value]) => [name, await contentOf(value)]));
  return createHash("sha256").update(JSON.stringify(contents)).digest("base64url");
}

const isUnchosen = (value: FormDataEntryValue): boolean => typeof value !== "string" && !value.name && value.size === 0;

/** Hashed outside the event loop. The type of a file that was not received says its size. */
async function contentOf(value: FormDataEntryValue): Promise<string | string[]> {
  if (typeof value === "string") return value;
  const hash = await crypto.subtle.digest("SHA-256", await value.arrayBuffer());
  return [value.name, typeByContent(value.type), Buffer.from(hash).toString("base64url")];
}

/**
 * Whether this form was submitted before and led to `location`. For forms that change the sender's own access: the second
 * submit would be refused, and only the key, which only that page had, proves that it is theirs.
 */
export async function hasLedTo(form: FormData, location: string): Promise<boolean> {
  const key = form.get(FORM_KEY);
  if (typeof key !== "string" || !isId(key)) return false;
  return (await db().$count(formKeys, and(eq(formKeys.key, key), eq(formKeys.location, location)))) > 0;
}

export const sweepFormKeys = sweep("sweep-form-keys", "20 4 * * *", { column: formKeys.usedAt, days: FORM_KEYS_DAYS });
