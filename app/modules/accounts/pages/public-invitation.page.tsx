import { data, Form } from "react-router";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { readableEmail } from "~/platform/language/host-name";
import { spareTry } from "~/platform/rate-limit/rate-limit.server";
import { forbidden, movedOn } from "~/platform/refusal";
import { Button, ButtonLink } from "~/ui/button/button";
import { LineField } from "~/ui/field/answered-field";
import { Facts } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { Pair } from "~/ui/form/form";
import { FormEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { PostButton } from "~/ui/form/post-button";
import { Gate } from "~/ui/gate/gate";
import { Head } from "~/ui/head/head";
import { Cluster, Stack } from "~/ui/layout/layout";
import { joiningForm, SECRET } from "../forms";
import { NewPasswordFields } from "../parts/new-password-fields";
import { homeOfRole } from "../rules/actor";
import { invitationPath } from "../rules/places";
import { loginPath, resetPath, signOutPath } from "../rules/sign-in-paths";
import { TERMS_VERSION_WORDS } from "../rules/terms";
import { deviceCookie } from "../session/known-device.server";
import { openSession } from "../session/session.server";
import { limitedAnswer, linkFromAddress, overLimit, unlessTooManyFail } from "../signed-in/limits.server";
import { fromOf, withCookies } from "../signed-in/request.server";
import { acceptInvitation, acceptWithNewAccount, INVITATION_GONE } from "../verbs/acceptance.server";
import type { Route } from "./+types/public-invitation.page";
import { invitationView, signedInOf } from "./invitation.server";

/** The address holds a secret token, so no other site gets it as referrer. With no-referrer the form's Origin would be "null". */
export const headers = () => ({ "referrer-policy": "same-origin" });
export const meta = () => [{ title: "Invitație – PSP" }, { name: "robots", content: "noindex" }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const view = await invitationView(params.token, context);
  return view ? data({ ...view, token: params.token }) : data(null, { status: 410 });
}

/** Mail programs open links to scan them, so only the button uses the link. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const view = await invitationView(params.token, context);
  if (!view) throw movedOn(INVITATION_GONE, { href: "/", label: "La prima pagină" });
  if (view.state === "another-account") {
    throw forbidden(
      `Invitația este pentru ${readableEmail(view.email)}. Deconectați-vă, apoi deschideți din nou linkul.`,
    );
  }
  const from = fromOf(request, context);
  const attempt = [linkFromAddress, from.address] as const;
  if (view.state !== "open-account") {
    const accept = () => acceptInvitation({ token: params.token }, signedInOf(context));
    const { invitation } = await unlessTooManyFail(attempt, accept);
    return goTo(homeOfRole(invitation.kind), welcome(invitation.organisation));
  }
  const checked = checkForm(form, joiningForm(view), SECRET);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const over = await overLimit(attempt);
  if (over) return limitedAnswer(form, over);
  const { nume, functia, telefon, parola } = checked.value;
  const joining = { name: nume, position: functia, phone: telefon, password: parola };
  const { userId, invitation } = await acceptWithNewAccount(params.token, joining);
  await spareTry(...attempt);
  const { setCookie } = await openSession(userId, from);
  const cookies = [setCookie, await deviceCookie(request.headers.get("cookie") ?? "", userId)];
  return withCookies(goTo(homeOfRole(invitation.kind), welcome(invitation.organisation)), cookies);
}

const welcome = (organisation: string) =>
  ({ tone: "green", title: `De acum lucrați în contul ${organisation}.` }) as const;

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <InvitationGone />;
  return <InvitationCard {...loaderData} answered={actionData} />;
}

type Shown = NonNullable<Route.ComponentProps["loaderData"]> & { answered: Route.ComponentProps["actionData"] };

function InvitationCard(props: Shown) {
  const { token, email, organisation, inviter, role, may, until, answered } = props;
  return (
    <FormPage heading={`Invitație în contul ${organisation}`} answered={answered}>
      <Facts
        rows={[
          { term: "Vă invită", detail: inviter },
          { term: "Organizația", detail: organisation },
          { term: "Rolul", detail: `${role}. ${may}` },
          { term: "E-mail", detail: readableEmail(email) },
          { term: "Valabilă până", detail: until },
        ]}
      />
      <WhatToDo {...props} />
      {props.state === "already" ? null : (
        <PostButton variant="quiet" action={`${invitationPath(token)}/refuz`}>
          Refuză invitația
        </PostButton>
      )}
    </FormPage>
  );
}

function WhatToDo(props: Shown) {
  const { token, email, organisation, state, signedIn } = props;
  switch (state) {
    case "open-account":
      return <AccountForm {...props} />;
    case "sign-in":
      return signedIn ? <Accept /> : <SignInFirst token={token} email={email} />;
    case "already":
      return (
        <Notice action={<ButtonLink href={signedIn?.home ?? "/login"}>Deschide contul</ButtonLink>}>
          {`Lucrați deja în contul ${organisation}.`}
        </Notice>
      );
    case "elsewhere":
      return <Elsewhere {...props} />;
    case "another-account":
      return <AnotherAccount token={token} email={email} signedIn={signedIn?.email ?? ""} />;
    case "suspended-organisation":
      return (
        <Notice tone="yellow">
          Contul organizației este suspendat, așa că nu poate primi colegi acum. Invitația rămâne valabilă până la data
          de mai sus.
        </Notice>
      );
    default:
      return (
        <Notice tone="yellow">
          Contul acestei adrese nu poate lucra pentru o organizație. Pentru a accepta, cereți invitația pe altă adresă
          sau scrieți la <a href="/support">suport</a>.
        </Notice>
      );
  }
}

/** The hidden address is for password managers; the server uses the invitation's. */
function AccountForm({ email, organisation, unconfirmedOrganisation }: Shown) {
  return (
    <Form method="post" noValidate reloadDocument className="form">
      {unconfirmedOrganisation === null ? null : (
        <Notice tone="yellow">
          {`Cu adresa aceasta a fost începută înregistrarea organizației ${unconfirmedOrganisation}, neconfirmată până acum. Dacă acceptați invitația, adresa lucrează pentru ${organisation}, iar înregistrarea aceea rămâne fără titular: cine are nevoie de ea cere apoi acces cu CUI-ul ei.`}
        </Notice>
      )}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Pair>
        <LineField name="nume" label="Numele" autoComplete="name" />
        <LineField name="functia" label="Funcția" autoComplete="organization-title" />
      </Pair>
      <LineField name="telefon" label="Telefon" type="tel" autoComplete="tel" figures />
      <NewPasswordFields label="Parola" />
      <FormEnd
        submit="Acceptă invitația"
        cancel={null}
        note={
          <>
            Acceptând invitația, acceptați <a href="/termeni">termenii</a> în {TERMS_VERSION_WORDS}.
          </>
        }
      />
    </Form>
  );
}

function Accept() {
  return (
    <Form method="post" reloadDocument>
      <Button variant="primary">Acceptă invitația</Button>
    </Form>
  );
}

function SignInFirst({ token, email }: { token: string; email: string }) {
  const here = invitationPath(token);
  return (
    <Stack>
      <p>{`Adresa ${readableEmail(email)} are deja un cont PSP. Conectați-vă cu el și acceptați invitația.`}</p>
      <Cluster>
        <ButtonLink variant="primary" href={loginPath("uat", here)}>
          Conectare
        </ButtonLink>
        <ButtonLink variant="quiet" href={resetPath(here)}>
          Am uitat parola
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}

function Elsewhere({ token, email, signedIn }: Shown) {
  return (
    <Stack>
      <Notice tone="yellow">
        {`Contul cu adresa ${readableEmail(email)} este al altei organizații. Un cont lucrează pentru o singură organizație: părăsiți-o întâi pe aceea (dacă sunteți singurul ei titular, predați întâi contul unui coleg), apoi deschideți din nou invitația. Sau cereți invitația pe altă adresă.`}
      </Notice>
      <div>
        {signedIn ? (
          <ButtonLink href={`${signedIn.home}#colegi`}>Deschide contul organizației</ButtonLink>
        ) : (
          <ButtonLink href={loginPath("uat", invitationPath(token))}>Conectare</ButtonLink>
        )}
      </div>
    </Stack>
  );
}

function AnotherAccount({ token, email, signedIn }: { token: string; email: string; signedIn: string }) {
  return (
    <Notice
      tone="yellow"
      action={
        <PostButton small action={signOutPath(invitationPath(token))} reloadDocument>
          Deconectare
        </PostButton>
      }
    >
      {`Invitația este pentru ${readableEmail(email)}, iar dumneavoastră sunteți conectat ca ${readableEmail(signedIn)}. După ce vă deconectați reveniți la invitație.`}
    </Notice>
  );
}

/** Shown for a link that is unknown, used, withdrawn or expired, without saying which. */
function InvitationGone() {
  return (
    <Gate>
      <Head heading="Invitația nu mai este valabilă" />
      <p>
        A fost folosită, retrasă sau a expirat. Dacă ați acceptat-o deja, conectați-vă; altfel cereți alta celui care
        v-a invitat.
      </p>
      <div>
        <ButtonLink variant="primary" href="/login">
          Conectare
        </ButtonLink>
      </div>
    </Gate>
  );
}
