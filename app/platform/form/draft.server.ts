import { and, desc, eq, isNull, notInArray, or, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { addDays, hourOf, localDateOf } from "../calendar/local-date";
import { now } from "../clock";
import { db } from "../database/connection.server";
import { sweep } from "../jobs/sweep.server";
import { dateTime } from "../language/dates";
import { excerpt } from "../language/text";
import type { RefusedForm } from "./answers";
import { textsOf } from "./check-form.server";
import {
  DRAFT_DAYS,
  type DraftView,
  pageOfDraft,
  pathsOf,
  RESUME,
  SECOND,
  type Unkept,
  type WaitingDraft,
} from "./draft-view";
import { DRAFT_PAGE, FORM_KEY, isHiddenField, SEEN_DRAFT, TYPED_SINCE } from "./hidden-fields";
import { isId } from "./id";
import { dropLongTextOf } from "./long-text.server";
import { NEVER_KEPT } from "./never-kept";
import { formDrafts, formKeys } from "./tables.server";
import { isTyped } from "./typed-texts.server";
import { VERSION } from "./version.server";

const MOST_BYTES = 200_000;
const MOST_DRAFTS = 50;

export type FormDraft = { values: RefusedForm["values"]; version: string; formKey: string | null; updatedAt: Date };

/** The moment at which it was kept (null: there is nothing to keep), or why it was not. */
export type KeptOrNot = { at: Date | null } | { unkept: Unkept };

/**
 * Stores what has been typed into a page's form so far: only text, never passwords. A form without any text has no draft.
 * What was on its way while the form was submitted (its one-time key is used) is not stored: it is saved. What was typed
 * after the press is, since the same form with other content is another save. Nothing is stored over a draft that is not the
 * one this page has `seen` (ISO, or "" for none); without `seen` it replaces any.
 */
export async function keepDraft(userId: string, path: string, form: FormData, seen?: string): Promise<KeptOrNot> {
  const typed = [...form].filter(
    (field): field is [string, string] =>
      typeof field[1] === "string" && !isForm(field[0]) && !NEVER_KEPT.test(field[0]),
  );
  const body = new URLSearchParams(typed).toString();
  const at = now();
  if (body.length > MOST_BYTES) return { unkept: "long" };
  if (await wasSent(form)) return { unkept: "sent" };
  if (typed.every(([, text]) => text.trim() === "")) {
    await dropDraft(userId, path);
    return { at: null };
  }
  const kept = { body, version: String(form.get(VERSION) ?? ""), formKey: keyOf(form), updatedAt: at };
  const rows = await db()
    .insert(formDrafts)
    .values({ userId, path, ...kept })
    .onConflictDoUpdate({
      target: [formDrafts.userId, formDrafts.path],
      set: kept,
      ...(seen === undefined ? {} : { setWhere: eq(formDrafts.updatedAt, momentOf(seen)) }),
    })
    .returning({ path: formDrafts.path });
  if (rows.length === 0) return { unkept: "newer" };
  await dropOldest(userId);
  return { at };
}

/**
 * Keeps a form that was sent and could not be taken, so that it can be opened again filled: under its own key, or under the
 * other one of its page when another tab's text has that. What it was filled from is its own. Returns the key; null when both are taken, or the text cannot be kept.
 */
export async function keepSentForm(userId: string, path: string, form: FormData): Promise<string | null> {
  const paths = [path, ...pathsOf(pageOfDraft(path)).filter((one) => one !== path)];
  const kept = await rowsAt(userId, paths);
  const filledFrom = momentOf(String(form.get(SEEN_DRAFT) ?? "")).getTime();
  const isOwn = ({ formKey, updatedAt }: (typeof kept)[number]) =>
    formKey === keyOf(form) || updatedAt.getTime() === filledFrom;
  const free = paths.find((one) => !kept.some((row) => row.path === one && !isOwn(row)));
  const stored = free === undefined ? null : await keepDraft(userId, free, form);
  return free !== undefined && stored !== null && "at" in stored && stored.at !== null ? free : null;
}

const isForm = (name: string): boolean => isHiddenField(name) || name === VERSION;

/** A page that has seen no draft names a moment at which none can have been kept. */
function momentOf(seen: string): Date {
  const moment = new Date(seen);
  return Number.isNaN(moment.getTime()) ? new Date(0) : moment;
}

const wasSent = async (form: FormData): Promise<boolean> => !form.has(TYPED_SINCE) && isUsed(keyOf(form));

const isUsed = async (key: string | null): Promise<boolean> =>
  key !== null && (await db().$count(formKeys, eq(formKeys.key, key))) > 0;

function keyOf(form: FormData): string | null {
  const key = form.get(FORM_KEY);
  return typeof key === "string" && isId(key) ? key : null;
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
  const [draft] = await waitingDrafts(userId, [path]);
  return draft?.kept ?? null;
}

/**
 * Deletes the draft of a submitted form, in the transaction that saves the form: what was typed into it, or what it was filled
 * from. What was typed into the same page in another tab stays.
 */
export async function dropSentDraft(form: FormData, userId: string): Promise<void> {
  const path = form.get(DRAFT_PAGE);
  if (typeof path !== "string" || path === "") return;
  const key = keyOf(form);
  const isWithoutKey = isNull(formDrafts.formKey);
  const typedHere = key === null ? isWithoutKey : or(isWithoutKey, eq(formDrafts.formKey, key));
  const filledFrom = eq(formDrafts.updatedAt, momentOf(String(form.get(SEEN_DRAFT) ?? "")));
  await db()
    .delete(formDrafts)
    .where(and(eq(formDrafts.userId, userId), eq(formDrafts.path, path), or(typedHere, filledFrom)));
}

export async function dropDraft(userId: string, path: string): Promise<void> {
  await db()
    .delete(formDrafts)
    .where(and(eq(formDrafts.userId, userId), eq(formDrafts.path, path)));
}

/** Deletes all that is kept for a person of what they typed: they have left an organisation and may no longer read its texts. */
export async function dropDraftsOf(userId: string): Promise<void> {
  await db().delete(formDrafts).where(eq(formDrafts.userId, userId));
  await dropLongTextOf(userId);
}

export type DraftOnPage = {
  draft: DraftView;
  typed: RefusedForm | null;
  version: string | null;
  /**
   * The one-time key of the page's form. That of a resumed draft is the key of the form in which it was typed, so that what is
   * sent from both is one save; once it is used, what was typed since is another.
   */
  formKey: string;
};

/**
 * For loaders: the drafts of this page, or of the page at `page`, and, with `?ciorna=da`, the text of one as `answersOf`
 * takes it, together with the version that its author saw, so that a later save by a colleague is detected.
 */
export async function draftOnPage(request: Request, userId: string, page = pathOf(request)): Promise<DraftOnPage> {
  const { searchParams } = new URL(request.url);
  const paths = pathsOf(page);
  const kept = await waitingDrafts(userId, paths);
  const wanted = wantedPath(request, page);
  const resumed = searchParams.get(RESUME) === "da" ? kept.find(({ path }) => path === wanted) : undefined;
  const waiting = kept.filter((one) => one !== resumed).sort((one, other) => (one.at < other.at ? 1 : -1));
  if (resumed) return resumedFrom(resumed, { person: userId, page }, waiting);
  const free = paths.find((path) => !kept.some((one) => one.path === path)) ?? page;
  return {
    draft: { person: userId, page, path: free, resumed: null, waiting: waiting.map(toView) },
    ...NOT_RESUMED,
    formKey: v7(),
  };
}

const NOT_RESUMED = { typed: null, version: null } as const;

/** The drafts under these keys, in their order. */
export async function waitingDrafts(userId: string, paths: readonly string[]): Promise<Waiting[]> {
  const rows = await rowsAt(userId, paths);
  return paths.flatMap((path) => rows.filter((row) => row.path === path).map(waitingDraft));
}

const rowsAt = (userId: string, paths: readonly string[]) =>
  db()
    .select()
    .from(formDrafts)
    .where(and(eq(formDrafts.userId, userId), sql`${formDrafts.path} = any(${sql.param([...paths])}::text[])`));

/** The same for a form that is filled from a draft without asking, as that of a message is: the one asked for, or the first. */
export async function resumedDraft(request: Request, userId: string, page: string): Promise<DraftOnPage> {
  const kept = await waitingDrafts(userId, pathsOf(page));
  const resumed = kept.find(({ path }) => path === wantedPath(request, page)) ?? kept[0];
  const waiting = kept.filter((one) => one !== resumed);
  if (resumed) return resumedFrom(resumed, { person: userId, page }, waiting);
  return { draft: { person: userId, page, path: page, resumed: null, waiting: [] }, ...NOT_RESUMED, formKey: v7() };
}

/** The key of the draft that the address asks for. */
function wantedPath(request: Request, page: string): string | undefined {
  const isSecond = new URL(request.url).searchParams.get(SECOND) === "da";
  return pathsOf(page)[isSecond ? 1 : 0];
}

type Waiting = WaitingDraft & { kept: FormDraft };

async function resumedFrom(
  { kept, ...one }: Waiting,
  of: Pick<DraftView, "person" | "page">,
  waiting: readonly Waiting[],
): Promise<DraftOnPage> {
  const typed = { lead: null, values: kept.values, errors: {} };
  const draft = { ...of, path: one.path, resumed: one, waiting: waiting.map(toView) };
  const formKey = kept.formKey === null || (await isUsed(kept.formKey)) ? v7() : kept.formKey;
  return { draft, typed, version: kept.version, formKey };
}

const toView = ({ path, at, from, words }: Waiting): WaitingDraft => ({ path, at, from, words });

function waitingDraft({ path, body, version, formKey, updatedAt }: typeof formDrafts.$inferSelect): Waiting {
  const kept = { values: textsOf(new URLSearchParams(body)), version, formKey, updatedAt };
  const words = firstWords(kept.values);
  return { path, at: updatedAt.toISOString(), from: fromWords(updatedAt, now()), words, kept };
}

const MOST_WORDS = 60;

function firstWords(values: RefusedForm["values"]): string {
  const texts = Object.entries(values).flatMap(([name, value]) => [value].flat().filter((one) => isTyped(name, one)));
  const [first = ""] = texts
    .map((text) =>
      text
        .replace(/<[^<>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
  return excerpt(first, MOST_WORDS);
}

/** Who has begun to fill in the form of this page, and has not sent it. */
export async function peopleWithDraftOf(page: string): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ userId: formDrafts.userId })
    .from(formDrafts)
    .where(sql`${formDrafts.path} = any(${sql.param([...pathsOf(page)])}::text[])`);
  return rows.map(({ userId }) => userId);
}

/** The drafts of a person for the pages under this address, newest first. */
export async function draftsUnder(userId: string, address: string): Promise<WaitingDraft[]> {
  const rows = await db()
    .select()
    .from(formDrafts)
    .where(and(eq(formDrafts.userId, userId), sql`starts_with(${formDrafts.path}, ${`${address}/`})`))
    .orderBy(desc(formDrafts.updatedAt));
  return rows.map((row) => toView(waitingDraft(row)));
}

/** The page's path; the hydrated page asks for its data beside its address. */
export const pathOf = (request: Request): string => new URL(request.url).pathname.replace(/\.data$/, "");

/** "de la 09:59" on the same day, then "de ieri, 16:00", "din 5 noiembrie 2026, 16:00". */
function fromWords(at: Date, now: Date): string {
  const day = localDateOf(at);
  const today = localDateOf(now);
  if (day === today) return `de la ${hourOf(at)}`;
  return day === addDays(today, -1) ? `de ieri, ${hourOf(at)}` : `din ${dateTime(at)}`;
}

export const sweepFormDrafts = sweep("sweep-form-drafts", "35 4 * * *", {
  column: formDrafts.updatedAt,
  days: DRAFT_DAYS,
});
