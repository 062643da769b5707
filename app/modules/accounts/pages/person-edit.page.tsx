import { draftOnPage } from "~/platform/form/draft.server";
import { orNotFound } from "~/platform/refusal";
import { formatPhone } from "~/platform/romania/phone";
import { LineField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { personForm } from "../forms";
import { takeForm } from "../http/posted-step.server";
import { actorOf } from "../http/request.server";
import { accountLabel, accountPath } from "../rules/places";
import { personById } from "../store/person.server";
import { editPerson } from "../verbs/organisation.server";
import type { Route } from "./+types/person-edit.page";

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const person = orNotFound(await personById(actor.userId));
  const values = { nume: person.name, functia: person.position, telefon: person.phone && formatPhone(person.phone) };
  const back = { href: accountPath(actor.role), label: accountLabel(actor.role) };
  return { back, values, ...(await draftOnPage(request, actor.userId)) };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, personForm, {
    back: ({ actor }) => accountPath(actor.role),
    done: { title: "Datele au fost salvate." },
    work: ({ actor, value: { nume, functia, telefon } }) =>
      editPerson(actor, { name: nume, position: functia, phone: telefon }),
  });

export default function PersonEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { back, values, formKey, draft, typed } = loaderData;
  return (
    <PostPage
      heading="Datele mele"
      typed={typed}
      defaults={values}
      answered={actionData}
      back={back}
      formKey={formKey}
      draft={draft}
      submit="Salvează"
      busyLabel="Se salvează…"
    >
      <LineField name="nume" label="Numele" autoComplete="name" />
      <LineField name="functia" label="Funcția" optional autoComplete="organization-title" />
      <LineField name="telefon" label="Telefon" optional type="tel" autoComplete="tel" figures />
    </PostPage>
  );
}
