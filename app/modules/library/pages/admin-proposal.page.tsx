import { type Posted, takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { seenVersion } from "~/platform/form/version.server";
import { dateTime } from "~/platform/language/dates";
import { orNotFound } from "~/platform/refusal";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { TextField } from "~/ui/field/answered-field";
import { Notice } from "~/ui/flash/flash";
import { PostEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { KeptForm } from "~/ui/form/kept-form";
import { Cluster } from "~/ui/layout/layout";
import { Dotted } from "~/ui/text/text";
import { rejectionForm } from "../forms/proposal";
import { ProposalReading } from "../parts/proposal-reading";
import { ADMIN_PROPOSALS, adminProposalPath, adminResourcePath } from "../rules/paths";
import { CHANGED, PROPOSAL, proposalPolicy } from "../rules/proposals";
import { LONGEST } from "../rules/vocabulary";
import { proposalById } from "../store/proposals.server";
import { proposalVersion, rejectProposal } from "../verbs/proposals.server";
import type { Route } from "./+types/admin-proposal.page";
import { proposalView } from "./proposal-view.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const proposal = orNotFound(await proposalById(idFromPath(params.id)));
  const { id, editionId, resourceId, author, organisation, sentAt } = proposal;
  const form =
    editionId === null || resourceId === null ? adminResourcePath("new") : adminResourcePath(resourceId, "edit");
  return {
    view: proposalView(proposal, adminProposalPath(id)),
    by: [author, organisation, dateTime(sentAt)],
    /** The form with which it is accepted; null once it is decided. */
    accepting: proposalPolicy.may("accept", actor, proposal, now()) ? `${form}?${PROPOSAL}=${id}` : null,
    document: resourceId && adminResourcePath(resourceId),
    version: proposalVersion(proposal),
    formKey: newFormKey(),
  };
}

/** Rejects the proposal. It is accepted by the document's form. */
export const action = (route: Route.ActionArgs) => {
  const asRead = async ({ id, form }: Posted) => {
    const proposal = orNotFound(await proposalById(id));
    const isSame = proposal.decidedAt !== null || seenVersion(form) === proposalVersion(proposal);
    return rejectionForm.refine(() => isSame, { path: ["rejection"], message: CHANGED });
  };
  return takeForm(route, asRead, {
    back: () => ADMIN_PROPOSALS,
    done: { title: "Propunerea a fost respinsă.", text: "Autorul primește motivul și o poate trimite din nou." },
    work: ({ actor, id, value, form }) => rejectProposal(actor, id, value.rejection, seenVersion(form) ?? ""),
  });
};

export default function AdminProposal({ loaderData, actionData }: Route.ComponentProps) {
  const { view, by, accepting, document, version, formKey } = loaderData;
  return (
    <FormPage heading={view.heading} back={{ href: ADMIN_PROPOSALS, label: "Propuneri" }} answered={actionData}>
      <p className="small muted">
        <Dotted facts={by} />
      </p>
      {accepting === null ? <Notice>{view.state}.</Notice> : null}
      {view.rejection !== null && accepting !== null ? (
        <Notice tone="yellow">A fost respinsă înainte, cu motivul: {view.rejection}</Notice>
      ) : null}
      <ProposalReading view={view} />
      <Cluster>
        {accepting === null ? null : (
          <ButtonLink variant="primary" href={accepting}>
            {view.isCorrection ? "Corectează documentul" : "Pregătește documentul"}
          </ButtonLink>
        )}
        {document === null ? null : <ButtonLink href={document}>Vezi documentul</ButtonLink>}
      </Cluster>
      {accepting === null ? null : (
        <Card heading="Respingeți propunerea" className="stack">
          <KeptForm draft={null} answered={actionData} fields={{ formKey, version }}>
            <TextField
              name="rejection"
              label="Motivul"
              hint="Îl citește autorul: ce lipsește sau ce trebuie schimbat."
              rows={4}
              maxLength={LONGEST.reason}
            />
            <PostEnd submit="Respinge" variant="danger" busyLabel="Se trimite…" cancel={ADMIN_PROPOSALS} />
          </KeptForm>
        </Card>
      )}
    </FormPage>
  );
}
