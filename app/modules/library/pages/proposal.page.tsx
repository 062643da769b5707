import { actorOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { textIn } from "~/platform/form/answers";
import { checkForm } from "~/platform/form/check-form.server";
import { differencesOf } from "~/platform/form/differences";
import { draftOnPage } from "~/platform/form/draft.server";
import { type Edit, savedOrShown } from "~/platform/form/edit.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { dateTime } from "~/platform/language/dates";
import { pick } from "~/platform/pick";
import { orNotFound } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { Notice } from "~/ui/flash/flash";
import { FormPage, PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/overtaken/overtaken";
import { correctionForm } from "../forms/proposal";
import { CorrectionFields, DocumentFields } from "../parts/proposal-fields";
import { ProposalReading } from "../parts/proposal-reading";
import { proposalsPath } from "../rules/paths";
import { documentPage } from "../rules/policy";
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

const texts = (proposal: Awaited<ReturnType<typeof own>>["proposal"]) =>
  pick(proposal, "title", "category", "summary", "body", "basis", "reason", "words");

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor, proposal, back } = await own({ context, params });
  const { draft, typed, version, formKey } = await draftOnPage(request, actor.userId);
  const hindrance = proposalPolicy.whyNot("send", actor, proposal, now());
  const { resourceId, isWithdrawn } = proposal;
  return {
    ...{ back, draft, typed, formKey },
    version: version ?? proposalVersion(proposal),
    view: proposalView(proposal, proposalsPath(actor.role, proposal.id)),
    state: proposalState(proposal),
    sent: dateTime(proposal.sentAt),
    defaults: texts(proposal),
    document: resourceId === null || isWithdrawn ? null : documentPage(actor, resourceId),
    hindrance: hindrance?.sentence ?? null,
    file: fileField(),
    kept: await typedFile(proposal.editionId === null ? typed : null, actor),
  };
}

const LABELS = {
  title: "Titlul",
  summary: "Rezumatul",
  body: "Conținutul",
  reason: "Ce este greșit",
  words: "Textul propus",
};

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor, proposal, back } = await own({ context, params });
  proposalPolicy.allow("send", actor, proposal, now(), back); // before its file is stored
  const form = await readForm(request);
  const { id } = proposal;
  const shared = {
    userId: actor.userId,
    count: () => countProposal(actor),
    stored: async ({ values }: Parameters<NonNullable<Edit<unknown, unknown, unknown>["stored"]>>[0]) => {
      const stored = orNotFound(await proposalById(id));
      const names =
        proposal.editionId === null ? (["title", "summary", "body"] as const) : (["reason", "words"] as const);
      const labels = pick(LABELS, ...names);
      const theirs = Object.fromEntries(names.map((name) => [name, textIn(values, name)])) as Record<
        keyof typeof LABELS,
        string
      >;
      return {
        version: proposalVersion(stored),
        last: null,
        differences: differencesOf(labels, pick(stored, ...names), theirs),
      };
    },
    back: back.href,
    done: { tone: "green", title: "Propunerea a fost trimisă din nou." } as const,
  };
  if (proposal.editionId === null)
    return savedOrShown(form, {
      ...shared,
      ...(await readDocument(form, actor, proposal.attachmentId !== null)),
      save: (value, seen) => sendAgain(actor, id, value, seen),
    });
  return savedOrShown(form, {
    ...shared,
    checked: checkForm(form, correctionForm),
    kept: [],
    save: (value, seen) => sendAgain(actor, id, value, seen),
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
      {...{ back, draft, typed, formKey, defaults }}
      answered={actionData}
      fields={{ version: actionData?.version ?? loaderData.version }}
      before={overtaken ? <Overtaken {...overtaken} /> : notice}
      submit={state === "rejected" ? "Trimite din nou" : "Salvează"}
      busyLabel="Se trimite…"
      files
    >
      {view.isCorrection ? (
        <CorrectionFields />
      ) : (
        <DocumentFields file={file} kept={actionData?.kept ?? kept} sent={view.file?.name ?? null} />
      )}
    </PostPage>
  );
}
