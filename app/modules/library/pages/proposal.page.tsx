import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { checkForm } from "~/platform/form/check-form.server";
import { differencesOf } from "~/platform/form/differences";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { differencesIn, typedIn } from "~/platform/form/field-table.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { dateTime } from "~/platform/language/dates";
import { orNotFound } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import type { KeptFile } from "~/ui/field/file-input";
import { TableFields } from "~/ui/field/table-fields";
import { Notice } from "~/ui/flash/flash";
import { FormPage, PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/form/overtaken";
import { correctionForm } from "../forms/proposal";
import { DocumentFields } from "../parts/proposal-fields";
import { ProposalReading } from "../parts/proposal-reading";
import { proposalsPath } from "../rules/paths";
import { documentPage } from "../rules/policy";
import { CORRECTION, type Correction, type DocumentProposal, PROPOSED_DOCUMENT } from "../rules/proposal-fields";
import { proposalPolicy, proposalState } from "../rules/proposals";
import { proposalById } from "../store/proposals.server";
import { proposalVersion, sendAgain } from "../verbs/proposals.server";
import type { Route } from "./+types/proposal.page";
import { countProposal, fileField, readDocument, typedFile } from "./proposal-input.server";
import { proposalView } from "./proposal-view.server";

async function own({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const actor = actorOf(context);
  const proposal = orNotFound(await proposalById(idFromPath(params.id)));
  proposalPolicy.allow("read", actor, proposal, now());
  return { actor, proposal, back: { href: proposalsPath(actor.role), label: "Propunerile mele" } };
}

type Proposal = Awaited<ReturnType<typeof own>>["proposal"];
const tableOf = ({ editionId }: Proposal) => (editionId === null ? PROPOSED_DOCUMENT : CORRECTION);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor, proposal, back } = await own({ context, params });
  const { draft, typed, version, formKey } = await draftOnPage(request, actor.userId);
  const hindrance = proposalPolicy.whyNot("send", actor, proposal, now());
  const { resourceId, isWithdrawn } = proposal;
  return {
    back,
    draft,
    typed,
    formKey,
    version: version ?? proposalVersion(proposal),
    view: proposalView(proposal, proposalsPath(actor.role, proposal.id)),
    state: proposalState(proposal),
    sent: dateTime(proposal.sentAt),
    defaults: typedIn(tableOf(proposal), proposal),
    document: resourceId === null || isWithdrawn ? null : documentPage(actor, resourceId),
    hindrance: hindrance?.sentence ?? null,
    file: fileField(),
    kept: await typedFile(proposal.editionId === null ? typed : null, actor),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor, proposal, back } = await own({ context, params });
  proposalPolicy.allow("send", actor, proposal, now(), back); // before its file is stored
  const form = await readForm(request);
  const { id } = proposal;
  const { checked, kept } =
    proposal.editionId === null
      ? await readDocument(form, actor, proposal.attachmentId !== null)
      : { checked: checkForm(form, correctionForm), kept: [] };
  return savedOrShown<DocumentProposal | Correction, readonly KeptFile[], void>(form, {
    userId: actor.userId,
    checked,
    kept,
    count: () => countProposal(actor),
    save: (value, seen) => sendAgain(actor, id, value, seen),
    stored: async ({ values }) => {
      const stored = orNotFound(await proposalById(id));
      const file = stored.file ?? "";
      return {
        version: proposalVersion(stored),
        last: null,
        differences: [
          ...differencesIn(tableOf(stored), typedIn(tableOf(stored), stored), values),
          ...differencesOf({ file: "Fișierul" }, { file }, { file: kept[0]?.name ?? file }),
        ],
      };
    },
    back: back.href,
    done: { tone: "green", title: "Propunerea a fost trimisă din nou." },
  });
}

/** A person's own proposal: what became of it, and its form while it may be sent again. */
export default function ProposalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { back, draft, typed, formKey, view, state, sent, defaults, document, hindrance, file, kept } = loaderData;
  const notice = (
    <Notice tone={state === "accepted" ? "green" : "yellow"}>
      <p>
        <b>{view.state}.</b>{" "}
        {state === "waiting" ? `Trimisă la ${sent}; o citește un administrator. O puteți modifica.` : null}
        {state === "rejected" ? `Motivul: ${view.rejection} O puteți îmbunătăți și trimite din nou.` : null}{" "}
        {document === null ? null : <Anchor href={document}>Vezi documentul</Anchor>}
      </p>
    </Notice>
  );
  if (hindrance !== null)
    return (
      <FormPage heading={view.heading} back={back} answered={undefined}>
        {notice}
        {state === "accepted" ? null : <Notice>{hindrance}</Notice>}
        <ProposalReading view={view} />
      </FormPage>
    );
  const overtaken = actionData?.overtaken;
  return (
    <PostPage
      heading={view.heading}
      back={back}
      draft={draft}
      typed={typed}
      formKey={formKey}
      defaults={defaults}
      answered={actionData}
      fields={{ version: actionData?.version ?? loaderData.version }}
      before={overtaken ? <Overtaken {...overtaken} /> : notice}
      submit={state === "rejected" ? "Trimite din nou" : "Salvează"}
      busyLabel="Se trimite…"
      files
    >
      {view.isCorrection ? (
        <TableFields table={CORRECTION} />
      ) : (
        <DocumentFields file={file} kept={actionData?.kept ?? kept} sent={view.file?.name ?? null} />
      )}
    </PostPage>
  );
}
