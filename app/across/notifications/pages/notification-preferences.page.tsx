import { Form } from "react-router";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { readableEmail } from "~/platform/language/host-name";
import { Button } from "~/ui/button/button";
import { FormActions } from "~/ui/form/form";
import { Head } from "~/ui/head/head";
import { Table } from "~/ui/table/table";
import { centreOf, groupsFor, isAlways, isMailOnly } from "../rules/notification";
import { preferencesOf } from "../store/preferences.server";
import { choosePreferences } from "../verbs/preferences.server";
import type { Route } from "./+types/notification-preferences.page";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const preferenceOf = await preferencesOf(actor.userId);
  const groups = groupsFor(actor.role).map(({ title, types }) => ({
    title,
    types: types.map(({ type, title: name, hint }) => {
      const { inApp, email } = preferenceOf(type);
      const kinds = { always: isAlways(type), mailOnly: isMailOnly(type) };
      return { type, name, hint: hint ?? null, ...kinds, inApp, email: email !== "off" };
    }),
  }));
  return { centre: centreOf(actor.role), email: actor.email, groups };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  await choosePreferences(actor, { inApp: form.getAll("inApp"), email: form.getAll("email") });
  const text = "Ce este marcat cu „întotdeauna” nu se poate opri.";
  return goTo(`${centreOf(actor.role)}/preferinte`, { tone: "green", title: "Preferințele au fost salvate.", text });
}

export const meta: Route.MetaFunction = () => [{ title: "Setări notificări – PSP" }];

export default function Preferences({ loaderData: { centre, email, groups } }: Route.ComponentProps) {
  return (
    <>
      <Head
        crumb={{ href: centre, label: "Notificări" }}
        heading="Setări notificări"
        facts={`E-mailurile ajung la ${readableEmail(email)}, cel mult unul pentru fiecare eveniment.`}
      />
      <Form method="post" className="card">
        <Table
          caption="Notificări, pe feluri"
          columns={[{ label: "Ce se întâmplă" }, { label: "În platformă" }, { label: "E-mail" }]}
        >
          {groups.map((group) => (
            <PreferenceRows key={group.title} group={group} />
          ))}
        </Table>
        <FormActions>
          <Button variant="primary">Salvează preferințele</Button>
        </FormActions>
      </Form>
    </>
  );
}

type Group = Route.ComponentProps["loaderData"]["groups"][number];
type Row = Group["types"][number];

/** The types of one group, each with its two boxes. */
function PreferenceRows({ group }: { group: Group }) {
  return (
    <>
      <tr>
        <th scope="colgroup" colSpan={3}>
          {group.title}
        </th>
      </tr>
      {group.types.map((row) => (
        <tr key={row.type}>
          <td>
            {row.name}
            {row.hint ? <span className="hint">{row.hint}</span> : null}
          </td>
          <Choice name="inApp" label="În platformă" checked={row.inApp} row={row} />
          <Choice name="email" label="E-mail" checked={row.email} row={row} />
        </tr>
      ))}
    </>
  );
}

type ChoiceProps = { name: "inApp" | "email"; label: string; checked: boolean; row: Row };

function Choice({ name, label, checked, row }: ChoiceProps) {
  if (row.always) return <td className="muted">întotdeauna</td>;
  if (row.mailOnly && name === "inApp") return <td className="muted">nu</td>;
  return (
    <td>
      <label className="choice choice--plain">
        <input type="checkbox" name={name} value={row.type} defaultChecked={checked} />
        <span className="vh">
          {label}: {row.name}
        </span>
      </label>
    </td>
  );
}
