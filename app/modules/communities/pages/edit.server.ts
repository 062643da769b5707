import { data } from "react-router";
import { lastEdit } from "~/modules/accounts/last-edit.server";
import { isAdmin } from "~/modules/accounts/rules/actor";
import { LOST_IMAGE } from "~/modules/media/rules/image-upload";
import { unavailable } from "~/platform/database/unavailable.server";
import type { NewFlash } from "~/platform/flash/flash.server";
import type { RefusedForm } from "~/platform/form/answers";
import { refuse } from "~/platform/form/check-form.server";
import { type Difference, differencesOf } from "~/platform/form/differences";
import { draftOnPage, dropDraft } from "~/platform/form/draft.server";
import { newFormKey, once } from "~/platform/form/once.server";
import { Overtaken, seenVersion } from "~/platform/form/version.server";
import { goTo } from "~/platform/http/go.server";
import { log } from "~/platform/log.server";
import { Refusal } from "~/platform/refusal";
import type { KeptImage } from "~/ui/image-field/items";
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

/** What was saved meanwhile, for whom the form comes back. */
export type Stood = Standing & {
  /** The part of the journal's entries. */
  part: string;
  labels: Readonly<Record<string, string>>;
  /** Of what is no field of text. */
  further?: readonly Difference[];
  /** The pictures of both, where the form has any. */
  kept?: readonly KeptImage[];
};

type Sent = { desk: Desk; request: Request; form: FormData; kept?: readonly KeptImage[] | null };
type Work = {
  /** Asked when somebody else may have been first; null for what is new, which nobody else can have saved. */
  stood: (() => Promise<Stood>) | null;
} & (
  | { refused: RefusedForm }
  | {
      flash: NewFlash;
      /** May say better what happened. */
      save(seen: string | null): Promise<NewFlash | undefined>;
    }
);

/**
 * A posted form: saved once however often it was sent, its draft dropped with it, and then the desk. When something is
 * wrong in it, when somebody saved before, and when saving fails, it comes back whole.
 */
export async function afterEdit(sent: Sent, work: Work) {
  const { desk, request, form, kept = null } = sent;
  const seen = seenVersion(form);
  if ("refused" in work) {
    const stood = await work.stood?.();
    if (stood && seen !== null && seen !== stood.version) return overtakenEdit(sent, stood, work.refused);
    return data<Answered>({ refused: work.refused, overtaken: null, version: null, kept }, { status: 400 });
  }
  let said = work.flash;
  try {
    const location = await once(form, desk.actor.userId, async () => {
      said = (await work.save(seen)) ?? said;
      await dropDraft(desk.actor.userId, pathOf(request));
      return desk.path;
    });
    return goTo(location, isAdmin(desk.actor) && said.title === SAVED ? { ...said, title: UPDATED } : said);
  } catch (error) {
    if (error instanceof Overtaken && work.stood) return overtakenEdit(sent, await work.stood(), refuse(form, {}));
    if (error instanceof Refusal || unavailable(error)) throw error;
    log.error({ error }, "community not saved");
    const refused = { ...refuse(form, {}), lead: isAdmin(desk.actor) ? NOT_UPDATED : FAILED };
    return data<Answered>({ refused, overtaken: null, version: null, kept }, { status: 500 });
  }
}

async function overtakenEdit({ desk, kept = null }: Sent, stood: Stood, refused: RefusedForm) {
  const typed = Object.fromEntries(
    Object.keys(stood.labels).map((field) => [field, [refused.values[field] ?? ""].flat()[0] ?? ""]),
  );
  const differences = [
    ...differencesOf(stood.labels, inWords(stood.defaults), inWords(typed)),
    ...(stood.further ?? []),
  ];
  const last = await lastEditOf(desk, stood.part);
  const overtaken = { by: last?.by ?? null, when: last?.when ?? null, differences };
  // a picture that is gone because somebody took it out is no mistake of who did not know
  const errors = Object.fromEntries(Object.entries(refused.errors).filter(([, sentence]) => sentence !== LOST_IMAGE));
  const answered = { refused: { ...refused, errors }, overtaken, version: stood.version, kept: stood.kept ?? kept };
  return data<Answered>(answered, { status: 409 });
}

export const lastEditOf = ({ actor, at, community }: Desk, part: string) =>
  lastEdit(actor, { what: EDITED, subjectId: community.id, to: part }, at);
