import { Form, useNavigation } from "react-router";
import { answersOf } from "~/platform/form/answers";
import { checkForm, refuse, refusedAnswer } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { FormEnd } from "~/ui/form/form-end";
import { currentPasswordForm, newPassword } from "../forms";
import { deviceCookie } from "../known-device.server";
import { forget, limitedAnswer, overLimit, passwordOfPerson } from "../limits.server";
import { FormPage } from "../parts/form-page";
import { NewPasswordFields } from "../parts/new-password-fields";
import { PasswordField } from "../parts/password-field";
import { actorOf, fromOf, ownAddress, withCookies } from "../request.server";
import { securityPath } from "../rules/places";
import { changePassword } from "../verbs/password.server";
import type { Route } from "./+types/password-change.page";

const SECRET = ["parolaActuala", "parola", "confirmaParola"];

export const loader = ({ context }: Route.LoaderArgs) => ownAddress(context);

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  const owner = { email: actor.email, organisation: actor.organisation?.name ?? "" };
  const current = checkForm(form, currentPasswordForm, { secret: SECRET });
  const next = checkForm(form, newPassword(owner), { secret: SECRET });
  if (!current.ok || !next.ok) {
    const errors = { ...(current.ok ? {} : current.refused.errors), ...(next.ok ? {} : next.refused.errors) };
    return refusedAnswer(refuse(form, errors, { secret: SECRET }));
  }
  const over = await overLimit([passwordOfPerson, actor.userId]);
  if (over) return limitedAnswer(form, over, SECRET);
  const change = { current: current.value.parolaActuala, next: next.value.parola, ...fromOf(request, context) };
  const changed = await changePassword(actor, change);
  if (!changed)
    return refusedAnswer(refuse(form, { parolaActuala: "Parola de acum nu este aceasta" }, { secret: SECRET }));
  await forget([passwordOfPerson, actor.userId]);
  const flash = {
    tone: "green",
    title: "Parola a fost schimbată.",
    text: "Celelalte sesiuni au fost închise.",
  } as const;
  return withCookies(goTo(securityPath(actor.role), flash), [
    changed.setCookie,
    await deviceCookie(request.headers.get("cookie") ?? "", actor.userId),
  ]);
}

export default function PasswordChangePage({ loaderData: { back, email }, actionData }: Route.ComponentProps) {
  const answers = answersOf(actionData?.refused);
  const busy = useNavigation().state === "submitting";
  return (
    <FormPage heading="Schimbă parola" answers={answers} back={{ href: back, label: "Securitate" }}>
      <Form method="post" noValidate className="form">
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField answers={answers} name="parolaActuala" label="Parola de acum" />
        <NewPasswordFields answers={answers} />
        <FormEnd
          submit="Salvează parola"
          busy={busy}
          busyLabel="Se salvează…"
          cancel={back}
          note="Sesiunile deschise pe alte dispozitive se închid."
        />
      </Form>
    </FormPage>
  );
}
