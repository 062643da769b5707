import { data } from "react-router";
import { now } from "~/platform/clock";
import { goTo } from "~/platform/http/go.server";
import { readableEmail } from "~/platform/language/host-name";
import { Facts } from "~/ui/fisa/fisa";
import { Gate } from "~/ui/gate/gate";
import { Head } from "~/ui/head/head";
import { ConfirmForm, LinkGone } from "../parts/mailed-link";
import { securityPath } from "../rules/places";
import { asAccountType, loginPath, onwardOf } from "../rules/sign-in-paths";
import { addressPurposes } from "../rules/token";
import { actorContext } from "../signed-in/actor-context";
import { linkFromAddress, unlessTooManyFail } from "../signed-in/limits.server";
import { fromOf } from "../signed-in/request.server";
import { openToken } from "../store/token.server";
import { confirmEmail } from "../verbs/email.server";
import type { Route } from "./+types/public-confirmation.page";

/** The address holds a secret token, so no other site gets it as referrer. With no-referrer the form's Origin would be "null". */
export const headers = () => ({ "referrer-policy": "same-origin" });
export const meta = () => [{ title: "Confirmarea adresei – PSP" }, { name: "robots", content: "noindex" }];

export async function loader({ params }: Route.LoaderArgs) {
  const link = await openToken(params.token, addressPurposes, now());
  if (!link) return data(null, { status: 410 });
  return data({ changes: link.purpose === "change-email", email: link.email, organisation: link.organisation });
}

/** Mail programs open links to scan them, so only the button uses the link. */
export async function action({ params, request, context, url }: Route.ActionArgs) {
  const attempt = [linkFromAddress, fromOf(request, context).address] as const;
  const { changed, person } = await unlessTooManyFail(attempt, () => confirmEmail(params.token));
  const actor = context.get(actorContext);
  if (changed) {
    const onward = actor ? securityPath(actor.role) : "/login";
    return goTo(onward, {
      tone: "green",
      title: "Adresa a fost schimbată.",
      text: "De acum vă conectați cu cea nouă.",
    });
  }
  const accountType = asAccountType(person.role.toLowerCase());
  return goTo(actor ? securityPath(actor.role) : loginPath(accountType, onwardOf(url.searchParams)), {
    tone: "green",
    title: "Adresa a fost confirmată.",
    text:
      person.membership === "applicant"
        ? "Cererea de acces a fost trimisă; când primește răspuns, vă anunțăm prin e-mail. După conectare o vedeți și o puteți retrage."
        : "Vă puteți conecta.",
  });
}

export default function ConfirmationPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <Gate>
        <LinkGone
          again={{ href: "/retrimite-confirmarea", label: "Trimite din nou linkul" }}
          used="Dacă ați confirmat deja adresa, vă puteți conecta."
        />
      </Gate>
    );
  }
  const { changes, email, organisation } = loaderData;
  return (
    <Gate>
      <Head heading={changes ? "Confirmați noua adresă" : "Confirmați adresa de e-mail"} />
      <Facts
        rows={[
          { term: "E-mail", detail: readableEmail(email) },
          ...(organisation ? [{ term: "Organizația", detail: organisation }] : []),
        ]}
      />
      <ConfirmForm>Confirmă adresa</ConfirmForm>
    </Gate>
  );
}
