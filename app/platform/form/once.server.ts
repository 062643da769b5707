import { and, eq } from "drizzle-orm";
import { v7 } from "uuid";
import { now } from "../clock";
import { db, transaction } from "../database/connection.server";
import { sweep } from "../jobs/sweep.server";
import { badRequest } from "../refusal";
import { dropSentDraft } from "./draft.server";
import { FORM_KEY } from "./hidden-fields";
import { idFromForm, isId } from "./id";
import { formKeys } from "./tables.server";

/** A fresh key for a page's form. */
export const newFormKey = () => v7();

/**
 * Runs `work`, which returns the address to redirect to, at most once per form key. The same form submitted again (double
 * click, Back and resend, retry after a lost answer) gets the first address. When `work` throws, the key is free again. The
 * draft of the form is deleted in the same transaction.
 */
export async function once(form: FormData, userId: string, work: () => Promise<string>): Promise<string> {
  const key = idFromForm(form.get(FORM_KEY));
  return transaction(async () => {
    const claimed = await db()
      .insert(formKeys)
      .values({ key, userId, usedAt: now() })
      .onConflictDoNothing()
      .returning({ key: formKeys.key });
    if (claimed.length === 0) return earlierLocation(key, userId);
    const location = await work();
    await dropSentDraft(form, userId);
    await db().update(formKeys).set({ location }).where(eq(formKeys.key, key));
    return location;
  });
}

/**
 * The same for work that also waits for another process or the storage: `prepare` does that before the transaction and
 * returns what stores the result. It is not asked again when the form was submitted before.
 */
export async function preparedOnce(
  form: FormData,
  userId: string,
  prepare: () => Promise<() => Promise<string>>,
): Promise<string> {
  const key = idFromForm(form.get(FORM_KEY));
  const isRepeated = (await db().$count(formKeys, and(eq(formKeys.key, key), eq(formKeys.userId, userId)))) > 0;
  return once(form, userId, isRepeated ? () => Promise.reject(badRequest()) : await prepare());
}

async function earlierLocation(key: string, userId: string): Promise<string> {
  const [earlier] = await db()
    .select()
    .from(formKeys)
    .where(and(eq(formKeys.key, key), eq(formKeys.userId, userId)));
  if (!earlier?.location) throw badRequest();
  return earlier.location;
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

export const sweepFormKeys = sweep("sweep-form-keys", "20 4 * * *", { column: formKeys.usedAt, days: 7 });
