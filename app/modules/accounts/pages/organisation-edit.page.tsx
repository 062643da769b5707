import { data, Form, useNavigation } from "react-router";
import { now } from "~/platform/clock";
import { type Answers, answersOf, type RefusedForm } from "~/platform/form/answers";
import { checkForm, refuse } from "~/platform/form/check-form.server";
import { newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { Overtaken, seenVersion } from "~/platform/form/version.server";
import { goTo } from "~/platform/http/go.server";
import { relative } from "~/platform/language/dates";
import { abilities } from "~/platform/policy";
import { forbidden, notFound } from "~/platform/refusal";
import { countyOptions } from "~/platform/romania/counties";
import { LineField } from "~/ui/field/answered-field";
import { Field } from "~/ui/field/field";
import { Select, Textarea } from "~/ui/field/input";
import { Notice } from "~/ui/flash/flash";
import { Pair } from "~/ui/form/form";
import { FormEnd } from "~/ui/form/form-end";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { Overtaken as Overtaking } from "~/ui/overtaken/overtaken";
import { differencesFrom, editOf, organisationFormFor, shownIn } from "../edit-form.server";
import { FormPage } from "../parts/form-page";
import { actorOf } from "../request.server";
import type { Actor, OrganisationKind } from "../rules/actor";
import { ACCOUNT_LABEL, accountPath } from "../rules/places";
import { organisationPolicy } from "../rules/policy";
import { type Organisation, organisationById } from "../store/organisation.server";
import { editOrganisation, organisationVersion } from "../verbs/organisation.server";
import type { Route } from "./+types/organisation-edit.page";

export const shouldRevalidate = onlyElsewhere;

async function editable(actor: Actor): Promise<{ organisation: Organisation; withFacts: boolean }> {
  const organisation = actor.organisation && (await organisationById(actor.organisation.id));
  if (!organisation) throw notFound();
  const can = abilities(organisationPolicy, actor, organisation, now());
  if (!can.edit)
    throw forbidden("Datele organizației le schimbă cine administrează contul ei, cât timp nu este suspendată.");
  return { organisation, withFacts: can.editFacts };
}

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { organisation, withFacts } = await editable(actor);
  return {
    back: accountPath(actor.role),
    formKey: newFormKey(),
    version: organisationVersion(organisation),
    kind: organisation.kind,
    withFacts,
    values: shownIn(organisation),
  };
}

/** Thrown through the one-time key, which is then free for the corrected form. */
class CuiTaken extends Error {}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  const { organisation, withFacts } = await editable(actor);
  const checked = checkForm(form, organisationFormFor(organisation.kind, withFacts));
  const seen = seenVersion(form);
  const back = (refused: RefusedForm) =>
    data({ refused, version: seen ?? organisationVersion(organisation), overtaken: null }, { status: 400 });
  if (!checked.ok) return back(checked.refused);
  const save = async () => {
    if ((await editOrganisation(actor, editOf(checked.value, organisation), seen)) === "taken") throw new CuiTaken();
    return accountPath(actor.role);
  };
  try {
    return goTo(await once(form, actor.userId, save), { tone: "green", title: "Datele au fost salvate." });
  } catch (error) {
    if (error instanceof CuiTaken) return back(refuse(form, { cui: TAKEN }));
    if (!(error instanceof Overtaken)) throw error;
    const { organisation: stands } = await editable(actor);
    const when = relative(stands.updatedAt, now());
    const overtaken = { when, differences: differencesFrom(stands, form) };
    return data({ refused: refuse(form, {}), version: organisationVersion(stands), overtaken }, { status: 409 });
  }
}

const TAKEN = "Acest CUI este folosit de alt cont. Pentru lămuriri scrieți la suport";

export default function OrganisationEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { back, formKey, version, kind, withFacts, values } = loaderData;
  const answers = answersOf(actionData?.refused, values);
  const busy = useNavigation().state === "submitting";
  return (
    <FormPage heading="Datele organizației" answers={answers} back={{ href: back, label: ACCOUNT_LABEL }}>
      {actionData?.overtaken ? <Overtaking {...actionData.overtaken} /> : null}
      {withFacts ? null : (
        <Notice>
          Denumirea, CUI-ul și felul organizației au fost verificate, așa că nu se mai schimbă de aici. Dacă s-au
          schimbat în acte, scrieți la suport.
        </Notice>
      )}
      <Form method="post" noValidate className="form">
        <input type="hidden" name="formKey" value={formKey} />
        <input type="hidden" name="version" value={actionData?.version ?? version} />
        {withFacts ? <FactFields answers={answers} kind={kind} /> : null}
        <LineField answers={answers} name="adresa" label="Adresa sediului" autoComplete="address-line1" />
        <LineField answers={answers} name="website" label="Site" optional type="url" autoComplete="url" />
        <Field name="descriere" label="Descriere" optional error={answers.error("descriere")}>
          <Textarea rows={5} defaultValue={answers.field("descriere").defaultValue} />
        </Field>
        <FormEnd submit="Salvează" busy={busy} busyLabel="Se salvează…" cancel={back} />
      </Form>
    </FormPage>
  );
}

function FactFields({ answers, kind }: { answers: Answers; kind: OrganisationKind }) {
  const county = answers.field("judet");
  return (
    <>
      <LineField answers={answers} name="denumire" label="Denumirea" autoComplete="organization" />
      <Pair>
        <LineField answers={answers} name="cui" label="CUI" hint="Cu sau fără RO." figures />
        {kind === "UAT" ? (
          <Field name="judet" label="Județul" hint="Sau municipiul București." error={county.error}>
            <Select empty="Alegeți județul" defaultValue={county.defaultValue} options={countyOptions} />
          </Field>
        ) : (
          <LineField answers={answers} name="numarRC" label="Nr. la registrul comerțului" figures />
        )}
      </Pair>
      {kind === "UAT" ? null : <LineField answers={answers} name="reprezentantLegal" label="Reprezentant legal" />}
    </>
  );
}
