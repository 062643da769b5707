import { data } from "react-router";
import type { NewFlash } from "../flash/flash.server";
import { hasOwnPage } from "../http/fault.server";
import { goTo } from "../http/go.server";
import { log } from "../log.server";
import type { RefusedForm, ShownAgain } from "./answers";
import { type Checked, refuse } from "./check-form.server";
import type { Between, Difference } from "./differences";
import { dropDraft } from "./draft.server";
import { once } from "./once.server";
import { Overtaken, seenVersion } from "./version.server";

/** What stands now, told to whoever has typed something else. */
export type Standing<Kept> = {
  version: string;
  /** Who saved it and when; null when that is not known. */
  last: Omit<Between, "differences"> | null;
  /** In which fields it is not what was typed, in words. */
  differences: readonly Difference[];
  /** Where the form does not come back exactly as it was typed. */
  refused?: RefusedForm;
  kept?: Kept;
};

/** One form that edits something, as its page received and checked it. */
export type Edit<Value, Kept, Saved> = {
  userId: string;
  checked: Checked<Value>;
  /** What the form holds beside text, and shows again: pictures, files. */
  kept: Kept;
  /** Throws `Overtaken`, or `Wrong` for a mistake that only the store knows. */
  save(value: Value, seen: string | null): Promise<Saved>;
  /** Null for what is new, which nobody else can have saved. */
  stands: ((typed: RefusedForm) => Promise<Standing<Kept>>) | null;
  /** Where it leads once it is saved. */
  back: string;
  /** Said there. A function when it depends on what was saved; `saved` is null when this very form had been sent before. */
  done: NewFlash | ((value: Value, saved: Saved | null) => NewFlash);
  /** The address under which unsaved text is kept; only where the form keeps it. */
  draftAt?: string;
  /** The sentence for a fault that nobody foresaw; without it the fault has its page. */
  failed?: string;
};

/** Thrown through the one-time key, which is then free for the corrected form. */
export class Wrong extends Error {
  readonly refused: RefusedForm;

  constructor(refused: RefusedForm) {
    super("A form was refused");
    this.refused = refused;
  }
}

/**
 * The one way of a form that edits something: saved once however often it was sent, its draft dropped with it. When
 * something is wrong in it (400), when somebody else saved before (409, also beside mistakes), and when saving fails (500),
 * it comes back with all that it held.
 */
export async function savedOrShown<Value, Kept, Saved>(form: FormData, edit: Edit<Value, Kept, Saved>) {
  try {
    return await saved(form, edit);
  } catch (error) {
    return shownAgain(form, edit, error);
  }
}

async function saved<Value, Kept, Saved>(form: FormData, edit: Edit<Value, Kept, Saved>): Promise<Response> {
  const { userId, checked, back, done, draftAt } = edit;
  if (!checked.ok) throw new Wrong(checked.refused);
  let made: Saved | null = null;
  const location = await once(form, userId, async () => {
    made = await edit.save(checked.value, seenVersion(form));
    if (draftAt !== undefined) await dropDraft(userId, draftAt);
    return back;
  });
  return goTo(location, typeof done === "function" ? done(checked.value, made) : done);
}

type Shown<Kept> = Pick<Edit<never, Kept, never>, "kept" | "stands" | "failed">;

async function shownAgain<Kept>(form: FormData, { kept, stands, failed }: Shown<Kept>, error: unknown) {
  const refused = error instanceof Wrong ? error.refused : refuse(form, {});
  // It keeps the version that it had: without script its page asks anew, for one that its author never saw.
  const shown: ShownAgain<Kept> = { refused, overtaken: null, version: seenVersion(form), kept };
  if (error instanceof Wrong || error instanceof Overtaken) {
    const standing = stands && (await stands(refused));
    const isOlder = shown.version !== null && shown.version !== standing?.version;
    if (standing && (error instanceof Overtaken || isOlder))
      return data(besideWhatStands(shown, standing), { status: 409 });
  }
  if (error instanceof Wrong) return data(shown, { status: 400 });
  if (failed === undefined || hasOwnPage(error)) throw error;
  log.error({ error }, "a form was not saved");
  return data({ ...shown, refused: { ...refused, lead: failed } }, { status: 500 });
}

/** Both texts: saving once more is then a choice made knowingly, so the form carries the version that stands. */
function besideWhatStands<Kept>(shown: ShownAgain<Kept>, standing: Standing<Kept>): ShownAgain<Kept> {
  const { version, last, differences, refused = shown.refused, kept = shown.kept } = standing;
  return { refused, overtaken: { by: last?.by ?? null, when: last?.when ?? null, differences }, version, kept };
}
