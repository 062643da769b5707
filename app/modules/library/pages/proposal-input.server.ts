import type { Actor } from "~/modules/accounts/rules/actor";
import { fileLimits } from "~/modules/media/rules/attachment";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { receiveFiles } from "~/modules/media/verbs/receive.server";
import type { RefusedForm } from "~/platform/form/answers";
import { alsoWrong, type Checked, checkForm, formOf } from "~/platform/form/check-form.server";
import { countTry, type Limit } from "~/platform/rate-limit/rate-limit.server";
import type { KeptFile } from "~/ui/field/file-input";
import { documentProposalForm } from "../forms/proposal";
import { readBasis } from "../rules/act-lines";
import type { DocumentProposal } from "../rules/proposal-fields";
import { LONGEST } from "../rules/vocabulary";
import { actNames } from "../store/sought.server";
import { notInList } from "./act-input.server";

const LIMIT: Limit = {
  name: "proposals",
  most: 20,
  seconds: 3_600,
  sentence: "Ați trimis multe propuneri într-un timp scurt. Ce ați scris a rămas mai jos, netrimis.",
};
export const countProposal = ({ userId }: Actor) => countTry(LIMIT, userId);

/** Limits and hint of the field for the one file. */
export const fileField = () => {
  const limits = fileLimits("resource");
  return { ...limits, hint: `${limits.hint}.` };
};

const NEITHER = "Scrieți conținutul documentului sau adăugați un fișier";

type Kept = readonly KeptFile[];

/** A posted proposal of a document, and the file that its form shows again; `hasFile`: one was sent before. */
export async function readDocument(
  form: FormData,
  actor: Actor,
  hasFile: boolean,
): Promise<{ checked: Checked<DocumentProposal>; kept: Kept }> {
  const { files, kept, sentence } = await receiveFiles(form, "file", { purpose: "resource", by: uploaderOf(actor) });
  const checked = checkForm(form, documentProposalForm);
  const fileId = files[0]?.id ?? null;
  const isWritten = String(form.get("body") ?? "").trim() !== "";
  const basis = readBasis(String(form.get("basis") ?? "").slice(0, LONGEST.basis), await actNames());
  const unread = basis.find((one) => typeof one === "string");
  const value = checked.ok && { ok: true as const, value: { ...checked.value, fileId } };
  return {
    checked: alsoWrong<DocumentProposal>(form, value || (checked as Checked<DocumentProposal>), {
      file: sentence,
      body: isWritten || fileId !== null || hasFile || sentence !== null ? null : NEITHER,
      basis: unread === undefined ? null : notInList(unread),
    }),
    kept,
  };
}

/** The file of a continued draft. */
export const typedFile = async (typed: RefusedForm | null, actor: Actor): Promise<Kept> =>
  typed === null ? [] : (await readDocument(formOf(typed.values), actor, true)).kept;
