import type { Actor } from "~/modules/accounts/rules/actor";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import type { RefusedForm } from "~/platform/form/answers";
import { formOf } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { readForm } from "~/platform/form/read-form.server";
import { pick } from "~/platform/pick";
import { ResourceForm } from "../parts/resource-form";
import { MOST_FILES } from "../rules/files";
import { ADMIN_LIBRARY, adminResourcePath } from "../rules/paths";
import { administrators } from "../store/resources.server";
import { publishProposal } from "../verbs/proposals.server";
import { createResource } from "../verbs/resources.server";
import type { Route } from "./+types/resource-new.page";
import { besideProposal, proposalIn, proposalOfDraft, readingOf } from "./accepted-proposal.server";
import { filesField, NOTHING_WRITTEN, readResource } from "./resource-input.server";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const named = await proposalIn(url.searchParams, actor);
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId);
  const read = named ?? (await proposalOfDraft(typed, actor));
  const proposal = read?.proposal;
  return {
    formKey,
    version: null,
    draft,
    typed,
    defaults: {
      ownerId: actor.userId,
      months: "12",
      ...(proposal ? pick(proposal, "title", "category", "summary", "basis") : {}),
    },
    kept: await keptOf(typed?.values ?? (proposal ? { body: proposal.body, bodyForm: "plain" } : null), actor),
    proposal: readingOf(read),
    files: { had: [], ...filesField(MOST_FILES) },
    administrators: await administrators(),
  };
}

const keptOf = async (values: RefusedForm["values"] | null, actor: Actor) =>
  values === null ? NOTHING_WRITTEN : (await readResource(formOf(values), { actor })).kept;

export async function action({ context, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const form = await readForm(request);
  const read = await proposalIn(form, actor);
  const sent = await readResource(form, { actor, hasFile: read?.proposal.attachmentId != null });
  const { checked, reading } = besideProposal(form, read, sent.checked);
  return savedOrShown(form, {
    userId: actor.userId,
    checked,
    kept: { ...sent.kept, reading },
    save: (value) => (read ? publishProposal(actor, read.proposal.id, value, read.seen) : createResource(actor, value)),
    stored: null,
    back: adminResourcePath,
    done: {
      tone: "green",
      title: "Documentul a fost publicat.",
      text: `Este neverificat până îl comparați cu sursa lui.${read ? " Autorul propunerii este anunțat." : ""}`,
    },
  });
}

export default function ResourceNewPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ResourceForm
      heading="Document nou"
      back={{ href: ADMIN_LIBRARY, label: "Bibliotecă" }}
      view={loaderData}
      answered={actionData}
      submit="Publică"
      note="Îl citesc imediat toate autoritățile înscrise."
    />
  );
}
