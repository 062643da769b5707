import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { draftOnPage } from "~/platform/form/draft.server";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { LineField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { verificationForm } from "../forms/resource";
import { adminResourcePath } from "../rules/paths";
import { resourcePolicy } from "../rules/policy";
import { PERIODS } from "../rules/vocabulary";
import { resourceById } from "../store/resources.server";
import { verifyResource } from "../verbs/resources.server";
import type { Route } from "./+types/resource-verification.page";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const resource = orNotFound(await resourceById(idFromPath(params.id)));
  const { id, title, number, months, verification } = resource;
  const back = { href: adminResourcePath(id), label: title };
  resourcePolicy.allow("verify", actor, resource, now(), back);
  return {
    back,
    number,
    period: PERIODS[months],
    /** The source of the last time, which is usually looked at again. */
    defaults: { source: verification?.source ?? "" },
    ...(await draftOnPage(request, actor.userId)),
  };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, verificationForm, {
    back: async ({ id }) => {
      orNotFound(await resourceById(id));
      return adminResourcePath(id);
    },
    done: { title: "Documentul este verificat." },
    work: ({ actor, id, value }) => verifyResource(actor, id, value),
  });

export default function ResourceVerification({ loaderData, actionData }: Route.ComponentProps) {
  const { back, number, period, defaults, formKey, draft, typed } = loaderData;
  return (
    <PostPage
      heading={`Verifică ediția ${number}`}
      back={back}
      intro={`Comparați textul cu sursa lui oficială, apoi scrieți care este ea. Documentul se reverifică după ${period}.`}
      answered={actionData}
      {...{ typed, defaults, formKey, draft }}
      fields={{ edition: String(number) }}
      submit="Confirmă verificarea"
      busyLabel="Se salvează…"
    >
      <LineField
        name="source"
        label="Față de ce ați verificat"
        type="url"
        inputMode="url"
        hint="Adresa textului oficial, de exemplu pagina actului din legislatie.just.ro."
      />
      <LineField
        name="sourceOn"
        label="Data textului de acolo"
        type="date"
        hint="Data formei consolidate sau a publicării."
      />
    </PostPage>
  );
}
