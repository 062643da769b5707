import { data, Form } from "react-router";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { orNotFound } from "~/platform/refusal";
import { Button } from "~/ui/button/button";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { Notice } from "~/ui/flash/flash";
import { FormActions } from "~/ui/form/form";
import { Head } from "~/ui/head/head";
import { groupsFor, isAlways, mailPreferencesPath, type NotificationType, titleOf } from "../rules/notification";
import { preferencesOf } from "../store/preferences.server";
import { choosePreferences, mailedByLink, stopMails } from "../verbs/preferences.server";
import type { Route } from "./+types/public-mail-preferences.page";

/** The address is a secret, so it is sent to no other site as referrer. */
export const headers = () => ({ "referrer-policy": "same-origin" });
export const meta = () => [{ title: "Setări notificări pe e-mail – PSP" }, { name: "robots", content: "noindex" }];

async function mailed(token: string) {
  const found = orNotFound(await mailedByLink(token));
  return found;
}

/** Mail programs open links to scan them, so reading changes nothing. Nobody's name is shown, because mails are forwarded. */
export async function loader({ params }: Route.LoaderArgs) {
  const { userId, role, type } = await mailed(params.token);
  const preferenceOf = await preferencesOf(userId);
  const isMailed = (one: NotificationType) => preferenceOf(one).email !== "off";
  const types = groupsFor(role).flatMap((group) => group.types);
  const choices = types.filter((one) => !isAlways(one.type)).map((one) => ({ value: one.type, label: one.title }));
  return {
    kind: { name: titleOf(type), mailed: isMailed(type) },
    choices,
    chosen: choices.map(({ value }) => value).filter(isMailed),
    always: types.filter((one) => isAlways(one.type) && isMailed(one.type)).map((one) => one.title),
  };
}

/** Sent by a button of ours, or by a mail program (RFC 8058), which follows no redirect. */
export async function action({ params, request }: Route.ActionArgs) {
  const person = await mailed(params.token);
  const form = await readForm(request);
  const isOneClick = form.get("List-Unsubscribe") === "One-Click";
  if (isOneClick || form.has("oprire")) await stopMails(person.userId, person.type);
  else await choosePreferences(person, { email: form.getAll("email") });
  if (isOneClick) return data({ stopped: true });
  const title = form.has("oprire") ? "Nu vă mai trimitem aceste e-mailuri." : "Preferințele au fost salvate.";
  return goTo(mailPreferencesPath(params.token), { tone: "green", title, text: "Notificările din cont rămân." });
}

/** The choice of mails without signing in. */
export default function MailPreferences({ loaderData: { kind, choices, chosen, always } }: Route.ComponentProps) {
  return (
    <>
      <Head heading="Setări notificări pe e-mail" facts="Alegeți aici, fără conectare. Notificările din cont rămân." />
      {kind.mailed ? (
        <Form method="post" reloadDocument className="card stack">
          <h2>{kind.name}</h2>
          <p>De acest fel este mesajul din care ați venit.</p>
          <input type="hidden" name="oprire" value="da" />
          <FormActions>
            <Button variant="primary">Oprește aceste e-mailuri</Button>
          </FormActions>
        </Form>
      ) : (
        <Notice tone="blue">
          <p>Nu primiți e-mailuri despre: {kind.name}. Le puteți reporni mai jos.</p>
        </Notice>
      )}
      <Form method="post" reloadDocument className="card stack">
        <ChoiceGroup
          name="email"
          legend="Toate e-mailurile"
          choose="many"
          look="plain"
          choices={choices}
          chosen={chosen}
        />
        {always.length > 0 ? <p className="muted">Primiți întotdeauna: {always.join("; ")}.</p> : null}
        <FormActions>
          <Button>Salvează preferințele</Button>
        </FormActions>
      </Form>
    </>
  );
}
