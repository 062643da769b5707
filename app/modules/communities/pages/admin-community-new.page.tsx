import { Form, useNavigation } from "react-router";
import { authorityKinds } from "~/modules/accounts/rules/authority";
import { type Answers, answersOf } from "~/platform/form/answers";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { orFault } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { counties } from "~/platform/romania/counties";
import { Button, ButtonLink } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Field } from "~/ui/field/field";
import { Input, type Option, Select, Textarea } from "~/ui/field/input";
import { FormActions, Pair } from "~/ui/form/form";
import { Stack } from "~/ui/layout/layout";
import { creationForm } from "../forms";
import { ADMIN_COMMUNITIES, adminCommunityPath, NEW_COMMUNITY } from "../rules/administration";
import { makeCommunity } from "../verbs/sections.server";
import type { Route } from "./+types/admin-community-new.page";
import { administratorOf } from "./administration.server";

export function loader({ context }: Route.LoaderArgs) {
  administratorOf(context);
  return { formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = administratorOf(context);
  const form = await readForm(request);
  const lead = { sentence: "Toate câmpurile sunt obligatorii", fields: ["name", "county"] };
  const checked = checkForm(form, creationForm, { lead });
  if (!checked.ok) return refusedAnswer(checked.refused);
  return orFault(NEW_COMMUNITY, "A apărut o eroare la salvarea comunității.", async () => {
    const led = await once(form, actor.userId, async () =>
      adminCommunityPath(await makeCommunity(actor, checked.value)),
    );
    return goTo(led, {
      tone: "green",
      title: "Comunitatea a fost creată!",
      text: "Adăugați mai jos imaginea, locul, atracțiile și proiectele.",
    });
  });
}

export default function AdminCommunityNew({ loaderData: { formKey }, actionData }: Route.ComponentProps) {
  const answers = answersOf(actionData && "refused" in actionData ? actionData.refused : null);
  const description = answers.field("description");
  const busy = useNavigation().state === "submitting";
  return (
    <Stack gap={3}>
      <title>{`${answers.refused ? "Eroare: " : ""}Comunitate nouă – PSP`}</title>
      <Crumb href={ADMIN_COMMUNITIES}>Comunități</Crumb>
      <ErrorSummary errors={answers.errors} lead={answers.lead} />
      <Stack gap={1}>
        <h1>Comunitate nouă</h1>
        <p className="muted">
          Apare în director de îndată, fără administrator. Autoritatea o poate revendica după ce se înscrie.
        </p>
      </Stack>
      <Form method="post" className="form" noValidate>
        <input type="hidden" name="formKey" value={formKey} />
        <Line answers={answers} name="name" label="Denumirea comunității" hint="De pildă: Comuna Fântâna Albastră." />
        <Pair>
          <Choice answers={answers} name="county" label="Județ" empty="Alegeți județul" options={countyOptions} />
          <Choice
            answers={answers}
            name="kind"
            label="Felul autorității"
            empty="Nespecificat"
            options={kindOptions}
            optional
          />
        </Pair>
        <Line answers={answers} name="address" label="Adresa sediului" optional />
        <Field name={description.name} label="Despre comunitate" optional error={description.error}>
          <Textarea rows={6} defaultValue={description.defaultValue} />
        </Field>
        <FormActions note="Imaginea, statisticile, atracțiile, proiectele și galeria se adaugă pe pagina ei.">
          <Button variant="primary" busy={busy} busyLabel="Se creează…">
            Creează comunitatea
          </Button>
          <ButtonLink variant="quiet" href={ADMIN_COMMUNITIES}>
            Renunță
          </ButtonLink>
        </FormActions>
      </Form>
    </Stack>
  );
}

const countyOptions = counties.map(({ code, name }) => ({ value: code, label: name }));
const kindOptions = authorityKinds.map(({ code, label }) => ({ value: code, label }));

type LineProps = { answers: Answers; name: string; label: string; hint?: string; optional?: boolean };

function Line({ answers, name, ...words }: LineProps) {
  const { defaultValue, error } = answers.field(name);
  return (
    <Field name={name} error={error} {...words}>
      <Input defaultValue={defaultValue} autoComplete="off" />
    </Field>
  );
}

type ChoiceProps = LineProps & { empty: string; options: readonly Option[] };

function Choice({ answers, name, empty, options, ...words }: ChoiceProps) {
  const { defaultValue, error } = answers.field(name);
  return (
    <Field name={name} error={error} {...words}>
      <Select empty={empty} options={options} defaultValue={defaultValue} />
    </Field>
  );
}
