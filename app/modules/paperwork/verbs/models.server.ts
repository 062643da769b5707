import type { Actor, Member } from "~/modules/accounts/rules/actor";
import { lockOrganisation } from "~/modules/accounts/store/organisation.server";
import type { LocalDate } from "~/platform/calendar/local-date";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { orNotFound } from "~/platform/refusal";
import { stepsOn } from "~/platform/step.server";
import type { DraftInput, ModelInput } from "../rules/model-fields";
import { type Copy, isDraft, isInUse, kindIn, type Version } from "../rules/model-version";
import { FIRST_VERSION } from "../rules/models";
import { PAPER_KINDS, type PaperKind } from "../rules/paper-kind";
import { adminModelPath, modelPath } from "../rules/paths";
import { modelPolicy, paperworkPolicy, versionPolicy } from "../rules/policy";
import {
  copyOf,
  deleteCopy,
  deleteVersion,
  insertVerification,
  insertVersion,
  lockModel,
  modelFor,
  replaceCopy,
  textHash,
  textsOf,
  updateVersion,
  versionsOf,
} from "../store/models.server";

/** The versions of a kind, locked. */
const onModel = stepsOn<Actor>()({
  policy: modelPolicy,
  locked: async (id) => {
    const kind = orNotFound(kindIn(id));
    await lockModel(kind);
    const versions = await versionsOf(kind);
    return { kind, versions, draft: versions.find(isDraft) ?? null };
  },
  way: (_actor, { kind }) => ({ href: adminModelPath(kind), label: "Înapoi la model" }),
});

/** A hash of what the form edits, to detect that somebody else saved meanwhile; of a draft that is not there too. */
export const draftVersion = (draft: DraftInput | null): string =>
  contentVersion(draft && [textHash(draft), draft.note]);

/** Saves the draft of a kind; returns its number. */
export const saveDraft = (actor: Actor, kind: PaperKind, input: DraftInput, seen: string | null): Promise<number> =>
  onModel(actor, kind, async ({ versions, draft }, { at, allow, log }) => {
    allow("write");
    notOvertaken(seen, draftVersion(draft));
    const values = { ...textsOf(input), note: input.note, editedBy: actor.userId, editedAt: at };
    const number = draft?.number ?? (versions[0]?.number ?? FIRST_VERSION) + 1;
    const id = draft?.id ?? (await insertVersion({ kind, number, ...values }));
    if (draft?.id) await updateVersion(draft.id, values);
    await log("paper_model.edited", { subjectId: id, note: nameOf(kind, number) });
    return number;
  });

const nameOf = (kind: PaperKind, number: number): string => `${PAPER_KINDS[kind]}, versiunea ${number}`;

const NO_DRAFT = "Modelul nu are nicio ciornă: a fost publicată sau ștearsă între timp.";
const OTHER_DRAFT = "Ciorna a fost modificată între timp. Citiți-o, apoi publicați-o.";

/** Publishes the draft that was seen; papers that are made from now on are made from it. Returns its number. */
export const publishDraft = (actor: Actor, kind: PaperKind, seen: string | null): Promise<number> =>
  onModel(actor, kind, async ({ draft, versions }, { at, allow, log, refusal }) => {
    allow("write");
    if (draft?.id == null) throw refusal(NO_DRAFT);
    if (seen !== draftVersion(draft)) throw refusal(OTHER_DRAFT);
    const current = versions.find(isInUse);
    if (current && textHash(current) === textHash(draft))
      throw refusal("Ciorna are același text ca versiunea în vigoare. Nu este nimic de publicat.");
    await updateVersion(draft.id, { publishedAt: at, publishedBy: actor.userId });
    await log("paper_model.published", { subjectId: draft.id, note: nameOf(kind, draft.number) });
    return draft.number;
  });

