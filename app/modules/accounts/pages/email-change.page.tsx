import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { readableEmail } from "~/platform/language/host-name";
import { LineField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { emailChangeForm } from "../forms";
import { PasswordField } from "../parts/password-field";
import { securityPath } from "../rules/places";
import { resendLimits } from "../signed-in/limits.server";
import { actorOf, ownAddress } from "../signed-in/request.server";
import { changeEmail } from "../verbs/email.server";
import type { Route } from "./+types/email-change.page";
import { provenForm } from "./password-step.server";

export const loader = ({ context }: Route.LoaderArgs) => ownAddress(context);

/** The answer is the same whether the new address is free or taken. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const step = await provenForm(await readForm(request), actor, emailChangeForm(actor.email), {
    prove: ({ email, parola }) => changeEmail(actor, parola, email),
    also: ({ email }) => [[resendLimits.ofAccount, email]],
  });
  if (!step.ok) return step.answer;
  return goTo(securityPath(actor.role), {
    tone: "blue",
    title: "Verificați noua adresă.",
    text: "V-am trimis acolo un link. Până îl folosiți, rămâne valabilă adresa de acum.",
  });
}

export default function EmailChangePage({ loaderData: { back, email }, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      heading="Schimbă adresa de e-mail"
      answered={actionData}
      back={{ href: back, label: "Securitate" }}
      intro={`Acum vă conectați cu ${readableEmail(email)}.`}
      submit="Trimite linkul"
      busyLabel="Se trimite…"
      note="Adresa se schimbă după ce folosiți linkul trimis la cea nouă."
    >
      <LineField name="email" label="Noua adresă de e-mail" type="email" autoComplete="email" />
      <PasswordField label="Parola contului" />
    </PostPage>
  );
}
