import { Form } from "react-router";
import { answersOf } from "~/platform/form/answers";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { Button, ButtonLink } from "~/ui/button/button";
import { FormActions } from "~/ui/form/form";
import { addressForm } from "../forms";
import { limitedAnswer, overLimit, resetFromAddress, resetOfAccount } from "../limits.server";
import { TextField } from "../parts/fields";
import { FormPage } from "../parts/form-page";
import { fromOf } from "../request.server";
import { steady } from "../steady.server";
import { requestReset } from "../verbs/password.server";
import type { Route } from "./+types/public-reset-request.page";

const LONGER_THAN_ANY_WORK_MS = 200;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const checked = checkForm(form, addressForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const { email } = checked.value;
  const over = await overLimit([resetFromAddress, fromOf(request, context).address], [resetOfAccount, email]);
  if (over) return limitedAnswer(form, over, []);
  await steady(LONGER_THAN_ANY_WORK_MS, () => requestReset(email));
  return goTo("/parola-uitata/trimis");
}

export default function ResetRequestPage({ actionData }: Route.ComponentProps) {
  const answers = answersOf(actionData?.refused);
  return (
    <FormPage
      heading="Am uitat parola"
      answers={answers}
      back={{ href: "/login", label: "Conectare" }}
      intro="Vă trimitem un link cu care alegeți o parolă nouă."
    >
      <Form method="post" noValidate className="form">
        <TextField answers={answers} name="email" label="E-mail" type="email" autoComplete="username" />
        <FormActions>
          <Button variant="primary">Trimite linkul</Button>
          <ButtonLink variant="quiet" href="/login">
            Renunță
          </ButtonLink>
        </FormActions>
      </Form>
    </FormPage>
  );
}
