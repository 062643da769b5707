import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { lowered } from "~/platform/language/text";
import { orNotFound } from "~/platform/refusal";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { PostPage } from "~/ui/form/form-page";
import { personRoleForm } from "../forms";
import { PasswordField } from "../parts/password-field";
import { PERSON_ROLES, personRoleOf, rolesFor } from "../rules/person-role";
import { PEOPLE } from "../rules/places";
import { personPolicy } from "../rules/policy";
import { adminOf } from "../signed-in/request.server";
import { organisationById } from "../store/organisation.server";
import { isLastOwner, personById } from "../store/person.server";
import { changePersonRole } from "../verbs/admin.server";
import type { Route } from "./+types/person-role.page";
import { passwordStep } from "./password-step.server";

/** The person whose role may change now: it is refused before the password is asked. */
async function personAt({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const actor = adminOf(context);
  const person = orNotFound(await personById(idFromPath(params.id)));
  const subject = { ...person, isLastOwner: await isLastOwner(person) };
  personPolicy.allow("changeRole", actor, subject, now(), { href: PEOPLE, label: "La persoane" });
  return { actor, person };
}

export async function loader(asked: Route.LoaderArgs) {
  const { actor, person } = await personAt(asked);
  const organisation = person.organisationId ? await organisationById(person.organisationId) : null;
  return {
    name: person.name,
    about: [person.email, organisation?.name ?? "fără organizație"].join(" · "),
    role: personRoleOf(person),
    roles: rolesFor(person).map((value) => ({
      value,
      label: PERSON_ROLES[value].label,
      hint: PERSON_ROLES[value].may,
    })),
    email: actor.email,
  };
}

export async function action(asked: Route.ActionArgs) {
  const { actor, person } = await personAt(asked);
  const proven = await passwordStep(await readForm(asked.request), actor, personRoleForm(rolesFor(person)));
  if (!proven.ok) return proven.answer;
  const { rol } = proven.value;
  if (rol === personRoleOf(person)) return goTo(PEOPLE, { tone: "blue", title: "Rolul a rămas același." });
  const { name } = await changePersonRole(actor, person.id, rol);
  const role = lowered(PERSON_ROLES[rol].label);
  const text = `${name} este acum ${role}. Sesiunile deschise ale persoanei au fost închise.`;
  return goTo(PEOPLE, { tone: "green", title: "Rolul a fost schimbat.", text });
}

export default function PersonRolePage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, about, role, roles, email } = loaderData;
  return (
    <PostPage
      heading={`Ce rol are ${name}?`}
      intro={about}
      answered={actionData}
      defaults={{ rol: role }}
      back={{ href: PEOPLE, label: "Persoane" }}
      submit="Salvează rolul"
      busyLabel="Se salvează…"
      note="Sesiunile deschise ale persoanei se închid. La următoarea conectare are rolul ales."
    >
      <ChoiceGroup name="rol" legend="Rolul" choose="one" choices={roles} />
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField label="Parola contului dumneavoastră" />
    </PostPage>
  );
}
