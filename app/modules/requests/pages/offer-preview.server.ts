import type { Member } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import type { ShownAgain } from "~/platform/form/answers";
import { refuse } from "~/platform/form/check-form.server";
import { FORM_KEY } from "~/platform/form/hidden-fields";
import { idFromForm } from "~/platform/form/id";
import { seenVersion } from "~/platform/form/version.server";
import type { KeptFile } from "~/ui/field/file-input";
import { contentsIn } from "../forms/responses";
import { partnerOffering } from "../store/correspondence.server";
import { type OpportunityRecord, ownVersions } from "../store/opportunity.server";
import type { FileChanges } from "../verbs/files.server";
import type { ResponseInput } from "../verbs/responses.server";
import { unsentView } from "../views/request-responses.server";

type Written = { form: FormData; input: ResponseInput; files: FileChanges; kept: KeptFile[] };

/** The form with everything it holds, under its own key, and the offer as it would be shown. Nothing is saved. */
export async function previewAnswer(partner: Member, opportunity: OpportunityRecord, written: Written) {
  const { form, input, files, kept } = written;
  const shown: ShownAgain<KeptFile[]> = {
    refused: { ...refuse(form, {}), formKey: idFromForm(form.get(FORM_KEY)) },
    overtaken: null,
    version: seenVersion(form),
    kept,
  };
  const offer = unsentView(opportunity.request, {
    partner: await partnerOffering(partner.organisation.id),
    submittedAt: now(),
    contents: { ...contentsIn(input), files: await filesAfter(partner, opportunity, files) },
  });
  return { ...shown, preview: { offer, sealed: opportunity.request.sealed } };
}

/** Those of the stored version that stay, then those that the form adds. */
async function filesAfter(partner: Member, { own }: OpportunityRecord, { added, removedIds }: FileChanges) {
  const [current] = own === null ? [] : await ownVersions(partner, own.id);
  const stay = (current?.files ?? []).filter(({ id }) => !removedIds.includes(id));
  return [...stay, ...added.map(({ id, name, size }) => ({ id, name, size }))];
}
