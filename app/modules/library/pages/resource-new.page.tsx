import { adminOf } from "~/modules/accounts/http/request.server";
import { formOf } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { readForm } from "~/platform/form/read-form.server";
import { ResourceForm } from "../parts/resource-form";
import { MOST_FILES } from "../rules/files";
import { ADMIN_LIBRARY, adminResourcePath } from "../rules/paths";
import { administrators } from "../store/resources.server";
import { createResource } from "../verbs/resources.server";
import type { Route } from "./+types/resource-new.page";
import { filesField, NOTHING_WRITTEN, readResource } from "./resource-input.server";

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId);
  return {
    formKey,
    version: null,
    draft,
    typed,
    defaults: { ownerId: actor.userId, months: "12" },
    kept: typed === null ? NOTHING_WRITTEN : (await readResource(formOf(typed.values), { actor })).kept,
    files: { had: [], ...filesField(MOST_FILES) },
    administrators: await administrators(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const form = await readForm(request);
  const { checked, kept } = await readResource(form, { actor });
  return savedOrShown(form, {
    userId: actor.userId,
    ...{ checked, kept },
    save: (value) => createResource(actor, value),
    stored: null,
    back: adminResourcePath,
    done: {
      tone: "green",
      title: "Documentul a fost publicat.",
      text: "Este neverificat până îl comparați cu sursa lui.",
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
