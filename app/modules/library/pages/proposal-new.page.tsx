import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { readForm } from "~/platform/form/read-form.server";
import { PostPage } from "~/ui/form/form-page";
import { DocumentFields } from "../parts/proposal-fields";
import { proposalsPath } from "../rules/paths";
import { NO_DOCUMENT, proposingPolicy } from "../rules/proposals";
import { proposeDocument } from "../verbs/proposals.server";
import type { Route } from "./+types/proposal-new.page";
import { countProposal, fileField, readDocument, typedFile } from "./proposal-input.server";

function proposer({ context }: Pick<Route.LoaderArgs, "context">) {
  const actor = actorOf(context);
  const back = { href: proposalsPath(actor.role), label: "Propunerile mele" };
  proposingPolicy.allow("propose", actor, NO_DOCUMENT, now(), back);
  return { actor, back };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, back } = proposer({ context });
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId);
  return { back, draft, typed, formKey, file: fileField(), kept: await typedFile(typed, actor) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor, back } = proposer({ context }); // before its file is stored
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    ...(await readDocument(form, actor, false)),
    count: () => countProposal(actor),
    save: (value) => proposeDocument(actor, value),
    stored: null,
    back: back.href,
    done: { tone: "green", title: "Propunerea a fost trimisă.", text: "Vă anunțăm când se decide." },
  });
}

export default function ProposalNew({ loaderData, actionData }: Route.ComponentProps) {
  const { back, draft, typed, formKey, file, kept } = loaderData;
  return (
    <PostPage
      heading="Propuneți un document"
      intro="Îl citește un administrator al bibliotecii. Dacă îl acceptă, îl pregătește și îl publică; dacă nu, primiți motivul și îl puteți trimite din nou."
      back={back}
      draft={draft}
      typed={typed}
      formKey={formKey}
      answered={actionData}
      submit="Trimite propunerea"
      busyLabel="Se trimite…"
      files
    >
      <DocumentFields file={file} kept={actionData?.kept ?? kept} />
    </PostPage>
  );
}
