import { data } from "react-router";
import { answersOf } from "~/platform/form/answers";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { forbidden, movedOn } from "~/platform/refusal";
import { joiningForm, SECRET } from "../forms";
import { limitedAnswer, linkFromAddress, overLimit } from "../limits.server";
import { InvitationCard, InvitationGone } from "../parts/invitation";
import { fromOf, withCookies } from "../request.server";
import { homeOfRole } from "../rules/actor";
import { deviceCookie } from "../session/known-device.server";
import { openSession } from "../session/session.server";
import { acceptInvitation, acceptWithNewAccount, INVITATION_GONE } from "../verbs/acceptance.server";
import type { Route } from "./+types/public-invitation.page";
import { invitationView, signedInOf } from "./invitation.server";

/** The address of this page is a secret: it goes to no other site. With no-referrer the form would come from origin "null". */
export const headers = () => ({ "referrer-policy": "same-origin" });
export const meta = () => [{ title: "Invitație – PSP" }, { name: "robots", content: "noindex" }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const view = await invitationView(params.token, context);
  return view ? data({ ...view, token: params.token }) : data(null, { status: 410 });
}

/** Mail programs open links to look at them: only the button uses this one up. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const view = await invitationView(params.token, context);
  if (!view) throw movedOn(INVITATION_GONE, { href: "/", label: "La prima pagină" });
  if (view.state === "another-account") {
    throw forbidden(`Invitația este pentru ${view.email}. Deconectați-vă, apoi deschideți din nou linkul.`);
  }
  const from = fromOf(request, context);
  const over = await overLimit([linkFromAddress, from.address]);
  if (view.state !== "open-account") {
    if (over) throw over;
    const { invitation } = await acceptInvitation({ token: params.token }, signedInOf(context));
    return goTo(homeOfRole(invitation.kind), welcome(invitation.organisation));
  }
  const checked = checkForm(form, joiningForm(view), SECRET);
  if (!checked.ok) return refusedAnswer(checked.refused);
  if (over) return limitedAnswer(form, over);
  const { nume, functia, telefon, parola } = checked.value;
  const joining = { name: nume, position: functia, phone: telefon, password: parola };
  const { userId, invitation } = await acceptWithNewAccount(params.token, joining);
  const { setCookie } = await openSession(userId, from);
  const cookies = [setCookie, await deviceCookie(request.headers.get("cookie") ?? "", userId)];
  return withCookies(goTo(homeOfRole(invitation.kind), welcome(invitation.organisation)), cookies);
}

const welcome = (organisation: string) =>
  ({ tone: "green", title: `De acum lucrați în contul ${organisation}.` }) as const;

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <InvitationGone />;
  return <InvitationCard {...loaderData} answers={answersOf(actionData?.refused)} />;
}
