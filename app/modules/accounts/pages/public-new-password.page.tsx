import { data, Form } from "react-router";
import { now } from "~/platform/clock";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { readableEmail } from "~/platform/language/host-name";
import { movedOn } from "~/platform/refusal";
import { FormEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { Gate } from "~/ui/gate/gate";
import { newPassword, SECRET } from "../forms";
import { LinkGone } from "../parts/mailed-link";
import { NewPasswordFields } from "../parts/new-password-fields";
import { loginPath, onwardOf } from "../rules/sign-in-paths";
import { passwordPurposes } from "../rules/token";
import { clearedCookies } from "../session/cookies.server";
import { deviceCookie, knownDevice } from "../session/known-device.server";
import { forget, forgetSignInAttempts, passwordOfPerson } from "../signed-in/limits.server";
import { fromOf, withCookies } from "../signed-in/request.server";
import type { Person } from "../store/person.server";
import { openToken } from "../store/token.server";
import { LINK_GONE } from "../verbs/address.server";
import { resetPassword } from "../verbs/password.server";
import type { Route } from "./+types/public-new-password.page";

/** The address holds a secret token, so no other site gets it as referrer. With no-referrer the form's Origin would be "null". */
export const headers = () => ({ "referrer-policy": "same-origin" });
export const meta = () => [{ name: "robots", content: "noindex" }];

export async function loader({ params }: Route.LoaderArgs) {
  const link = await openToken(params.token, passwordPurposes, now());
  return link ? data({ email: link.email }) : data(null, { status: 410 });
}

export async function action({ params, request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const link = await openToken(params.token, passwordPurposes, now());
  if (!link) throw movedOn(LINK_GONE, { href: "/parola-uitata", label: "Cere alt link" });
  const owner = { email: link.email, organisation: link.organisation ?? "" };
  const checked = checkForm(form, newPassword(owner), SECRET);
  if (!checked.ok) return refusedAnswer(checked.refused);
  // the link is right, so nothing that others tried on this connection refuses it
  const person = await resetPassword(params.token, checked.value.parola);
  const door = link.purpose === "set-password" ? "/admin-login" : loginPath(null, onwardOf(url.searchParams));
  const answer = goTo(door, { tone: "green", title: "Parola a fost schimbată.", text: "Conectați-vă cu cea nouă." });
  return withCookies(answer, [...clearedCookies(), await proved(person, request, context)]);
}

/** Resets the owner's counters and makes this browser a known one; returns its cookie. */
async function proved({ id, email }: Person, request: Request, context: Route.ActionArgs["context"]): Promise<string> {
  const cookies = request.headers.get("cookie") ?? "";
  const { address } = fromOf(request, context);
  await forgetSignInAttempts({ account: email, address, device: await knownDevice(cookies, { userId: id }) });
  await forget([passwordOfPerson, id]);
  return deviceCookie(cookies, id);
}

export default function NewPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <>
        <title>Linkul nu mai este valabil – PSP</title>
        <Gate>
          <LinkGone again={{ href: "/parola-uitata", label: "Cere alt link" }} />
        </Gate>
      </>
    );
  return (
    <Gate>
      <FormPage
        heading="Alegeți o parolă nouă"
        answered={actionData}
        intro={`Pentru contul ${readableEmail(loaderData.email)}.`}
      >
        <Form method="post" noValidate reloadDocument className="form">
          <input type="hidden" name="username" autoComplete="username" value={loaderData.email} />
          <NewPasswordFields />
          <FormEnd submit="Salvează parola" cancel={null} note="Sesiunile deschise pe alte dispozitive se închid." />
        </Form>
      </FormPage>
    </Gate>
  );
}
