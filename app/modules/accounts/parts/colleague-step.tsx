import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { Answers } from "~/platform/form/answers";
import type { ButtonVariant } from "~/ui/button/button";
import { ChoicesField } from "~/ui/field/answered-field";
import { FormEnd } from "~/ui/form/form-end";
import { memberships } from "../rules/colleague";
import { FormPage } from "./form-page";
import { PasswordField } from "./password-field";

export type ColleagueStepProps = {
  heading: string;
  /** What it means, before it is done. */
  intro: ReactNode;
  answers: Answers;
  /** Whose password is asked for again, where the step gives power over the organisation away or takes it. */
  email?: string;
  back: string;
  submit: string;
  variant?: ButtonVariant;
  /** Afterwards whoever asked is nobody's member: the page they get is a stranger's, whole. */
  leaves?: boolean;
  children?: ReactNode;
};

/** The page of one step about a colleague: it says what will happen, and does it on the button. */
export function ColleagueStep({
  heading,
  intro,
  answers,
  email,
  back,
  submit,
  variant,
  leaves,
  children,
}: ColleagueStepProps) {
  const busy = useNavigation().state === "submitting";
  return (
    <FormPage heading={heading} answers={answers} back={{ href: back, label: "Colegi" }} intro={intro}>
      <Form method="post" noValidate className="form" reloadDocument={leaves ?? false}>
        {children}
        {email ? (
          <>
            <input type="hidden" name="username" autoComplete="username" value={email} />
            <PasswordField answers={answers} label="Parola contului dumneavoastră" />
          </>
        ) : null}
        <FormEnd submit={submit} variant={variant ?? "primary"} busy={busy} cancel={back} />
      </Form>
    </FormPage>
  );
}

const CHOICES = memberships.map(({ code, label, may }) => ({ value: code, label, hint: may }));

/** What somebody will be in the organisation, and what that allows. */
export function RoleChoice({ answers }: { answers: Answers }) {
  return <ChoicesField answers={answers} name="rol" legend="Rolul" choose="one" choices={CHOICES} />;
}
