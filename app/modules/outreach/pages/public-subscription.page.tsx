import { Form } from "react-router";
import { inConstantTime, limitedAnswer, overLimit } from "~/modules/accounts/signed-in/limits.server";
import { fromOf } from "~/modules/accounts/signed-in/request.server";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { pageMeta } from "~/platform/page-meta";
import { LineField } from "~/ui/field/answered-field";
import { FormEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { subscriptionForm } from "../forms";
import { subscriptionsFromAddress } from "../verbs/limits.server";
import { subscribe } from "../verbs/newsletter.server";
import type { Route } from "./+types/public-subscription.page";

const LONGER_THAN_ANY_WORK_MS = 200;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Newsletter",
    description: "Noutăți despre comunități, parteneri și oportunități, prin e-mail. Dezabonare cu un clic.",
    path: "/abonare",
    ownTitle: true,
  });

/** The same answer after the same time for every address, so that it does not reveal who is subscribed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const checked = checkForm(form, subscriptionForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const over = await overLimit([subscriptionsFromAddress, fromOf(request, context).address]);
  if (over) return limitedAnswer(form, over);
  const { email, source } = checked.value;
  await inConstantTime(LONGER_THAN_ANY_WORK_MS, () => subscribe(email, source));
  return goTo("/abonare/trimisa");
}

export default function SubscriptionPage({ actionData }: Route.ComponentProps) {
  return (
    <FormPage
      heading="Newsletter"
      answered={actionData}
      back={{ href: "/", label: "Prima pagină" }}
      intro="Noutăți despre comunități, parteneri și oportunități. Vă scriem numai când sunt noutăți."
    >
      <Form method="post" noValidate reloadDocument className="form">
        <input type="hidden" name="source" value={actionData?.refused.values.source ?? "landing"} />
        <LineField name="email" label="E-mail" type="email" autoComplete="email" />
        <FormEnd
          submit="Abonare"
          cancel={null}
          note={
            <>
              Vă cerem confirmarea prin e-mail. Vă puteți dezabona oricând, cu un clic. Ce facem cu adresa scrie în{" "}
              <a href="/confidentialitate">politica de confidențialitate</a>.
            </>
          }
        />
      </Form>
    </FormPage>
  );
}
