import { data } from "react-router";
import { ConfirmForm } from "~/modules/accounts/parts/mailed-link";
import { linkFromAddress, unlessTooManyFail } from "~/modules/accounts/signed-in/limits.server";
import { fromOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { goTo } from "~/platform/http/go.server";
import { readableEmail } from "~/platform/language/host-name";
import { ButtonLink } from "~/ui/button/button";
import { Facts } from "~/ui/fisa/fisa";
import { Head } from "~/ui/head/head";
import { Cluster } from "~/ui/layout/layout";
import { subscriberByConfirmationLink } from "../store/newsletter.server";
import { confirmByToken } from "../verbs/newsletter.server";
import type { Route } from "./+types/public-subscription-confirmation.page";

/**
 * The address is a secret, so it is sent to no other site as referrer. `no-referrer` would make the form's origin
 * "null".
 */
export const headers = () => ({ "referrer-policy": "same-origin" });
export const meta = () => [{ title: "Confirmarea abonării – PSP" }, { name: "robots", content: "noindex" }];

export async function loader({ params }: Route.LoaderArgs) {
  const subscriber = await subscriberByConfirmationLink(params.token, now());
  return subscriber ? data(subscriber) : data(null, { status: 410 });
}

/** Mail programs open links to scan them, so only the button uses the link up. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const attempt = [linkFromAddress, fromOf(request, context).address] as const;
  await unlessTooManyFail(attempt, () => confirmByToken(params.token));
  return goTo("/abonare/confirmata");
}

export default function SubscriptionConfirmationPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <>
        <Head heading="Linkul nu mai este valabil" />
        <p>
          A fost folosit, a expirat sau nu este întreg. Dacă ați confirmat deja abonarea, nu mai este nimic de făcut.
        </p>
        <Cluster>
          <ButtonLink variant="primary" href="/abonare">
            Cere alt link
          </ButtonLink>
          <ButtonLink href="/">Prima pagină</ButtonLink>
        </Cluster>
      </>
    );
  }
  return (
    <>
      <Head heading="Confirmați abonarea la newsletter" />
      <Facts rows={[{ term: "E-mail", detail: readableEmail(loaderData.email) }]} />
      <ConfirmForm reloadDocument>Confirmă abonarea</ConfirmForm>
    </>
  );
}
