import { data } from "react-router";
import { lastEdit } from "~/modules/accounts/last-edit.server";
import { actorOf } from "~/modules/accounts/request.server";
import { type Actor, isVerified } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import type { RefusedForm } from "~/platform/form/answers";
import { refuse } from "~/platform/form/check-form.server";
import type { Difference } from "~/platform/form/differences";
import { draftOnPage, dropDraft } from "~/platform/form/draft.server";
import { newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { changedRows, rowChangeIn, rowsIn, valuesOfRows } from "~/platform/form/rows";
import { contentVersion, Overtaken, seenVersion } from "~/platform/form/version.server";
import { goTo } from "~/platform/http/go.server";
import { notFound } from "~/platform/refusal";
import { differencesIn, formValuesOf, isListSection, withKnownIds } from "./rules/form-values";
import type { happenings } from "./rules/happenings";
import { consequence } from "./rules/matching-needs";
import { profilePolicy } from "./rules/policy";
import { blankRows, MOST_ROWS, PROFILE_PATH, type Section, sectionPath, type WrittenSection } from "./rules/sections";
import { checkSection } from "./section-check.server";
import { ownPartner } from "./store/profile.server";
import { contentOf } from "./store/sections.server";
import { saveSection } from "./verbs.server";

const EDITED: keyof typeof happenings = "partner.edited";

/** A part of the profile that came back without being saved: wrong, overtaken, or with its rows changed. */
export type SectionAnswer = {
  typed: RefusedForm;
  /** Another one each time, so that the form stands as it was answered. */
  stamp: string;
  wrong: boolean;
  /** The row to which the eye goes. */
  focus: number | null;
  /** What the form has shown; what stands now, once its author has been told of it. */
  version: string | null;
  overtaken: { by: string | null; when: string | null; differences: Difference[] } | null;
};

type Asked = { request: Request; context: Parameters<typeof actorOf>[0] };

/** The own firm, when this person may write its profile now. */
export async function editablePartner(actor: Actor) {
  const partner = actor.organisation && (await ownPartner(actor.organisation.id));
  if (!partner) throw notFound();
  profilePolicy.allow("edit", actor, partner, now(), {
    href: PROFILE_PATH,
    label: "Înapoi la profil",
  });
  return partner;
}

/** What the page of a part shows. */
export async function sectionView(section: WrittenSection, { request, context }: Asked) {
  const actor = actorOf(context);
  const { id } = await editablePartner(actor);
  const content = await contentOf(section, id);
  const { draft, typed, version } = await draftOnPage(request, actor.userId);
  return {
    section,
    formKey: newFormKey(),
    version: version ?? contentVersion(content),
    draft,
    values: typed?.values ?? formValuesOf(section, content),
  };
}

/** What the page of a part does: changes the rows of the form, or saves it and leads back to the profile. */
export async function sectionAction(section: WrittenSection, { request, context }: Asked) {
  const actor = actorOf(context);
  const { id } = await editablePartner(actor);
  const form = await readForm(request);
  const change = rowChangeIn(form);
  if (change !== null && isListSection(section)) {
    const room = { blank: blankRows[section], most: MOST_ROWS[section] };
    const { rows, focus } = changedRows(rowsIn(refuse(form, {}).values), change, room);
    const typed = { lead: null, values: valuesOfRows(rows), errors: {} };
    return data(answer(form, typed, { wrong: false, focus }), { status: 200 });
  }
  const stored = await contentOf(section, id);
  const checked = checkSection(section, form, { stored, now: now() });
  if (!checked.ok) return data(answer(form, checked.refused), { status: 400 });
  try {
    const location = await once(form, actor.userId, async () => {
      await saveSection(actor, section, checked.content, seenVersion(form));
      await dropDraft(actor.userId, sectionPath(section));
      return PROFILE_PATH;
    });
    return goTo(location, savedFlash(section, { empty: isNothing(checked.content), listed: isVerified(actor) }));
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    return data(await overtakenAnswer(section, { actor, id, form }), { status: 409 });
  }
}

/** Saved: in the product's words, and what it means now. */
export const savedFlash = (section: Section, standing: { empty: boolean; listed: boolean }) => ({
  tone: "green" as const,
  title: "Profilul a fost salvat cu succes!",
  text: consequence(section, standing),
});

const isNothing = (content: object): boolean =>
  "categories" in content
    ? (content.categories as unknown[]).length === 0
    : Array.isArray(content) && content.length === 0;

/** It still knows what it had shown: without script its page asks anew what stands, which its author has not seen. */
function answer(form: FormData, typed: RefusedForm, given: Partial<SectionAnswer> = {}): SectionAnswer {
  return {
    typed,
    stamp: newFormKey(),
    wrong: true,
    focus: null,
    version: seenVersion(form),
    overtaken: null,
    ...given,
  };
}

type Came = { actor: Actor; id: string; form: FormData };

/** Both texts beside each other; saving once more is a choice made knowingly, so the form carries what stands now. */
async function overtakenAnswer(section: WrittenSection, { actor, id, form }: Came): Promise<SectionAnswer> {
  const stored = await contentOf(section, id);
  const theirs = formValuesOf(section, stored);
  const typed = refuse(form, {});
  const last = await lastEdit(actor, { what: EDITED, subjectId: id, to: section }, now());
  const values = isListSection(section) ? withKnownIds(typed.values, theirs) : typed.values;
  const overtaken = {
    by: last?.by ?? null,
    when: last?.when ?? null,
    differences: differencesIn(section, theirs, typed.values),
  };
  return answer(form, { ...typed, values }, { wrong: false, version: contentVersion(stored), overtaken });
}
