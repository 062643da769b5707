import { now } from "~/platform/clock";
import { checkForm, refuse, refusedAnswer } from "~/platform/form/check-form.server";
import { newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { readableEmail } from "~/platform/language/host-name";
import { notFound, Refusal } from "~/platform/refusal";
import { LineField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { invitationForm } from "../forms";
import { RoleChoice } from "../parts/role-choice";
import type { Actor } from "../rules/actor";
import { INVITATION_DAYS } from "../rules/colleague";
import { colleaguesPath, toColleagues } from "../rules/places";
import { organisationPolicy } from "../rules/policy";
import { limitedAnswer } from "../signed-in/limits.server";
import { actorOf } from "../signed-in/request.server";
import { type Invited, inviteColleague } from "../verbs/invitation.server";
import type { Route } from "./+types/invitation-new.page";

function allowInviting(actor: Actor): void {
  if (!actor.organisation) throw notFound();
  organisationPolicy.allow("invite", actor, actor.organisation, now(), toColleagues(actor.role));
}

export function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  allowInviting(actor);
  return { back: colleaguesPath(actor.role), formKey: newFormKey() };
}

/** Speaks only about own colleagues and invitations: other accounts must not be revealed. */
const REFUSALS: Readonly<Record<Exclude<Invited, "sent">, string>> = {
  colleague: "Persoana cu această adresă lucrează deja în contul organizației",
  invited: "Adresa aceasta a fost deja invitată. Retrimiteți invitația din lista colegilor",
};

/** Thrown out of `once`, so that its key stays valid for the corrected form. */
class NotSent extends Error {
  readonly why: Exclude<Invited, "sent">;
  constructor(why: Exclude<Invited, "sent">) {
    super(why);
    this.why = why;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  allowInviting(actor);
  const form = await readForm(request);
  const checked = checkForm(form, invitationForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const { email, rol } = checked.value;
  try {
    const location = await once(form, actor.userId, async () => {
      const invited = await inviteColleague(actor, { email, membership: rol });
      if (invited !== "sent") throw new NotSent(invited);
      return colleaguesPath(actor.role);
    });
    const text = `Linkul din mesaj este valabil ${INVITATION_DAYS} zile.`;
    return goTo(location, { tone: "green", title: `Invitația a fost trimisă la ${readableEmail(email)}.`, text });
  } catch (error) {
    if (error instanceof NotSent) return refusedAnswer(refuse(form, { email: REFUSALS[error.why] }));
    if (error instanceof Refusal && error.status === 429) return limitedAnswer(form, error);
    throw error;
  }
}

export default function InvitationNew({ loaderData: { back, formKey }, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      heading="Invitați un coleg"
      answered={actionData}
      defaults={{ rol: "colleague" }}
      back={{ href: back, label: "Colegi" }}
      intro={`Primește prin e-mail un link valabil ${INVITATION_DAYS} zile, cu care intră în contul organizației. Fiecare are parola lui.`}
      formKey={formKey}
      submit="Trimite invitația"
      busyLabel="Se trimite…"
    >
      <LineField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="off"
        hint="Adresa de serviciu a colegului: invitația o poate accepta numai cine o citește."
      />
      <RoleChoice />
    </PostPage>
  );
}
