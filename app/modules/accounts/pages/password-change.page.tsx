import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { PostPage } from "~/ui/form/form-page";
import { passwordChangeForm } from "../forms";
import { NewPasswordFields } from "../parts/new-password-fields";
import { PasswordField } from "../parts/password-field";
import { securityPath } from "../rules/places";
import { deviceCookie } from "../session/known-device.server";
import { actorOf, fromOf, ownAddress, withCookies } from "../signed-in/request.server";
import { changePassword } from "../verbs/password.server";
import type { Route } from "./+types/password-change.page";
import { provenForm } from "./password-step.server";

export const loader = ({ context }: Route.LoaderArgs) => ownAddress(context);

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const owner = { email: actor.email, organisation: actor.organisation?.name ?? "" };
  const step = await provenForm(await readForm(request), actor, passwordChangeForm(owner), {
    prove: ({ parolaActuala, parola }) =>
      changePassword(actor, { current: parolaActuala, next: parola, ...fromOf(request, context) }),
    wrong: { parolaActuala: "Parola de acum nu este aceasta" },
  });
  if (!step.ok) return step.answer;
  const flash = {
    tone: "green",
    title: "Parola a fost schimbată.",
    text: "Celelalte sesiuni au fost închise.",
  } as const;
  return withCookies(goTo(securityPath(actor.role), flash), [
    step.proof.setCookie,
    await deviceCookie(request.headers.get("cookie") ?? "", actor.userId),
  ]);
}

export default function PasswordChangePage({ loaderData: { back, email }, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      heading="Schimbă parola"
      answered={actionData}
      back={{ href: back, label: "Securitate" }}
      submit="Salvează parola"
      busyLabel="Se salvează…"
      note="Sesiunile deschise pe alte dispozitive se închid."
    >
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField name="parolaActuala" label="Parola de acum" />
      <NewPasswordFields />
    </PostPage>
  );
}
