import { data } from "react-router";
import { now } from "../clock";
import type { NewFlash } from "../flash/flash.server";
import { hasOwnPage } from "../http/fault.server";
import { goTo } from "../http/go.server";
import { since } from "../language/dates";
import { log } from "../log.server";
import { isTooMany } from "../refusal";
import type { RefusedForm, ShownAgain } from "./answers";
import { type Checked, refuse } from "./check-form.server";
import type { Difference, EditConflict } from "./differences";
import { FORM_KEY } from "./hidden-fields";
import { type EarlierSave, newFormKey, once } from "./once.server";
import { Overtaken, seenVersion } from "./version.server";

/** The stored values, shown beside those that were typed when somebody else saved first. */
export type StoredForm<Kept> = {
  version: string;
  /** Who saved it and when; null when that is not known. */
  last: Omit<EditConflict, "differences"> | null;
  /** The fields in which they differ from what was typed, as readable text. */
  differences: readonly Difference[];
  /** Only where the form is not shown exactly as it was typed. */
  refused?: RefusedForm;
  kept?: Kept;
};

/** One form that edits something, as its page received and checked it. */
export type Edit<Value, Kept, Saved> = {
  userId: string;
  checked: Checked<Value>;
  /** What the form contains besides text and shows again: images, files. */
  kept: Kept;
  /** Counts the form against a limit, outside the transaction of the save. Above the limit the form is shown again. */
  count?(): Promise<unknown>;
  /** Throws `Overtaken`, or `Wrong` for a mistake that only the store knows. */
  save(value: Value, seen: string | null): Promise<Saved>;
  /** Reads the stored values, if there are any yet. Null for a new record, which nobody else can have saved. */
  stored: ((typed: RefusedForm) => Promise<StoredForm<Kept> | null>) | null;
  /** The address to redirect to after saving. */
  back: string | ((saved: Saved) => string);
  /** The flash shown there. `saved` is null when this form had been submitted before. */
  done: NewFlash | ((value: Value, saved: Saved | null) => NewFlash);
  /** The error sentence for an unforeseen error; without it the error page is shown. */
  failed?: string;
};

/** A validation error found while saving. Thrown out of `once`, so that the corrected form can use the same key. */
export class Wrong extends Error {
  readonly refused: RefusedForm;
  readonly status: number;

  constructor(refused: RefusedForm, status = 400) {
    super("A form was refused");
    this.refused = refused;
    this.status = status;
  }
}

/**
 * The `again` of a form that makes something new. A second thing may be wanted or not, and what was made may have been changed
 * since by somebody else: the form is shown again, with a link to what was made, and makes a second one when it is sent again.
 */
export const madeBefore =
  (form: FormData) =>
  async ({ location, usedAt }: EarlierSave): Promise<never> => {
    const when = since(usedAt, now());
    const lead = `Ați trimis deja acest formular ${when}, cu alt conținut, iar acela s-a salvat. Ce este acum mai jos nu s-a salvat. Dacă trimiteți din nou, se salvează separat.`;
    const way = { href: location, label: "Vedeți ce s-a salvat" };
    throw new Wrong({ ...refuse(form, {}), lead, way, formKey: newFormKey() }, 409);
  };

/**
 * Handles every form that edits a record: it is saved once however often it is submitted, and its draft is deleted.
 * With errors (400), when somebody else has saved meanwhile (409, also together with errors), when it was sent too often
 * (429) and when saving fails (500), the form is returned with everything it contained.
 */
export async function savedOrShown<Value, Kept, Saved>(form: FormData, edit: Edit<Value, Kept, Saved>) {
  try {
    return await saved(form, edit);
  } catch (error) {
    return shownAgain(form, edit, error);
  }
}

async function saved<Value, Kept, Saved>(form: FormData, edit: Edit<Value, Kept, Saved>): Promise<Response> {
  const { userId, checked, back, done } = edit;
  if (!checked.ok && !form.has(FORM_KEY)) throw new Wrong(checked.refused);
  if (checked.ok) await edit.count?.();
  let made: Saved | null = null;
  const save = async () => {
    // not sooner: what this form has saved may make it wrong when it is sent again
    if (!checked.ok) throw new Wrong(checked.refused);
    const saved = await edit.save(checked.value, seenVersion(form));
    made = saved;
    return typeof back === "function" ? back(saved) : back;
  };
  const again = edit.stored === null && checked.ok ? madeBefore(form) : save;
  const location = await once(form, userId, save, again);
  if (typeof done !== "function") return goTo(location, done);
  return goTo(location, checked.ok ? done(checked.value, made) : undefined);
}

type Shown<Kept> = Pick<Edit<never, Kept, never>, "kept" | "stored" | "failed">;

async function shownAgain<Kept>(form: FormData, { kept, stored, failed }: Shown<Kept>, error: unknown) {
  const refused = error instanceof Wrong ? error.refused : refuse(form, {});
  // the submitted version is kept: without script the loader runs again and has a version that the author never saw
  const shown: ShownAgain<Kept> = { refused, overtaken: null, version: seenVersion(form), kept };
  if (error instanceof Wrong || error instanceof Overtaken) {
    const current = stored && (await stored(refused));
    const isOlder = shown.version !== null && shown.version !== current?.version;
    if (current && (error instanceof Overtaken || isOlder)) return data(withConflict(shown, current), { status: 409 });
  }
  if (error instanceof Wrong) return data(shown, { status: error.status });
  if (isTooMany(error)) return data({ ...shown, refused: { ...refused, lead: error.message } }, error.init);
  if (failed === undefined || hasOwnPage(error)) throw error;
  log.error({ error }, "a form was not saved");
  return data({ ...shown, refused: { ...refused, lead: failed } }, { status: 500 });
}

/** Shows both texts. The form now carries the stored version, so that saving again overwrites it knowingly. */
function withConflict<Kept>(shown: ShownAgain<Kept>, stored: StoredForm<Kept>): ShownAgain<Kept> {
  const { version, last, differences, refused = shown.refused, kept = shown.kept } = stored;
  return { refused, overtaken: { by: last?.by ?? null, when: last?.when ?? null, differences }, version, kept };
}
