import { Form, redirect, useNavigation } from "react-router";
import { takeForm } from "~/modules/accounts/posted-step.server";
import { PEOPLE } from "~/modules/accounts/rules/places";
import { personPolicy } from "~/modules/accounts/rules/policy";
import { suspendPerson } from "~/modules/accounts/verbs/admin.server";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { FormEnd } from "~/ui/form/form-end";
import { Stack } from "~/ui/layout/layout";
import { personAt, personHere, personSaid } from "../decision.server";
import { reasonForm } from "../forms";
import type { Route } from "./+types/person-suspension.page";

/** Nobody locks themselves out, and nobody is shut out twice. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor, person } = await personAt(context, params.id);
  if (!personPolicy.may("suspend", actor, person, now())) throw redirect(PEOPLE);
  return { name: person.name };
}

/** Whether the person is there is asked before what was written about them. */
const reasonAbout = async (asked: Parameters<typeof personHere>[0]) => {
  await personHere(asked);
  return reasonForm;
};

export const action = (route: Route.ActionArgs) =>
  takeForm(route, reasonAbout, {
    back: personHere,
    done: personSaid("Persoana a fost suspendată."),
    work: ({ actor, id, value }) => suspendPerson(actor, id, value.reason),
  });

export default function PersonSuspension({ loaderData: { name }, actionData }: Route.ComponentProps) {
  const answers = answersOf(actionData?.refused);
  const reason = answers.field("reason");
  const busy = useNavigation().state === "submitting";
  return (
    <Stack gap={3}>
      <title>{`${answers.refused ? "Eroare: " : ""}Suspendă pe ${name} – PSP`}</title>
      <Crumb href={PEOPLE}>Persoane</Crumb>
      <ErrorSummary errors={answers.errors} lead={answers.lead} />
      <h1>Suspendă pe {name}</h1>
      <p>Este deconectată de peste tot și nu mai poate intra până ridicați suspendarea. Organizația ei rămâne.</p>
      <Form method="post" noValidate className="form">
        <Field name="reason" label="Motivul" hint="Rămâne în jurnal." error={reason.error}>
          <Textarea rows={4} defaultValue={reason.defaultValue} />
        </Field>
        <FormEnd submit="Suspendă persoana" variant="danger" busy={busy} busyLabel="Se suspendă…" cancel={PEOPLE} />
      </Form>
    </Stack>
  );
}
