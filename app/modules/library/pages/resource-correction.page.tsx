import { redirect } from "react-router";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { checkForm } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { orNotFound } from "~/platform/refusal";
import { TableFields } from "~/ui/field/table-fields";
import { PostPage } from "~/ui/form/form-page";
import { newCorrectionForm } from "../forms/proposal";
import { proposalsPath } from "../rules/paths";
import { documentPage } from "../rules/policy";
import { CORRECTION } from "../rules/proposal-fields";
import { proposingPolicy } from "../rules/proposals";
import { ownCorrection } from "../store/proposals.server";
import { resourceById } from "../store/resources.server";
import { proposeCorrection, senderOf } from "../verbs/proposals.server";
import type { Route } from "./+types/resource-correction.page";
import { countProposal } from "./proposal-input.server";

async function corrected({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const actor = actorOf(context);
  const resource = orNotFound(await resourceById(idFromPath(params.id)));
  const back = { href: documentPage(actor, resource.id), label: resource.title };
  proposingPolicy.allow("correct", actor, resource, now(), back);
  return { actor, resource, back };
}

/** The form of a correction; one that waits already is changed on its own page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor, resource, back } = await corrected({ context, params });
  const waiting = await ownCorrection(resource.editionId, senderOf(actor));
  if (waiting) throw redirect(proposalsPath(actor.role, waiting.id));
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId);
  return { back, draft, typed, formKey, edition: String(resource.number) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor, resource, back } = await corrected({ context, params });
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: checkForm(form, newCorrectionForm),
    kept: null,
    count: () => countProposal(actor),
    save: (value) => proposeCorrection(actor, resource.id, value),
    stored: null,
    back: back.href,
    done: { tone: "green", title: "Corectura a fost trimisă.", text: "Vă anunțăm când se decide." },
  });
}

export default function ResourceCorrection({ loaderData, actionData }: Route.ComponentProps) {
  const { back, draft, typed, formKey, edition } = loaderData;
  return (
    <PostPage
      heading="Propuneți o corectură"
      intro={`Este despre ediția ${edition}. Ajunge la persoana care răspunde de document, cu numele dumneavoastră și al organizației. Nu o văd alte organizații.`}
      back={back}
      draft={draft}
      typed={typed}
      formKey={formKey}
      answered={actionData}
      fields={{ edition }}
      submit="Trimite corectura"
      busyLabel="Se trimite…"
    >
      <TableFields table={CORRECTION} />
    </PostPage>
  );
}
