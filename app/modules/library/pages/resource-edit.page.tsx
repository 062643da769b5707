import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { markdownOf } from "~/modules/writing/rules/body-markdown";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { now } from "~/platform/clock";
import { formOf } from "~/platform/form/check-form.server";
import { differencesOf } from "~/platform/form/differences";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { differencesIn, typedIn } from "~/platform/form/field-table.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { orNotFound } from "~/platform/refusal";
import { ResourceForm } from "../parts/resource-form";
import { basisText } from "../rules/act-lines";
import { MOST_FILES } from "../rules/files";
import { adminResourcePath } from "../rules/paths";
import { resourcePolicy } from "../rules/policy";
import { RESOURCE_FORM } from "../rules/resource-fields";
import { basisOf } from "../store/acts.server";
import { filesOf } from "../store/files.server";
import { administrators, type ResourceRecord, resourceById } from "../store/resources.server";
import { publishCorrection } from "../verbs/proposals.server";
import { editResource, versionOf } from "../verbs/resources.server";
import type { Route } from "./+types/resource-edit.page";
import { besideProposal, proposalIn, proposalOfDraft, readingOf } from "./accepted-proposal.server";
import { filesField, readResource } from "./resource-input.server";

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const named = await proposalIn(url.searchParams, actor);
  const resource = await resourceOf(params.id);
  resourcePolicy.allow("edit", actor, resource, now(), { href: adminResourcePath(resource.id), label: resource.title });
  const { draft, typed, version, formKey } = await draftOnPage(request, actor.userId);
  const had = await filesOf(resource.editionId);
  return {
    id: resource.id,
    title: resource.title,
    formKey,
    version: version ?? versionOf(resource),
    draft,
    typed,
    defaults: await typedOf(resource),
    kept:
      typed === null
        ? { body: { plain: markdownOf(bodyOf(resource.body)), html: resource.body, pictures: [] }, files: [] }
        : (await readResource(formOf(typed.values), { actor, had })).kept,
    files: {
      had: had.map(({ id, name, size }) => ({ id, name, size })),
      ...filesField(MOST_FILES),
    },
    administrators: await administrators(),
    proposal: readingOf(named ?? (await proposalOfDraft(typed, actor))),
  };
}

const resourceOf = async (id: string | undefined) => orNotFound(await resourceById(idFromPath(id)));

const typedOf = async (resource: ResourceRecord) =>
  typedIn(RESOURCE_FORM, { ...resource, basis: basisText(await basisOf(resource.editionId)) });

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const { id, editionId } = await resourceOf(params.id);
  const form = await readForm(request);
  const read = await proposalIn(form, actor);
  const sent = await readResource(form, { actor, had: await filesOf(editionId) });
  const { checked, reading } = besideProposal(form, read, sent.checked);
  const kept = { ...sent.kept, reading };
  return savedOrShown(form, {
    userId: actor.userId,
    checked,
    kept,
    save: (input, seen) =>
      read
        ? publishCorrection(actor, read.proposal.id, { resourceId: id, input, seen, read: read.seen })
        : editResource(actor, id, input, seen).then(() => null),
    stored: async ({ values }) => {
      const theirs = await resourceOf(id);
      const { ownerId, owner, deputyId, deputy, body } = theirs;
      const keepers = [
        { value: ownerId, label: owner },
        { value: deputyId ?? "", label: deputy ?? "" },
      ];
      const people = [...keepers, ...(await administrators())];
      return {
        version: versionOf(theirs),
        last: null,
        differences: [
          ...differencesIn(RESOURCE_FORM, await typedOf(theirs), values, { ownerId: people, deputyId: people }),
          ...differencesOf({ body: "Conținutul" }, { body: markdownOf(bodyOf(body)) }, { body: kept.body.plain }),
        ],
      };
    },
    back: adminResourcePath(id),
    done: (_value, isAccepted) => ({ tone: "green", title: "Documentul a fost salvat.", ...accepted(isAccepted) }),
  });
}

/** What is said of the correction beside which a document was saved. */
const accepted = (isAccepted: boolean | null) => {
  if (isAccepted === null) return {};
  return {
    text: isAccepted
      ? "Corectura este acceptată: autorul ei este anunțat."
      : "Textul nu s-a schimbat: corectura așteaptă în continuare.",
  };
};

export default function ResourceEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title } = loaderData;
  return (
    <ResourceForm
      heading="Editează documentul"
      back={{ href: adminResourcePath(id), label: title }}
      intro="Un text sau un fișier schimbat este o ediție nouă; cea de până acum rămâne la adresa ei. Verificarea nu se mută de la sine pe ediția nouă."
      view={loaderData}
      answered={actionData}
      submit="Salvează"
    />
  );
}
