import { lastEdit } from "~/modules/accounts/last-edit.server";
import { isAdmin } from "~/modules/accounts/rules/actor";
import { LOST_IMAGE } from "~/modules/media/rules/image-upload";
import type { NewFlash } from "~/platform/flash/flash.server";
import { type RefusedForm, textIn } from "~/platform/form/answers";
import { type Difference, differencesOf } from "~/platform/form/differences";
import { draftOnPage } from "~/platform/form/draft.server";
import { type Edit, savedOrShown } from "~/platform/form/edit.server";
import { newFormKey } from "~/platform/form/once.server";
import type { Answered, EditView } from "../parts/edit-form";
import { inWords, type Shown } from "../rules/editing";
import type { happenings } from "../rules/happenings";
import type { Desk } from "./desk.server";

export const SAVED = "Profilul comunității a fost salvat cu succes!";
export const FAILED = "A apărut o eroare la salvarea profilului.";
/** The same, where an ADMIN administers what is not their own. */
const UPDATED = "Comunitatea a fost actualizată!";
const NOT_UPDATED = "A apărut o eroare la salvarea comunității.";

const EDITED: keyof typeof happenings = "community.edited";

/** What an edited thing looks like now. */
type Standing = { version: string; defaults: Shown };

/** What stands around a form on its page, with what was typed there before and not saved. */
export async function editView(
  desk: Pick<Desk, "actor" | "path">,
  request: Request,
  community: string,
  standing: Standing,
): Promise<EditView> {
  const { draft, typed, version } = await draftOnPage(request, desk.actor.userId);
  return {
    path: pathOf(request),
    desk: desk.path,
    community,
    formKey: newFormKey(),
    version: version ?? standing.version,
    defaults: standing.defaults,
    draft,
    typed,
  };
}

/** The page's own address, also where the hydrated page asks for its data beside it. */
export const pathOf = (request: Request): string => new URL(request.url).pathname.replace(/\.data$/, "");

type Kept = Answered["kept"];

/** What was saved meanwhile, for whom the form comes back. */
export type Stood = Standing & {
  /** The part of the journal's entries. */
  part: string;
  labels: Readonly<Record<string, string>>;
  /** Of what is no field of text. */
  further?: readonly Difference[];
  /** The pictures of both, where the form has any. */
  kept?: Kept;
};

type Sent = { desk: Desk; request: Request; form: FormData; kept?: Kept };
type Work<Value, Saved> = Pick<Edit<Value, Kept, Saved>, "checked" | "save"> & {
  /** Asked when somebody else may have been first; null for what is new. */
  stood: (() => Promise<Stood>) | null;
  done(value: Value, saved: Saved | null): NewFlash;
};

/** A posted form of the desk, saved or shown again. */
export function afterEdit<Value, Saved>({ desk, request, form, kept = null }: Sent, work: Work<Value, Saved>) {
  const { checked, save, stood, done } = work;
  return savedOrShown<Value, Kept, Saved>(form, {
    userId: desk.actor.userId,
    ...{ checked, kept, save },
    stands: stood && (async (typed) => besideTyped(desk, await stood(), typed)),
    back: desk.path,
    done: (value, made) => inWordsFor(desk, done(value, made)),
    draftAt: pathOf(request),
    failed: isAdmin(desk.actor) ? NOT_UPDATED : FAILED,
  });
}

const inWordsFor = ({ actor }: Desk, said: NewFlash): NewFlash =>
  isAdmin(actor) && said.title === SAVED ? { ...said, title: UPDATED } : said;

async function besideTyped(
  desk: Desk,
  { part, labels, defaults, further = [], ...stood }: Stood,
  refused: RefusedForm,
) {
  const typed = Object.fromEntries(Object.keys(labels).map((field) => [field, textIn(refused.values, field)]));
  // a picture that is gone because somebody took it out is no mistake of who did not know
  const mistakes = Object.entries(refused.errors).filter(([, sentence]) => sentence !== LOST_IMAGE);
  const errors = Object.fromEntries(mistakes);
  const lead = mistakes.length < Object.keys(refused.errors).length ? null : refused.lead;
  return {
    ...stood,
    last: await lastEditOf(desk, part),
    differences: [...differencesOf(labels, inWords(defaults), inWords(typed)), ...further],
    refused: { ...refused, lead, errors },
  };
}

export const lastEditOf = ({ actor, at, community }: Desk, part: string) =>
  lastEdit(actor, { what: EDITED, subjectId: community.id, to: part }, at);
