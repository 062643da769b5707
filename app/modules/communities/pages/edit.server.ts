import { type Actor, isAdmin } from "~/modules/accounts/rules/actor";
import { lastEdit } from "~/modules/accounts/store/last-edit.server";
import type { Image } from "~/modules/media/rules/image";
import { imageHint, LOST_IMAGE } from "~/modules/media/rules/image-upload";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { keptImage, receiveImages } from "~/modules/media/verbs/receive.server";
import type { NewFlash } from "~/platform/flash/flash.server";
import type { Defaults, RefusedForm } from "~/platform/form/answers";
import { alsoWrong, type Checked, formOf } from "~/platform/form/check-form.server";
import type { Difference } from "~/platform/form/differences";
import { draftOnPage, keepDraft, pathOf } from "~/platform/form/draft.server";
import { resumedPath } from "~/platform/form/draft-view";
import { type Edit, savedOrShown } from "~/platform/form/edit.server";
import type { FieldTable } from "~/platform/form/field-table";
import { differencesIn } from "~/platform/form/field-table.server";
import { seenVersion } from "~/platform/form/version.server";
import { goTo } from "~/platform/http/go.server";
import { plural } from "~/platform/language/plural";
import { settings } from "~/platform/settings.server";
import type { KeptImage } from "~/ui/image-field/items";
import type { Answered } from "../parts/edit-form";
import { type DeskForm, IMAGES_FAILED, type PictureField } from "../rules/editing";
import type { happenings } from "../rules/happenings";
import type { Section } from "../rules/sections";
import type { GalleryChange } from "../verbs/sections.server";
import type { Desk } from "../views/desk.server";

export const SAVED = "Profilul comunității a fost salvat cu succes!";
export const FAILED = "A apărut o eroare la salvarea profilului.";
/** The same messages for an ADMIN, who edits the community of somebody else. */
const UPDATED = "Comunitatea a fost actualizată!";
const NOT_UPDATED = "A apărut o eroare la salvarea comunității.";

const EDITED: keyof typeof happenings = "community.edited";

/** The stored version and values of what a form edits. */
type Current = { version: string; defaults: Defaults };

/** The data around the fields of a form's page, with the unsaved draft of an earlier visit. */
export async function editView({ actor, path, community }: Desk, request: Request, current: Current) {
  const { draft, typed, version, formKey } = await draftOnPage(request, actor.userId);
  return {
    path: pathOf(request),
    desk: path,
    community: community.name,
    formKey,
    version: version ?? current.version,
    defaults: current.defaults,
    draft,
    typed,
  };
}

type Kept = Answered["kept"];

/** What somebody else saved meanwhile, for the comparison with the typed values. */
type Latest = Current & {
  /** The part named in journal entries. */
  part: string;
  fields: FieldTable;
  /** Differences outside the text fields: pictures. */
  further?: readonly Difference[];
  /** The pictures of both versions, if the form has pictures. */
  kept?: Kept;
};

type Sent = { desk: Desk; form: FormData; kept: Kept };
type Work<Value, Saved> = Pick<Edit<Value, Kept, Saved>, "checked" | "save"> & {
  /** Called when somebody else may have saved first; null for a new item. */
  latest: (() => Promise<Latest>) | null;
  done(value: Value, saved: Saved | null): NewFlash;
};

/** Saves a posted form of the desk, or returns it with its errors or with what was saved meanwhile. */
export function saveEdit<Value, Saved>({ desk, form, kept }: Sent, work: Work<Value, Saved>) {
  const { checked, save, latest, done } = work;
  return savedOrShown<Value, Kept, Saved>(form, {
    userId: desk.actor.userId,
    checked,
    kept,
    save,
    stored: latest && (async (typed) => comparedWithTyped(desk, await latest(), typed)),
    back: desk.path,
    done: (value, made) => messageFor(desk, done(value, made)),
    failed: isAdmin(desk.actor) ? NOT_UPDATED : FAILED,
  });
}

const messageFor = ({ actor }: Desk, message: NewFlash): NewFlash =>
  isAdmin(actor) && message.title === SAVED ? { ...message, title: UPDATED } : message;

