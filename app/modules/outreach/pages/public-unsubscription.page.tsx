import { data, Form } from "react-router";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { notFound, orNotFound } from "~/platform/refusal";
import { Button, ButtonLink } from "~/ui/button/button";
import { Head } from "~/ui/head/head";
import { Cluster } from "~/ui/layout/layout";
import { Unsubscribed } from "../parts/unsubscribed";
import { subscriberIdFromSeal, unsubscribe } from "../verbs/newsletter.server";
import type { Route } from "./+types/public-unsubscription.page";

/**
 * The address is a secret, so it is sent to no other site as referrer. `no-referrer` would make the form's origin
 * "null".
 */
export const headers = () => ({ "referrer-policy": "same-origin" });
export const meta = () => [{ title: "Dezabonare – PSP" }, { name: "robots", content: "noindex" }];

/**
 * Mail programs open links to scan them, so reading changes nothing. The e-mail address is not shown, because mails are
 * forwarded.
 */
export function loader({ params }: Route.LoaderArgs) {
  if (!subscriberIdFromSeal(params.token)) throw notFound();
  return null;
}

/** Submitted by our button, or by a mail program (RFC 8058), which follows no redirect. */
export async function action({ params, request }: Route.ActionArgs) {
  const subscriberId = orNotFound(subscriberIdFromSeal(params.token));
  const form = await readForm(request);
  await unsubscribe(subscriberId);
  const isOneClick = form.get("List-Unsubscribe") === "One-Click";
  return isOneClick ? data({ left: true }) : goTo("/abonare/dezabonat");
}

export default function UnsubscriptionPage({ actionData }: Route.ComponentProps) {
  if (actionData?.left) return <Unsubscribed />;
  return (
    <>
      <Head heading="Dezabonare de la newsletter" />
      <p>Adresa la care ați primit mesajul nu va mai primi newsletter-ul nostru.</p>
      <Form method="post" reloadDocument>
        <input type="hidden" name="pagina" value="dezabonare" />
        <Cluster>
          <Button variant="primary">Dezabonare</Button>
          <ButtonLink variant="quiet" href="/">
            Renunță
          </ButtonLink>
        </Cluster>
      </Form>
    </>
  );
}
