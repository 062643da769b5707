import type { Member } from "~/modules/accounts/rules/actor";
import { notAmong } from "~/modules/media/rules/attachment";
import { now } from "~/platform/clock";
import type { ShownAgain } from "~/platform/form/answers";
import { refuse } from "~/platform/form/check-form.server";
import { FORM_KEY } from "~/platform/form/hidden-fields";
import { idFromForm } from "~/platform/form/id";
import { seenVersion } from "~/platform/form/version.server";
import { pick } from "~/platform/pick";
import type { KeptFile } from "~/ui/field/file-input";
import { contentsIn } from "../forms/responses";
import { opportunityPolicy } from "../rules/opportunity-policy";
import { responsePolicy } from "../rules/response-policy";
import { partnerOffering } from "../store/correspondence.server";
import type { OpportunityRecord } from "../store/opportunity.server";
import { filesOfVersions, type ResponseRecord } from "../store/responses.server";
import type { FileChanges } from "../verbs/files.server";
import { wayTo } from "../verbs/guard.server";
import type { ResponseInput } from "../verbs/responses.server";
import { unsentView } from "../views/request-responses.server";

type Written = { form: FormData; input: ResponseInput; files: FileChanges; kept: KeptFile[] };

/**
 * The form with everything it holds, under its own key, and the offer as it would be shown. Nothing is saved; it is refused like
 * the sending of the same form.
 */
export async function previewAnswer(partner: Member, opportunity: OpportunityRecord, written: Written) {
  const { form, input, files, kept } = written;
  // a first offer has seen no version, also when a colleague has sent one meanwhile
  const own = seenVersion(form) === null ? null : opportunity.own;
  allow(partner, { ...opportunity, own });
  const shown: ShownAgain<KeptFile[]> = {
    refused: { ...refuse(form, {}), formKey: idFromForm(form.get(FORM_KEY)) },
    overtaken: null,
    version: seenVersion(form),
    kept,
  };
  const offer = unsentView(opportunity.request, {
    partner: await partnerOffering(partner.organisation.id),
    submittedAt: now(),
    contents: { ...contentsIn(input), files: await filesAfter(own, files) },
  });
  return { ...shown, preview: { offer, sealed: opportunity.request.sealed } };
}

function allow(partner: Member, opportunity: OpportunityRecord): void {
  const { own, request } = opportunity;
  const way = wayTo(partner, request.id);
  if (own === null) opportunityPolicy.allow("respond", partner, opportunity, now(), way);
  else responsePolicy.allow(own.withdrawnAt === null ? "edit" : "resubmit", partner, own, now(), way);
}

/** Those of the stored version that stay, then those that the form adds. */
async function filesAfter(own: ResponseRecord | null, { added, removedIds }: FileChanges) {
  const stored = own === null ? [] : await filesOfVersions([own.id]);
  const stay = stored.filter(({ id }) => !removedIds.includes(id));
  return [...stay, ...notAmong(added, stay)].map((file) => pick(file, "id", "name", "size"));
}
