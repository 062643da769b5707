import type { Actor } from "~/modules/accounts/rules/actor";
import { fileLimits, fileSentence, notAmong } from "~/modules/media/rules/attachment";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { receiveFiles } from "~/modules/media/verbs/receive.server";
import { cleanBody } from "~/modules/writing/content/clean-body.server";
import { readBody } from "~/modules/writing/content/read-body.server";
import type { BodyView } from "~/modules/writing/parts/body-field";
import { alsoWrong, type Checked, checkForm } from "~/platform/form/check-form.server";
import type { KeptFile } from "~/ui/field/file-input";
import { BODY_SENTENCES, resourceForm, SAME_PERSON } from "../forms/resource";
import { readBasis } from "../rules/act-lines";
import { MOST_FILES } from "../rules/files";
import { LONGEST } from "../rules/vocabulary";
import { administrators } from "../store/resources.server";
import { actNames } from "../store/sought.server";
import type { ResourceInput } from "../verbs/resources.server";
import { notInList } from "./act-input.server";

export const NOTHING_WRITTEN: KeptParts = { body: { plain: "", html: "", pictures: [] }, files: [] };

const NO_ADMINISTRATOR = "Alegeți o persoană din listă";

/** What the form of a document shows again besides its fields: its text, and the files that it had sent. */
export type KeptParts = { body: BodyView; files: readonly KeptFile[] };

/** Limits and hint of the field for files. */
export const filesField = (most: number) => {
  const limits = fileLimits("resource");
  return { ...limits, hint: `${limits.hint} fiecare; cel mult ${most} odată.` };
};

type Reading = {
  actor: Actor;
  /** The files that the document has. */
  had?: readonly { id: string; name: string; sha256: string }[];
  /** Whether it gets the file of a proposal, without which it would be empty. */
  hasFile?: boolean;
};

/** A posted document, and what its form shows again. Files are stored, and kept when the form has errors. */
export async function readResource(
  form: FormData,
  { actor, had = [], hasFile = false }: Reading,
): Promise<{ checked: Checked<ResourceInput>; kept: KeptParts }> {
  const received = await receiveFiles(form, "files", { purpose: "resource", by: uploaderOf(actor), most: MOST_FILES });
  const removedIds = form.getAll("removedFiles").filter((id): id is string => had.some((one) => one.id === id));
  const staying = had.filter(({ id }) => !removedIds.includes(id));
  const files = { added: notAmong(received.files, staying).map(({ id }) => id), removedIds };
  const number = staying.length + files.added.length + (hasFile ? 1 : 0);
  const { html, plain, problem } = await readBody(form, { clean: (sent) => cleanBody(sent, () => null) });
  const checked = checkForm(form, resourceForm);
  const basis = readBasis(String(form.get("basis") ?? "").slice(0, LONGEST.basis), await actNames());
  const unread = basis.find((one) => typeof one === "string");
  const value = checked.ok && {
    ...checked.value,
    body: html,
    files,
    basis: basis.flatMap((one) => (typeof one === "string" ? [] : [{ actId: one.act.id, articles: one.articles }])),
  };
  const also = alsoWrong<ResourceInput>(form, value ? { ok: true, value } : (checked as Checked<ResourceInput>), {
    body: problem === null || (problem === "empty" && number > 0) ? null : BODY_SENTENCES[problem],
    files: number > MOST_FILES ? fileSentence("many", "resource") : received.sentence,
    ...(await wrongAdministrators(form)),
    basis: unread === undefined ? null : notInList(unread),
  });
  return { checked: also, kept: { body: { plain, html, pictures: [] }, files: received.kept } };
}

/** The errors of the two people of a form: who is not in the list, and a deputy who is the owner. */
export async function wrongAdministrators(form: FormData) {
  const known = (await administrators()).map(({ value }) => value);
  const problem = (id: unknown) =>
    typeof id === "string" && id !== "" && !known.includes(id) ? NO_ADMINISTRATOR : null;
  const owner = form.get("ownerId");
  const deputy = form.get("deputyId");
  const isSame = typeof deputy === "string" && deputy !== "" && deputy === owner;
  return { ownerId: problem(owner), deputyId: problem(deputy) ?? (isSame ? SAME_PERSON : null) };
}
