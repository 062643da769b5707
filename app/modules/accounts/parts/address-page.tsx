import { Form } from "react-router";
import type { Answers } from "~/platform/form/answers";
import { LineField } from "~/ui/field/answered-field";
import { FormEnd } from "~/ui/form/form-end";
import { FormPage } from "./form-page";

type Props = { heading: string; intro: string; answers: Answers };

/** Asks for the address to which a link is mailed. */
export function AddressPage({ heading, intro, answers }: Props) {
  return (
    <FormPage heading={heading} answers={answers} back={{ href: "/login", label: "Conectare" }} intro={intro}>
      <Form method="post" noValidate className="form">
        <LineField answers={answers} name="email" label="E-mail" type="email" autoComplete="username" />
        <FormEnd submit="Trimite linkul" cancel="/login" />
      </Form>
    </FormPage>
  );
}
