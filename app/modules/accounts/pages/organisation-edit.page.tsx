import { now } from "~/platform/clock";
import type { RefusedForm } from "~/platform/form/answers";
import { checkForm, refuse } from "~/platform/form/check-form.server";
import type { Difference } from "~/platform/form/differences";
import { draftOnPage } from "~/platform/form/draft.server";
import { type StoredForm, savedOrShown, Wrong } from "~/platform/form/edit.server";
import { readForm } from "~/platform/form/read-form.server";
import type { Happening } from "~/platform/journal/visibility";
import { quoted } from "~/platform/language/quotes";
import { orNotFound } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { TableFields } from "~/ui/field/table-fields";
import { Flash, Notice } from "~/ui/flash/flash";
import { PostEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { KeptForm } from "~/ui/form/kept-form";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { Overtaken } from "~/ui/form/overtaken";
import { organisationForm } from "../forms";
import type { Actor } from "../rules/actor";
import { FACTS, OTHERS } from "../rules/organisation-fields";
import { accountLabel, accountPath } from "../rules/places";
import { organisationPolicy } from "../rules/policy";
import { actorOf } from "../signed-in/request.server";
import { lastEdit } from "../store/last-edit.server";
import { type Organisation, organisationById } from "../store/organisation.server";
import { editOrganisation, organisationVersion } from "../verbs/organisation.server";
import type { Route } from "./+types/organisation-edit.page";
import { changesSince, shownIn } from "./organisation-edit.server";

export const shouldRevalidate = onlyElsewhere;

async function editable(actor: Actor): Promise<{ organisation: Organisation; withFacts: boolean }> {
  const organisation = orNotFound(actor.organisation && (await organisationById(actor.organisation.id)));
  const at = now();
  organisationPolicy.allow("edit", actor, organisation, at);
  return { organisation, withFacts: organisationPolicy.may("editFacts", actor, organisation, at) };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { organisation, withFacts } = await editable(actor);
  const { version, ...kept } = await draftOnPage(request, actor.userId);
  return {
    ...kept,
    back: { href: accountPath(actor.role), label: accountLabel(actor.role) },
    version: version ?? organisationVersion(organisation),
    kind: organisation.kind,
    withFacts,
    values: shownIn(organisation),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  const { organisation, withFacts } = await editable(actor);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: checkForm(form, organisationForm(organisation.kind, withFacts)),
    kept: { withFacts, verified: null },
    save: async (value, seen) => {
      const saved = await editOrganisation(actor, value, seen);
      if (saved === "taken") throw new Wrong(refuse(form, { cui: TAKEN }));
    },
    stored: (typed) => besideForm(actor, typed),
    back: accountPath(actor.role),
    done: { tone: "green", title: "Datele au fost salvate." },
  });
}

/** Whether the form still has the facts, and what was typed into those that were verified in the meantime. */
type Kept = { withFacts: boolean; verified: Difference[] | null };

async function besideForm(actor: Actor, typed: RefusedForm): Promise<StoredForm<Kept>> {
  const { organisation, withFacts } = await editable(actor);
  const { differences, verified } = changesSince(organisation, withFacts, typed);
  return {
    version: organisationVersion(organisation),
    last: await lastEdit(actor, { what: EDITED, subjectId: organisation.id }, now()),
    differences,
    kept: { withFacts, verified },
  };
}

const EDITED: Happening = "organisation.edited";
const TAKEN = "Acest CUI este folosit de alt cont. Pentru lămuriri scrieți la suport";

export default function OrganisationEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { back, formKey, kind, values, draft, typed } = loaderData;
  const version = actionData?.version ?? loaderData.version;
  const { withFacts, verified } = actionData?.kept ?? { withFacts: loaderData.withFacts, verified: null };
  const overtaken = actionData?.overtaken;
  return (
    <FormPage heading="Datele organizației" typed={typed} defaults={values} answered={actionData} back={back}>
      {overtaken && (verified === null || overtaken.differences.length > 0) ? <Overtaken {...overtaken} /> : null}
      {verified ? <VerifiedMeanwhile written={verified} /> : null}
      {withFacts || verified ? null : (
        <Notice>
          Denumirea, CUI-ul și felul organizației au fost verificate, așa că nu se mai schimbă de aici. Dacă s-au
          schimbat în acte, scrieți la <Anchor href="/support">suport</Anchor>.
        </Notice>
      )}
      <KeptForm draft={draft} answered={actionData} fields={{ formKey, version }}>
        {withFacts ? <TableFields table={FACTS[kind]} /> : null}
        <TableFields table={OTHERS} />
        <PostEnd submit="Salvează" busyLabel="Se salvează…" cancel={back.href} />
      </KeptForm>
    </FormPage>
  );
}

/** Shows what was typed into facts that were verified in the meantime, to be sent to support. */
function VerifiedMeanwhile({ written }: { written: readonly Difference[] }) {
  return (
    <Flash tone="yellow">
      Între timp organizația a fost verificată, așa că denumirea, CUI-ul și celelalte date din acte nu se mai schimbă de
      aici.{" "}
      {written.length > 0 ? (
        <>
          {`Nu s-a salvat ce ați scris: ${written.map(({ label, yours }) => `${label} ${quoted(yours)}`).join(", ")}. Dacă așa stă în acte, scrieți la `}
          <Anchor href="/support">suport</Anchor>.{" "}
        </>
      ) : null}
      Celelalte date sunt mai jos, cum le-ați scris: salvați-le încă o dată.
    </Flash>
  );
}