async function comparedWithTyped(
  desk: Desk,
  { part, fields, defaults, further = [], ...latest }: Latest,
  refused: RefusedForm,
) {
  // a picture that somebody else removed meanwhile is not a mistake of this author
  const mistakes = Object.entries(refused.errors).filter(([, sentence]) => sentence !== LOST_IMAGE);
  const errors = Object.fromEntries(mistakes);
  const lead = mistakes.length < Object.keys(refused.errors).length ? null : refused.lead;
  return {
    ...latest,
    last: await lastEditOf(desk, part),
    differences: [...differencesIn(fields, defaults, refused.values), ...further],
    refused: { ...refused, lead, errors },
  };
}

const lastEditOf = ({ actor, at, community }: Desk, part: string) =>
  lastEdit(actor, { what: EDITED, subjectId: community.id, to: part }, at);

/** The forms of things that can be removed one by one. */
type ItemForm = Exclude<DeskForm, Section | "gallery">;

const ITEMS: Readonly<Record<ItemForm, { part: string; lead: string }>> = {
  attractions: { part: "attraction", lead: "Atracția a fost scoasă" },
  projects: { part: "project", lead: "Proiectul a fost scos" },
};
const isItemForm = (kind: DeskForm): kind is ItemForm => Object.hasOwn(ITEMS, kind);

type Item = { id: string; kind: DeskForm; form: FormData };

/**
 * When the edited item was removed meanwhile, keeps the typed text as the draft of a new item and redirects there. Null
 * when the item exists, or when the journal knows no such item.
 */
export async function removedMeanwhile(desk: Desk, { id, kind, form }: Item): Promise<Response | null> {
  if (!isItemForm(kind)) return null;
  const { part, lead } = ITEMS[kind];
  if (desk.community[kind].some((item) => item.id === id) || seenVersion(form) === null) return null;
  const last = await lastEditOf(desk, `${part}:${id}`);
  if (!last) return null;
  const path = `${desk.path}/${kind}/new`;
  await keepDraft(desk.actor.userId, path, form);
  const who = last.by ? ` de ${last.by}` : "";
  return goTo(resumedPath(path), {
    tone: "yellow",
    title: `${lead} ${last.when}${who}.`,
    text: "Ce ați scris este mai jos, nesalvat. Dacă salvați, se adaugă din nou.",
  });
}

/** The pictures of a posted form. */
export const picturesIn = (form: FormData, actor: Actor, { field, most }: PictureField) =>
  receiveImages(form, field, { by: uploaderOf(actor), most });

/** The pictures of a field: the stored ones, or those of the draft that is continued. */
export async function picturesView(
  stored: readonly Image[],
  typed: RefusedForm | null,
  actor: Actor,
  field: PictureField,
) {
  const kept = typed ? (await picturesIn(formOf(typed.values), actor, field)).kept : stored.map(keptImage);
  return { kept, hint: imageHint(settings().imageLimits) };
}

type Received = Awaited<ReturnType<typeof picturesIn>>;

/** The pictures of the form, then those that somebody else added meanwhile, at most `most`. */
export const bothLists = ({ images, kept }: Received, theirs: readonly Image[], most: number): KeptImage[] =>
  [...kept, ...theirs.filter(({ id }) => !images.some((image) => image.id === id)).map(keptImage)].slice(0, most);

/** Adds the error of the pictures to the checked form; it becomes the lead sentence. */
export function withPictures<Value>(
  form: FormData,
  checked: Checked<Value>,
  { field }: PictureField,
  { sentence }: Received,
): Checked<Value> {
  const withPictureError = alsoWrong(form, checked, { [field]: sentence });
  return withPictureError.ok || sentence === null
    ? withPictureError
    : { ok: false, refused: { ...withPictureError.refused, lead: IMAGES_FAILED } };
}

/** The message after a change of the gallery; the English titles are the specification's. */
export function galleryChanged({ added, removed }: GalleryChange): NewFlash {
  const addedText = added > 0 ? plural(added, "imagine a fost adăugată", "imagini au fost adăugate") : null;
  const removedText = removed > 0 ? plural(removed, "imagine a fost scoasă", "imagini au fost scoase") : null;
  if (!addedText && !removedText) return { tone: "green", title: SAVED };
  return {
    tone: "green",
    title: addedText ? "Images uploaded successfully" : "Image removed successfully",
    titleLang: "en",
    text: `${[addedText, removedText].filter(Boolean).join(", ")}.`,
  };
}