export const discardDraft = (actor: Actor, kind: PaperKind): Promise<void> =>
  onModel(actor, kind, async ({ draft }, { allow, log, refusal }) => {
    allow("write");
    if (draft?.id == null) throw refusal(NO_DRAFT);
    await deleteVersion(draft.id);
    await log("paper_model.discarded", { subjectId: draft.id, note: nameOf(kind, draft.number) });
  });

const versionIn = (versions: readonly Version[], number: number): Version =>
  orNotFound(versions.find((version) => version.number === number && !isDraft(version)) ?? null);

/** Papers are made again from the version before; those that were made from this one keep its name and its words. */
export const withdrawVersion = (actor: Actor, kind: PaperKind, number: number, reason: string): Promise<void> =>
  onModel(actor, kind, async ({ versions }, { at, ask, log }) => {
    const version = versionIn(versions, number);
    ask(versionPolicy, "withdraw", version);
    const subjectId = orNotFound(version.id);
    await updateVersion(subjectId, { withdrawnAt: at, withdrawnBy: actor.userId, withdrawnReason: reason });
    await log("paper_model.withdrawn", { subjectId, note: `${nameOf(kind, number)}: ${reason}` });
  });

type Checked = { jurist: string; verifiedOn: LocalDate };

/** Records that a jurist has read the version. No other verb writes or removes a verification. */
export const verifyVersion = (actor: Actor, kind: PaperKind, number: number, checked: Checked): Promise<void> =>
  onModel(actor, kind, async ({ versions }, { at, allow, log, refusal }) => {
    allow("verify");
    const version = versionIn(versions, number);
    if (version.withdrawn !== null) throw refusal(`Versiunea ${number} a fost retrasă și nu mai face documente.`);
    const row = { kind, number, textHash: textHash(version), ...checked, recordedBy: actor.userId, recordedAt: at };
    const subjectId = await insertVerification(row);
    await log("paper_model.verified", { subjectId, note: `${nameOf(kind, number)}: ${checked.jurist}` });
  });

const onCopies = stepsOn<Member>()({
  policy: paperworkPolicy,
  locked: async (id) => {
    await lockOrganisation(id);
    return { ownerId: id };
  },
  way: () => undefined,
});

/** `isUpToDate`: the author says to have taken the changes of the platform's current version into account. */
export type CopyInput = ModelInput & { isUpToDate: boolean };

/** A hash of what the form shows: the copy, and which version of the platform is current. */
export const copyVersion = (copy: Copy | null, current: Pick<Version, "number">): string =>
  contentVersion([copy && [textHash(copy), copy.basedOn], current.number]);

/** Saves an authority's own text of a model; what it makes from now on is made from it. */
export const saveCopy = (actor: Member, kind: PaperKind, input: CopyInput, seen: string | null): Promise<void> =>
  onCopies(actor, actor.organisation.id, async ({ ownerId }, { at, allow, log }) => {
    allow("write");
    const { copy, current } = await modelFor(ownerId, kind);
    notOvertaken(seen, copyVersion(copy, current));
    const basedOn = copy === null || input.isUpToDate ? current.number : copy.basedOn;
    await replaceCopy({
      organisationId: ownerId,
      kind,
      ...textsOf(input),
      basedOn,
      editedBy: actor.userId,
      editedAt: at,
    });
    await log("paper_copy.edited", { note: PAPER_KINDS[kind] });
  });

/** The authority's papers are made from the platform's model again. */
export const removeCopy = (actor: Member, kind: PaperKind): Promise<void> =>
  onCopies(actor, actor.organisation.id, async ({ ownerId }, { allow, log, refusal }) => {
    allow("write");
    if ((await copyOf(ownerId, kind)) === null)
      throw refusal("Instituția folosește deja modelul platformei.", {
        href: modelPath(kind),
        label: "Vedeți modelul",
      });
    await deleteCopy(ownerId, kind);
    await log("paper_copy.removed", { note: PAPER_KINDS[kind] });
  });
